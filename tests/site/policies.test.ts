import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SiteManifest } from "../../shared/site-manifest.ts";
import { attribute, elementsOf, textIn } from "../support/elements.ts";
import { sitePages } from "../support/site-pages.ts";

// That browsers keep to it is seen in tests/browser/every-page.test.ts and policy.test.ts.
const { files }: SiteManifest = JSON.parse(readFileSync("dist/site.json", "utf8"));

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each(sitePages())("the policy of $path has the hash of all that runs and shows in it", (page) => {
  const { csp = [], styleCsp = [] } = files.find(({ path }) => path === page.path) ?? {};
  const elements = elementsOf(page);
  const styles = elements.filter(({ tagName }) => tagName === "style").map(textIn);
  const scripts = elements
    .filter((element) => element.tagName === "script" && !attribute(element, "src"))
    .filter((element) => /^(|module|speculationrules)$/.test(attribute(element, "type") ?? ""))
    .map(textIn)
    // An empty one runs nothing.
    .filter(Boolean);
  expect(styles.length).toBeGreaterThan(0);
  expect(styleCsp).toEqual(expect.arrayContaining(styles.map(hashOf)));
  expect(csp).toEqual(expect.arrayContaining(scripts.map(hashOf)));
  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
  expect(attributes.filter((name) => /^(style|on.*)$/.test(name))).toEqual([]);
});
