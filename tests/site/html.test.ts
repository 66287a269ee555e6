import { expect, test } from "vitest";
import { htmlFaults } from "../support/html-faults.ts";
import { readPage, sitePages } from "../support/site-pages.ts";

test.each(sitePages())("$path is valid HTML", async (page) => {
  const faults = await htmlFaults(readPage(page).toString("utf8"), {
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
    "long-title": "error",
  });
  expect(faults).toEqual([]);
});
