import type { ContainerDirective } from "mdast-util-directive";
import { describe, expect, test } from "vitest";
import { renderBody } from "../library/render.ts";
import { exampleKindProblems, findExampleKinds } from "./example-kinds.ts";
import { parseMarkdown } from "./markdown.ts";

const box = (form: string, body: string) => `:::example{title="Say" ${form}}\n${body}\n:::`;
const render = (form: string, body: string) =>
  renderBody(parseMarkdown(box(form, body)), [], { language: "en", slug: "sample" }).html;
const problems = (markdown: string) =>
  exampleKindProblems(parseMarkdown(markdown).children[0] as ContainerDirective).join("; ");

describe("A rewrite", () => {
  test("strikes the old text and marks the new one", () => {
    expect(render("rewrite", "**Before:** Old *words*.\n\n**After:** New.")).toContain(
      '<figure class="example rewrite"><figcaption class="box-title">Say</figcaption><p><strong>Before:</strong><del> Old <em>words</em>.</del></p><p><strong>After:</strong><ins> New.</ins></p>',
    );
  });

  test("keeps only the last of several drafts unstruck", () => {
    const html = render("rewrite", "**First:** A.\n\n**Second:** B.\n\n**Third:**\n\n- C.\n- D.\n\nE.");
    expect(html.match(/<del>.*?<\/del>/g)).toEqual(["<del> A.</del>", "<del> B.</del>"]);
    expect(html.match(/<ins>.*?<\/ins>/g)).toEqual(["<ins>C.</ins>", "<ins>D.</ins>", "<ins>E.</ins>"]);
  });

  test("pairs old and new text for each person", () => {
    const html = render(
      "rewrite",
      "**Kari, before:** A.\n\n**Kari, after:** B.\n\n**Ola, before:** C.\n\n**Ola, after:** D.",
    );
    expect(html.match(/<del> .\./g)).toEqual(["<del> A.", "<del> C."]);
    expect(html.match(/<ins> .\./g)).toEqual(["<ins> B.", "<ins> D."]);
  });
  test("leaves text before the first version and remarks in brackets unchanged", () => {
    const html = render("rewrite", "The advert.\n\n**Before:** (nothing)\n\n**After:** New.");
    expect(html).toContain("<p>The advert.</p><p><strong>Before:</strong> (nothing)</p>");
  });

  test("strikes the last but one column of a table", () => {
    const html = render("rewrite", "| Asked | Before | After |\n|---|---|---|\n| a | b | c |");
    expect(html).toMatch(/>a<\/td>\s*<td [^>]+><del>b<\/del><\/td>\s*<td [^>]+><ins>c<\/ins><\/td>/);
    expect(html).toContain("<th>Before</th>");
  });
});

test("marks the signature of a letter, and nothing when it has none", () => {
  expect(render("letter", "Hello.\n\nAnette, (telephone)")).toContain(
    '<p>Hello.</p><p class="signature">Anette, (telephone)</p>',
  );
  const unsigned = "And then it goes on to say one more thing.";
  expect(render("letter", `Hello.\n\n${unsigned}`)).toContain(`<p>${unsigned}</p>`);
  expect(render("letter", "Yes.")).toContain("<p>Yes.</p>");
});

test("adds a class for every other form and keeps the text unchanged", () => {
  expect(render("dialogue", "**A:** b\n\n**C:** d")).toContain('<figure class="example dialogue">');
  expect(render("code", "**A** b")).toMatch(
    /<figure class="example code-example">.*<p><strong>A<\/strong> b<\/p>/,
  );
});

describe("A form is rejected", () => {
  test("on a box that is not an example", () =>
    expect(problems(':::update{month="2026-11" letter}\nText.\n:::')).toMatch(
      /'letter' is only for examples/,
    ));
  test("with two kinds", () =>
    expect(problems(box("letter code", "Hello.\n\nKari"))).toBe(
      "an example has one kind, not letter and code",
    ));
  test("for a rewrite with one version", () =>
    expect(problems(box("rewrite", "**Before:** A.\n\nB."))).toMatch(/^a rewrite needs two paragraphs/));
  test("for a dialogue without speakers", () =>
    expect(problems(box("dialogue", "‘A?’\n\n‘B.’"))).toMatch(/^a dialogue needs at least two paragraphs/));
  test("for a table as code or as a letter", () => {
    const table = "| a | b |\n|---|---|\n| 1 | 2 |";
    expect(problems(box("code", table))).toBe("code cannot contain a table");
    expect(problems(box("letter", table))).toBe("a letter cannot contain a table");
  });
  test("not when it fits", () => {
    expect(problems(box("rewrite", "**Not:** A.\n\n**Rather:** B."))).toBe("");
    expect(problems(box("letter", "Hello.\n\nAnette, (telephone)"))).toBe("");
    expect(findExampleKinds(parseMarkdown(box("letter", "Hello.\n\nKari")))).toEqual(["letter"]);
  });
});
