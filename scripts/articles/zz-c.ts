import { all } from "./zz-explore.ts";

const K = 3;
for (const l of ["en", "no"]) {
  const us = all
    .filter((a) => a.language === l)
    .flatMap((a) =>
      a.passages
        .filter((p) => p.place !== "source")
        .map((p) => ({ f: a.file, p, w: p.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [] })),
    );
  const t0 = performance.now();
  const idx = new Map<string, number[]>();
  const sets = us.map((u, i) => {
    const s = new Set<string>();
    for (let k = 0; k + K <= u.w.length; k++) s.add(u.w.slice(k, k + K).join(" "));
    for (const x of s) {
      const q = idx.get(x);
      if (q) q.push(i);
      else idx.set(x, [i]);
    }
    return s;
  });
  const c = new Map<number, number>();
  for (const q of idx.values())
    for (let a = 0; a < q.length; a++)
      for (let b = a + 1; b < q.length; b++)
        if (us[q[a]].f !== us[q[b]].f) {
          const k = q[a] * 100000 + q[b];
          c.set(k, (c.get(k) ?? 0) + 1);
        }
  const r = [...c]
    .map(([k, n]) => {
      const i = Math.floor(k / 100000),
        j = k % 100000;
      return {
        i,
        j,
        n,
        jac: n / (sets[i].size + sets[j].size - n),
        con: n / Math.min(sets[i].size, sets[j].size),
      };
    })
    .filter((x) => Math.min(us[x.i].w.length, us[x.j].w.length) >= 8);
  console.log(l, "ms", performance.now() - t0);
  for (const [name, key] of [
    ["JAC", "jac"],
    ["CON", "con"],
    ["N", "n"],
  ] as const) {
    console.log("##", l, name);
    for (const x of r.sort((a, b) => b[key] - a[key]).slice(0, 9))
      console.log(
        x.jac.toFixed(2),
        x.con.toFixed(2),
        x.n,
        us[x.i].f,
        us[x.i].p.line,
        us[x.i].p.place,
        us[x.i].p.text.slice(0, 150),
        "<>",
        us[x.j].f,
        us[x.j].p.line,
        us[x.j].p.text.slice(0, 150),
      );
  }
}
