import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getAttribute, textContent } from "../../postbuild/page.ts";
import type { SiteManifest } from "../../shared/site-manifest.ts";
import { readElements, sitePages } from "../support/site-pages.ts";

// tests/browser/every-page.test.ts and policy.test.ts check that browsers enforce the policy without violations.
const { files }: SiteManifest = JSON.parse(readFileSync("dist/site.json", "utf8"));

const cspHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each(sitePages())("the policy of $path has the hashes of its inline scripts and styles", (page) => {
  const { csp = [], styleCsp = [] } = files.find(({ path }) => path === page.path) ?? {};
  const elements = readElements(page);
  const styles = elements.filter(({ tagName }) => tagName === "style").map(textContent);
  const scripts = elements
    .filter((element) => element.tagName === "script" && !getAttribute(element, "src"))
    .filter((element) => /^(|module|speculationrules)$/.test(getAttribute(element, "type") ?? ""))
    .map(textContent)
    // An empty script needs no hash.
    .filter(Boolean);
  expect(styles.length).toBeGreaterThan(0);
  expect(styleCsp).toEqual(expect.arrayContaining(styles.map(cspHash)));
  expect(csp).toEqual(expect.arrayContaining(scripts.map(cspHash)));
  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
  expect(attributes.filter((name) => /^(style|on.*)$/.test(name))).toEqual([]);
});
