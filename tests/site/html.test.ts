import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { readPage, sitePages } from "../support/site-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes elements and attributes; a parser reads the same from either way.
    "void-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // HTML only asks that an id has no white space. React's own begin with a line, headings may begin with a year.
    "valid-id": ["error", { relaxed: true }],
    // A table that is laid out as cards on phones keeps its roles only if they are named.
    "no-redundant-role": "off",
    // A frame that scrolls is a region without being a section of the text.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // Fieldsets are named by `aria-label`, or only there to switch off their fields together while a form is sent.
    "wcag/h71": "off",
    // The contents of an article stand there twice, of which one is shown: axe looks at what is shown.
    "unique-landmark": "off",
    // Where a telephone number may break is said in the styles.
    "tel-non-breaking": "off",
  },
});

test.each(sitePages())("$path is valid HTML", async (page) => {
  const { results } = await validator.validateString(readPage(page).toString("utf8"), page.file);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
