import type { Page } from "playwright-core";

/** A node of Chromium's accessibility tree, as DevTools gives it. */
interface TreeNode {
  nodeId: string;
  childIds?: string[];
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
  description?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** States of the moment, and what no reader says. */
const passing = /^(focused|busy|url)$/;

/**
 * All that Chromium tells a screen reader of the page, in the order of reading: a line for each node that has something
 * to say, with its role, name, value, description and states.
 *
 * @param without selects parts of the page that are left out
 */
export async function wholeTree(page: Page, without: string): Promise<string[]> {
  const { root, childrenOf, leftOut } = await readTree(page, without);
  const read = (node: TreeNode): string[] => {
    if (leftOut.has(node.backendDOMNodeId)) return [];
    const children = childrenOf(node).flatMap(read);
    return saysSomething(node, children) ? [lineOf(node), ...children] : children;
  };
  return read(root);
}

/**
 * Texts between which a screen reader finds no space, because they are parted by their boxes alone: `TrondheimA year`.
 * Where a line happens to end is left aside. Of buttons readers say the name, in which such texts are parted.
 */
export async function runTogether(page: Page): Promise<string[]> {
  const oneLine = "* { text-wrap-mode: nowrap !important }";
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, oneLine);
  const { root, childrenOf } = await readTree(page, ":not(*)");
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const flat = (node: TreeNode): TreeNode[] =>
    childrenOf(node).flatMap((child) => (child.ignored ? flat(child) : [child]));
  const textOf = ({ role, name }: TreeNode) => (role?.value === "StaticText" ? (name?.value ?? "") : "");
  const read = (node: TreeNode): string[] => {
    const children = flat(node);
    if (/^(button|DisclosureTriangle|StaticText)$/.test(node.role?.value ?? "")) return [];
    const pairs = children.slice(1).map((child, i) => `${textOf(children[i] as TreeNode)}|${textOf(child)}`);
    return [...pairs.filter((pair) => /[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(pair)), ...children.flatMap(read)];
  };
  return read(root);
}

async function readTree(page: Page, without: string) {
  const session = await page.context().newCDPSession(page);
  const nodes = (await session.send("Accessibility.getFullAXTree")).nodes as TreeNode[];
  // Asked for afterwards: a page that wakes by itself meanwhile has put in its place what is left out.
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: without });
  const leftOut = new Set<number | undefined>();
  for (const nodeId of nodeIds) {
    leftOut.add((await session.send("DOM.describeNode", { nodeId })).node.backendNodeId);
  }
  await session.detach();
  const [first] = nodes;
  if (!first) throw new Error("Chromium gives no accessibility tree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: TreeNode) => childIds.flatMap((id) => byId.get(id) ?? []);
  return { root: first, childrenOf, leftOut };
}

/** Boxes without a name, the lines of a text and live regions in which nothing stands say nothing. */
function saysSomething({ ignored, role, name }: TreeNode, children: string[]): boolean {
  if (ignored || role?.value === "InlineTextBox") return false;
  if (name?.value) return true;
  return role?.value !== "generic" && !(children.length === 0 && /^(alert|status)$/.test(role?.value ?? ""));
}

function lineOf({ role, name, value, description, properties = [] }: TreeNode): string {
  const states = properties
    .filter((property) => !passing.test(property.name))
    .map((property) => `${property.name}=${property.value.value ?? ""}`);
  return JSON.stringify([role?.value, name?.value, value?.value, description?.value, ...states]);
}
