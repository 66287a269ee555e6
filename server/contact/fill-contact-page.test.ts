import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import translations from "../../content/en/contactForm.json" with { type: "json" };
import norwegian from "../../content/no/contactForm.json" with { type: "json" };
import { fileLimit } from "../../shared/attachments.ts";
import { writeSite } from "../../tests/support/site.ts";
import { createContactPageFiller } from "./fill-contact-page.ts";

const page = readFileSync(join(writeSite(), "client/contact/index.html"), "utf8");
const fill = createContactPageFiller(page, translations);

describe("the page for a rejected form", () => {
  const filled = fill({
    values: { name: "Kari", email: "kari", package: "pro", message: "\nHi" },
    problems: [
      { field: "name", code: "too_long" },
      { field: "email", code: "invalid" },
    ],
    summary: translations.summary.validation_failed,
    hadFile: true,
  });

  test("keeps the typed values", () => {
    expect(filled).toContain(
      'name="name" value="Kari" aria-invalid="true" aria-describedby="name-hint name-error"',
    );
    expect(filled).toContain('<option value="pro" selected="">');
    expect(filled).toContain('<option value="">');
    expect(filled).toContain('<textarea name="message">\n\nHi</textarea>');
  });

  test("shows the errors above the form and at each field", () => {
    expect(filled).toContain(translations.summary.validation_failed);
    expect(filled).toMatch(/<p id="name-error" data-problem="name">The name/);
    expect(filled).toMatch(
      /aria-invalid="true" aria-describedby="email-error"><p id="email-error" data-problem="email">Enter an email/,
    );
  });

  test("keeps the inline loader without its modules, because the router has no page at the form's address", () => {
    expect(filled.match(/<script/g)).toHaveLength(1);
    expect(filled).toContain("<script>fetchFonts()</script>");
    expect(filled).not.toContain("start()");
    expect(filled).not.toContain("modulepreload");
  });

  test("contains nothing that another visitor typed", () => {
    const empty = { values: {}, problems: [], summary: "x", hadFile: false };
    const before = fill(empty);
    fill({ values: { name: "Ola", message: "Secret" }, problems: [], summary: "y", hadFile: true });
    expect(fill(empty)).toBe(before);
  });

  test("asks for the file again because HTML cannot fill a file input", () => {
    expect(filled).toContain(`data-problem="file">${translations.attachments.file.required}`);
    const tooLarge = { values: {}, problems: [{ field: "file", code: "too_long" as const }], summary: "x" };
    expect(fill({ ...tooLarge, hadFile: true })).toContain(translations.attachments.file.too_long);
  });

  test("states the file size limit", () => {
    for (const { attachments, summary } of [translations, norwegian])
      for (const text of [attachments.file.hint, attachments.file.too_long, summary.payload_too_large])
        expect(text).toContain(`${fileLimit / 1024 ** 2} MB`);
  });

  test("does not change other forms of the page", () => {
    expect(filled).toContain('<form action="/newsletter"><input name="email" type="email"></form>');
  });

  test("escapes typed text", () => {
    const empty = elements(fill({ values: {}, problems: [], summary: "x", hadFile: false }));
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('"><script>', "</textarea><img src=x>", "<!--"),
        (text, attack) => {
          const typed = attack + text;
          const result = fill({
            values: { name: typed, email: typed, package: typed, message: typed },
            problems: [],
            summary: "x",
            hadFile: false,
          });
          expect(elements(result)).toBe(empty.replaceAll(' selected=""', ""));
        },
      ),
      { numRuns: 50 },
    );
  });
});

/** The page's tags in order, without attribute values that come from typing. */
function elements(html: string): string {
  return serialize(parse(html))
    .replace(/ value="[^"]*"/g, "")
    .replace(/<textarea([^>]*)>[^<]*/g, "<textarea$1>")
    .replaceAll(' selected=""', "");
}

test.each([
  ['data-problem="email"', "no error element"],
  ['name="message"', "no field called"],
  ['action="/api/contact"', "no form that posts"],
])("a page without %s is rejected before anybody asks for it", (place, complaint) => {
  expect(() => createContactPageFiller(page.replace(place, ""), translations)).toThrow(complaint);
});

test("has a message for every error in both languages", () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === "string" ? [key] : keys(inner).map((name) => `${key}.${name}`),
    );
  expect(keys(norwegian)).toEqual(keys(translations));
});
