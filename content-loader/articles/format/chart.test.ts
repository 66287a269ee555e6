import type { ContainerDirective } from "mdast-util-directive";
import { describe, expect, test } from "vitest";
import { renderBody } from "../library/render.ts";
import { chartProblems, parseFigure } from "./chart.ts";
import { parseMarkdown } from "./markdown.ts";

const sources = [{ id: "survey", text: "A survey", url: "https://example.org/survey" }];
const rows = (...figures: string[]) =>
  `| Who | Share |\n|---|---|\n${figures.map((figure, i) => `| Group ${i + 1} | ${figure} |`).join("\n")}`;
const chart = (table: string, caption = "A survey, 2018.:cite[survey]") =>
  `:::chart{title="Who said so"}\n${table}\n\n${caption}\n:::`;
const render = (markdown: string, language: "en" | "no" = "en") =>
  renderBody(parseMarkdown(markdown), sources, { language, slug: "sample" }).html;
const problems = (markdown: string, language: "en" | "no" = "en") =>
  chartProblems(parseMarkdown(markdown).children[0] as ContainerDirective, language).join("; ");
const widths = (html: string) => [...html.matchAll(/<rect width="([^"]+)">/g)].map(([, width]) => width);

describe("A chart", () => {
  test("becomes a table in a figure with a caption and source", () => {
    expect(render(chart(rows("58%", "31%"))).replaceAll("\n", "")).toBe(
      '<figure class="chart"><figcaption><p class="box-title">Who said so</p><p>A survey, 2018.<a class="cite" href="#source-1" role="doc-noteref" id="cite-1">1</a></p></figcaption>' +
        '<table><thead><tr><th scope="col">Who</th><th scope="col">Share</th></tr></thead><tbody>' +
        '<tr><th scope="row">Group 1<svg aria-hidden="true"><rect width="58%"></rect></svg></th><td>58%</td></tr>' +
        '<tr><th scope="row">Group 2<svg aria-hidden="true"><rect width="31%"></rect></svg></th><td>31%</td></tr></tbody></table></figure>',
    );
  });

  test("scales percentages to 100 and other values to the largest", () => {
    expect(widths(render(chart(rows("58%", "7.4%"))))).toEqual(["58%", "7.4%"]);
    expect(widths(render(chart(rows("522,600", "599,200"))))).toEqual(["87.2%", "100%"]);
  });

  test("parses numbers in the article's language", () => {
    expect(widths(render(chart(rows("58\u00a0%", "7,4\u00a0%")), "no"))).toEqual(["58%", "7.4%"]);
    expect(parseFigure("1\u00a0200", "no")).toEqual({ value: 1200, share: false });
    expect(parseFigure("1,200.5", "en")).toEqual({ value: 1200.5, share: false });
    expect(parseFigure("1.200", "no")).toBeUndefined();
    expect(parseFigure("about 68", "en")).toBeUndefined();
  });
});

describe("A chart is rejected", () => {
  test("when a value is not a number", () =>
    expect(problems(chart(rows("58%", "about 31%")))).toMatch(/^'about 31%' is not a number/));
  test("when it has one row", () =>
    expect(problems(chart(rows("58%")))).toMatch(/two columns, label and value, and at least two rows/));
  test("when it has a third column", () =>
    expect(problems(chart("| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |"))).toMatch(
      /two columns/,
    ));
  test("when its table is missing or something else is in it", () => {
    expect(problems(':::chart{title="Who"}\nA survey, 2018.:cite[survey]\n:::')).toMatch(
      /must contain one table/,
    );
    expect(problems(chart(`${rows("1", "2")}\n\n- a`))).toMatch(/must contain one table/);
  });
  test("when its source is missing", () =>
    expect(problems(chart(rows("58%", "31%"), "A survey, 2018."))).toMatch(/with the source, a :cite/));
  test("when its year is missing", () =>
    expect(problems(chart(rows("58%", "31%"), "A survey.:cite[survey]"))).toMatch(/and the year/));
  test("not when it is valid", () => expect(problems(chart(rows("58%", "31%")))).toBe(""));
});
