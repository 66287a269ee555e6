import { all } from "./zz-explore.ts";

for (const l of ["en", "no"]) {
  for (const K of [8, 9, 10, 12, 14]) {
    const idx = new Map<string, Set<string>>();
    for (const a of all)
      if (a.language === l)
        for (const p of a.passages) {
          if (p.place === "source") continue;
          const w = p.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
          for (let i = 0; i + K <= w.length; i++) {
            const k = w.slice(i, i + K).join(" ");
            const s = idx.get(k) ?? new Set();
            s.add(`${a.file}:${p.line}`);
            idx.set(k, s);
          }
        }
    const h = [...idx].filter(([, s]) => new Set([...s].map((x) => x.split(":")[0])).size > 1);
    console.log(l, K, h.length);
    if (K === 9) for (const [k, s] of h) console.log("   ", k, [...s].join(" "));
  }
}
// first words
for (const l of ["en", "no"]) {
  const m = new Map<string, string[]>();
  for (const a of all)
    if (a.language === l) {
      const p = a.passages.find((p) => p.place === "paragraph")!;
      const k = (p.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 2).join(" ");
      m.set(k, [...(m.get(k) ?? []), a.file]);
    }
  console.log([...m].filter(([, v]) => v.length > 1));
}
// paragraphs with many en dashes
for (const a of all)
  for (const p of a.passages) {
    const n = (p.own.match(/ – /g) ?? []).length;
    if (n > 0) console.log("DASH", n, a.file, p.line, p.text.slice(0, 80));
  }
