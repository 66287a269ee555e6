import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articleSlugs, findArticle } from "../../../../content-loader/articles.ts";

test("the stylesheet has a margin position for as many sources as the longest article has", () => {
  const css = readFileSync("app/routes/article/text/margin-notes.css", "utf8");
  const places = css.match(/#source-\d+ \{/g)?.length ?? 0;
  const most = (["en", "no"] as const).flatMap((language) =>
    articleSlugs().map((slug) => findArticle(language, slug)?.sources.length ?? 0),
  );
  expect(places).toBeGreaterThanOrEqual(Math.max(...most));
});
