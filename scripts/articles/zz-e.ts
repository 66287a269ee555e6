// bigrams "a b" where "ab" or "a-b" is also a word of the corpus
import { all } from "./zz-explore.ts";

const no = all.filter((a) => a.language === "no");
const words = new Map<string, number>();
for (const a of no)
  for (const p of a.passages)
    for (const w of p.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []) words.set(w, (words.get(w) ?? 0) + 1);
const hits = new Map<string, string[]>();
for (const a of no)
  for (const p of a.passages) {
    for (const s of p.text.split(/[.,:;!?«»–()]/)) {
      const w = s.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
      for (let i = 0; i + 1 < w.length; i++)
        if (w[i].length > 2 && w[i + 1].length > 2)
          for (const j of [w[i] + w[i + 1], w[i] + "-" + w[i + 1], w[i] + "s" + w[i + 1]])
            if (words.has(j)) {
              const k = w[i] + " " + w[i + 1];
              hits.set(k, [...(hits.get(k) ?? []), `${a.file}:${p.line} (${j})`]);
            }
    }
  }
console.log([...hits].map(([k, v]) => k + " " + v[0] + " x" + v.length).join("\n"));
