import { describe, expect, test } from "vitest";
import { renderBody } from "../library/render.ts";
import { parseMarkdown } from "./markdown.ts";

const render = (markdown: string, language: "en" | "no" = "en") =>
  renderBody(parseMarkdown(markdown), [], { language, slug: "sample" });
const boxed = (body: string, marks: string) => `:::example{title="To copy: the page"${marks}}\n${body}\n:::`;

describe("A copyable example", () => {
  test("has a labelled copy button, and none when it is not copyable", () => {
    expect(render(boxed("Text.", " copy")).html).toContain(
      '<p>Text.</p><p class="box-tools" data-print="off"><button type="button" class="btn btn-ghost">Copy<span class="sr-only"> ‘the page’</span></button></p></figure>',
    );
    expect(render(boxed("Text.", "")).html).not.toContain("<button");
  });

  test("links to its worksheet in the article's language", () => {
    expect(render(boxed("Text.", " sheet")).html).toContain(
      '<a href="/blog/sample/sheet" class="link" data-document>Sheet to print</a>',
    );
    expect(render(boxed("Text.", " sheet"), "no").html).toContain('<a href="/no/blog/sample/sheet"');
    expect(render(boxed("Text.", " copy")).worksheet).toBeUndefined();
  });
});

describe("A worksheet", () => {
  test("has the example's text below its title, with a line for each blank", () => {
    expect(render(boxed("**I** … for … before ….", " sheet")).worksheet).toEqual({
      title: "The page",
      html: '<p><strong>I</strong> <span class="blank">…</span> for <span class="blank">…</span> before <span class="blank">…</span>.</p>',
    });
  });

  test("turns a line of column headings into a table with fewer rows for more columns", () => {
    const rows = (markdown: string) =>
      (render(boxed(markdown, " sheet")).worksheet?.html ?? "").split("<tr>").length - 2;
    expect(render(boxed("`Week | Hours`", " sheet")).worksheet?.html).toMatch(
      /^<table><thead><tr><th scope="col">Week<\/th><th scope="col">Hours<\/th><\/tr><\/thead><tbody><tr><td><\/td><td><\/td><\/tr>/,
    );
    const paragraph = "\n\nText.";
    expect(rows("`Week | Hours`")).toBe(16);
    expect(rows(`\`Week | Hours\`${paragraph.repeat(3)}`)).toBe(10);
    expect(rows(`\`Week | Hours\`${paragraph.repeat(9)}`)).toBe(4);
  });

  test("leaves other code and headings within a sentence unchanged", () => {
    const { worksheet } = render(boxed("`npm start`\n\nUnder `Week | Hours` you write.", " sheet"));
    expect(worksheet?.html).toBe(
      "<p><code>npm start</code></p>\n<p>Under <code>Week | Hours</code> you write.</p>",
    );
  });
});
