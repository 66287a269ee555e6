import { articleLix } from "./reading-ease.ts";
import { all } from "./zz-explore.ts";

for (const l of ["en", "no"]) {
  let s = 0,
    n = 0;
  for (const a of all)
    if (a.language === l) {
      const x = articleLix(a);
      s += x;
      n++;
      console.log(a.file, x.toFixed(1));
    }
  console.log(l, s / n);
}
// openings, endings
for (const a of all) {
  const p = a.passages.filter((p) => p.place === "paragraph" && !p.box);
  const fm = a.passages.findIndex((p) => p.place === "heading");
  const open = a.passages.slice(0, fm).filter((p) => p.place !== "source");
  console.log(
    a.file,
    "OPEN",
    open.length,
    open.map((o) => o.place + (o.box ?? "")).join(" "),
    "|",
    p[0]?.text.slice(0, 60),
    "| END",
    p.at(-1)?.text.slice(0, 70),
    "…",
    p.at(-1)?.text.slice(-60),
    "| H2",
    a.tree.children.filter((c) => c.type === "heading" && c.depth === 2).length,
    "last:",
    a.passages.at(-1)?.place,
    a.passages.at(-1)?.box,
  );
}
