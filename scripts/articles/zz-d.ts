import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { all } from "./zz-explore.ts";

const pages = new Set<string>();
for (const a of all) {
  const links: string[] = [];
  visit(a.tree, "link", (n) => {
    links.push(n.url + " «" + toString(n) + "»");
  });
  const arts = new Set(links.filter((x) => x.startsWith("/blog/")).map((x) => x.split(" ")[0])),
    own = links.filter((x) => !x.startsWith("/blog/") && x.startsWith("/"));
  if (a.language === "no" || arts.size < 2 || !own.length)
    console.log(a.file, "arts", arts.size, "own", own.length, links.join(" ; "));
  visit(a.tree, "list", (n) => {
    const bold = n.children.filter(
      (i) => i.children[0]?.type === "paragraph" && i.children[0].children[0]?.type === "strong",
    ).length;
    if (bold > 1) console.log("BOLD", a.file, n.position?.start.line, bold, n.children.length);
  });
  const q = a.passages.filter((p) => p.box === "quote");
  const body = a.passages.filter((p) => p.box !== "quote" && p.place !== "source");
  for (const x of q) {
    const seg = [...new Intl.Segmenter(a.language, { granularity: "sentence" }).segment(x.text)].length;
    const at = a.passages.findIndex((p) => p.box !== "quote" && p.text.includes(x.text));
    const qi = a.passages.indexOf(x);
    console.log(
      "QUOTE",
      a.file,
      "sentences",
      seg,
      "dist",
      qi - at,
      "words",
      x.text.split(" ").length,
      a.passages[at]?.box,
      "|",
      x.text,
    );
  }
}
