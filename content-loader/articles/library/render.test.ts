import { describe, expect, test } from "vitest";
import { parseMarkdown, readableText, slugify } from "../format/markdown.ts";
import { renderBody } from "./render.ts";

const sources = [
  { id: "first", text: "First", url: "https://example.org/first" },
  { id: "second", text: "Second", url: "https://example.org/second" },
];
const render = (markdown: string, language: "en" | "no" = "en") =>
  renderBody(parseMarkdown(markdown), sources, { language, slug: "sample" });

describe("The HTML of an article", () => {
  test("numbers sources in order of citation and marks the first citation", () => {
    const { html, sources: cited } = render("A. :cite[second] B.:cite[first] C.:cite[second]");
    expect(cited.map(({ id }) => id)).toEqual(["second", "first"]);
    expect(html.match(/href="#source-\d"/g)).toEqual([
      'href="#source-1"',
      'href="#source-2"',
      'href="#source-1"',
    ]);
    expect(html.match(/id="cite-\d"/g)).toEqual(['id="cite-1"', 'id="cite-2"']);
    expect(html).toContain("A.<a");
  });

  test("gives every heading an id with æ, ø and å transliterated, and lists the sections", () => {
    const { html, headings } = render("## Når døra åpnes\n\n### Én ting\n\n## Når døra åpnes", "no");
    expect(headings).toEqual([
      { id: "nar-dora-apnes", text: "Når døra åpnes" },
      { id: "nar-dora-apnes-2", text: "Når døra åpnes" },
    ]);
    expect(html).toContain('<h3 id="en-ting"><a href="#en-ting">Én ting</a></h3>');
  });

  test("links to pages in its own language and keeps other links unchanged", () => {
    const { html } = render("[a](/pricing) [b](https://nav.no) [c](#part) [d](mailto:a@b.no)", "no");
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="/no/pricing"',
      'href="https://nav.no"',
      'href="#part"',
      'href="mailto:a@b.no"',
    ]);
  });

  test("renders a checklist as labelled checkboxes", () => {
    const { html } = render(':::checklist{title="Now"}\n- Do **this**.\n:::');
    expect(html).toContain('<label><input type="checkbox"><span>Do <strong>this</strong>.</span></label>');
    expect(html).toMatch(
      /role="group" aria-labelledby="checklist"><p id="checklist" class="box-title">Now<\/p>/,
    );
  });

  test("wraps an example with its title, and a wide table", () => {
    expect(render(':::example{title="Say"}\nText.\n:::').html).toContain(
      '<figure class="example"><figcaption class="box-title">Say</figcaption><p>Text.</p></figure>',
    );
    expect(render("## Pay\n\n| a | b |\n|---|--:|\n| 1 | 2 |").html).toMatch(
      /<div class="table-frame" tabindex="0" role="group" aria-labelledby="pay"><table>[\s\S]*<td class="figure">2<\/td>/,
    );
  });

  test("dates updates in its own language", () => {
    const update = ':::update{month="2026-11"}\nNew.\n:::';
    expect(render(update).html).toBe(
      '<div class="update" role="note"><p class="box-title">Updated November 2026</p><p>New.</p></div>',
    );
    expect(render(update, "no").html).toContain("Oppdatert november 2026");
  });

  test("adds column names to the cells of a table wider than a phone", () => {
    const { html } = render("| a | b | c :cite[first] |\n|---|---|---|\n| 1 | 2 | 3 |");
    expect(html).toContain('<table class="stacked" role="table">');
    expect(html).toMatch(
      /<td role="cell">1<\/td>\s*<td role="cell" data-label="b">2<\/td>\s*<td role="cell" data-label="c">3<\/td>/,
    );
  });

  test("folds a table that fills a phone's screen behind its columns and number of rows", () => {
    const table = (head: string, row: string, rows: number) =>
      `${head}\n${head.replace(/[^|]+/g, "---")}\n${`${row}\n`.repeat(rows)}`;
    const stacked = (rows: number) => table("| a | b :cite[first] | c |", "| 1 | 2 | 3 |", rows);
    const plain = (rows: number) => table("| a | b |", "| 1 | 2 |", rows);
    expect(render(stacked(3)).html).not.toContain("<details");
    expect(render(plain(7)).html).not.toContain("<details");
    expect(render(plain(8)).html).toContain("<details");
    expect(render(stacked(4), "no").html).toMatch(
      /<details class="fold"><summary>Tabell: a, b, c \(4 rader\)<\/summary><div class="table-frame"/,
    );
  });

  test("renders the rungs of a ladder as a numbered list with a caption", () => {
    const { html } = render(':::ladder{title="Up"}\n1. **One.** First.\n2. Two\n3. Three\n:::');
    expect(html).toMatch(/^<figure class="ladder"><figcaption class="box-title">Up<\/figcaption><ol>/);
  });

  test("lets the only value of a row span all columns", () => {
    const { html } = render("| a | b | c |\n|---|---|---|\n| 1 | 2 | |\n| all | | |");
    expect(html).toMatch(/<td role="cell">1<\/td>\s*<td role="cell" data-label="b">2<\/td>/);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toMatch(/<tr role="row"><td colspan="3" role="cell">all<\/td><\/tr>/);
  });

  test("never contains a style or script, whatever the source contains", () => {
    const { html } = render('<b style="x" onclick="y()">a</b> [b](javascript:alert)\n\n<script>z()</script>');
    expect(html).not.toMatch(/style=|onclick|<script/);
  });
});

describe("The plain text of an article", () => {
  test("has one line per paragraph, without citations and URLs", () => {
    const tree = parseMarkdown(
      "## One\n\nTwo [three](/x).:cite[first]\n\n- four\n\n| five |\n|---|\n| six |",
    );
    expect(readableText(tree)).toBe("One\nTwo three.\nfour\nfive\nsix");
  });

  test("keeps URLs readable", () => {
    expect(slugify("«Æ, Ø & Å» – 100 %")).toBe("ae-o-a-100");
  });
});
