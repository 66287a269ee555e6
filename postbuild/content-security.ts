import { createHash } from "node:crypto";
import { getAttribute, getElements, type Page, textContent } from "./page.ts";

interface PolicyHashes {
  /** Sources for `script-src`, one for each inline script that runs. */
  scripts: string[];
  /** Sources for `style-src`, one for each inline stylesheet. */
  styles: string[];
}

/** Types of script that are data and need no permission (verified in Chromium for JSON-LD). */
const dataTypes = new Set(["application/ld+json", "application/json"]);

/**
 * Computes the hashes for a page's content security policy.
 *
 * @param name of the page, for the error
 * @throws when the page has `style` attributes or inline event handlers, which hashes do not cover
 */
export function policyHashes(page: Page, name: string): PolicyHashes {
  const hashes: PolicyHashes = { scripts: [], styles: [] };
  for (const element of getElements(page)) {
    const forbidden = element.attrs.find(({ name }) => name === "style" || name.startsWith("on"));
    if (forbidden) {
      throw new Error(
        `${name}: <${element.tagName} ${forbidden.name}="${forbidden.value}"> is not covered by the hashes of the content security policy`,
      );
    }
    if (element.tagName === "style") hashes.styles.push(hashSource(textContent(element)));
    const runs =
      element.tagName === "script" &&
      !getAttribute(element, "src") &&
      !dataTypes.has(getAttribute(element, "type") ?? "");
    // An empty script does not run and needs no permission.
    if (runs && textContent(element)) hashes.scripts.push(hashSource(textContent(element)));
  }
  return { scripts: [...new Set(hashes.scripts)], styles: [...new Set(hashes.styles)] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
