import { readdirSync, readFileSync } from "node:fs";
import { readArticleText } from "/work/main/scripts/articles/article-text.ts";
export const all = (["en", "no"] as const)
  .flatMap((l) =>
    readdirSync(`/work/main/content/articles/${l}`)
      .filter((n) => n.endsWith(".md"))
      .map((n) =>
        readArticleText(readFileSync(`/work/main/content/articles/${l}/${n}`, "utf8"), {
          file: `${l}/${n}`,
          slug: n.slice(0, -3),
          language: l,
        }),
      ),
  )
  .filter((x) => x !== undefined);
