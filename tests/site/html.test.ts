import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { readPage, sitePages } from "../support/site-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React's serialization style, which parsers read equally.
    "void-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // HTML allows any id without white space. React's begin with an underscore, headings' may begin with a year.
    "valid-id": ["error", { relaxed: true }],
    // Tables shown as cards on phones lose their roles unless they are explicit.
    "no-redundant-role": "off",
    // A scroll container is a region but not a section.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // Fieldsets have an `aria-label`, or only disable their fields while a form is sent.
    "wcag/h71": "off",
    // An article has two tables of contents, of which CSS shows one; axe checks the shown one.
    "unique-landmark": "off",
    // Line breaks in telephone numbers are in the styles.
    "tel-non-breaking": "off",
  },
});

test.each(sitePages())("$path is valid HTML", async (page) => {
  const { results } = await validator.validateString(readPage(page).toString("utf8"), page.file);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
