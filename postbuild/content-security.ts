import { createHash } from "node:crypto";
import { attribute, elementsOf, type Page, textOf } from "./page.ts";

export interface PolicyHashes {
  /** Sources for `script-src`: every inline script that runs. */
  scripts: string[];
  /** Sources for `style-src`: every inline stylesheet. */
  styles: string[];
}

/** Types of script that are data to the browser and need no permission (verified in Chromium for JSON-LD). */
const dataTypes = new Set(["application/ld+json", "application/json"]);

/**
 * What a page's content security policy has to allow by hash.
 *
 * @param name of the page, for the error
 * @throws on `style=` attributes and inline event handlers, which no hash can allow
 */
export function policyHashes(page: Page, name: string): PolicyHashes {
  const hashes: PolicyHashes = { scripts: [], styles: [] };
  for (const element of elementsOf(page)) {
    const forbidden = element.attrs.find(({ name }) => name === "style" || name.startsWith("on"));
    if (forbidden) {
      throw new Error(
        `${name}: <${element.tagName} ${forbidden.name}="${forbidden.value}"> breaks the content security policy`,
      );
    }
    if (element.tagName === "style") hashes.styles.push(hashSource(textOf(element)));
    const runs =
      element.tagName === "script" &&
      !attribute(element, "src") &&
      !dataTypes.has(attribute(element, "type") ?? "");
    // Browsers run no script without text, and ask for no permission.
    if (runs && textOf(element)) hashes.scripts.push(hashSource(textOf(element)));
  }
  return { scripts: [...new Set(hashes.scripts)], styles: [...new Set(hashes.styles)] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
