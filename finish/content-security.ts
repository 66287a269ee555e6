import { createHash } from "node:crypto";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

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
 * @throws on `style=` attributes and inline event handlers, which no hash can allow
 */
export function policyHashes(html: string, page: string): PolicyHashes {
  const hashes: PolicyHashes = { scripts: [], styles: [] };
  for (const element of elements(parse(html))) {
    const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value;
    const forbidden = element.attrs.find(({ name }) => name === "style" || name.startsWith("on"));
    if (forbidden) {
      throw new Error(
        `${page}: <${element.tagName} ${forbidden.name}="${forbidden.value}"> breaks the content security policy`,
      );
    }
    if (element.tagName === "style") hashes.styles.push(hashSource(textOf(element)));
    const runs = element.tagName === "script" && !attribute("src") && !dataTypes.has(attribute("type") ?? "");
    // Browsers run no script without text, and ask for no permission.
    if (runs && textOf(element)) hashes.scripts.push(hashSource(textOf(element)));
  }
  return { scripts: [...new Set(hashes.scripts)], styles: [...new Set(hashes.styles)] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function* elements(node: Tree.Node): Generator<Tree.Element> {
  if ("tagName" in node) yield node;
  // What stands in <template> and <noscript> counts as well.
  if ("content" in node) yield* elements(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elements(child);
}
