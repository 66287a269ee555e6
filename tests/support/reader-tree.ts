import type { Page } from "playwright-core";

/** A node of Chromium's accessibility tree, as DevTools describes it. */
export interface TreeNode {
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

/** Temporary states, and properties that no screen reader announces. */
const passing = /^(focused|busy|url)$/;

/**
 * Chromium's accessibility tree in reading order: a line for each node with content,
 * with its role, name, value, description and states.
 *
 * @param without selector of excluded parts
 */
export async function wholeTree(page: Page, without: string): Promise<string[]> {
  const { root, getChildren, leftOut } = await readTree(page, without);
  const read = (node: TreeNode): string[] => {
    if (leftOut.has(node.backendDOMNodeId)) return [];
    const children = getChildren(node).flatMap(read);
    return saysSomething(node, children) ? [formatNode(node), ...children] : children;
  };
  return read(root);
}

/**
 * Texts that a screen reader joins because only CSS separates them: `TrondheimA year`.
 * Line ends are ignored. For buttons the accessible name is used, in which such texts are separate.
 */
export async function findJoinedTexts(page: Page): Promise<string[]> {
  const oneLine = "* { text-wrap-mode: nowrap !important }";
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, oneLine);
  const { root, getChildren } = await readTree(page, ":not(*)");
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const flat = (node: TreeNode): TreeNode[] =>
    getChildren(node).flatMap((child) => (child.ignored ? flat(child) : [child]));
  const getText = ({ role, name }: TreeNode) => (role?.value === "StaticText" ? (name?.value ?? "") : "");
  const read = (node: TreeNode): string[] => {
    const children = flat(node);
    if (/^(button|DisclosureTriangle|StaticText)$/.test(node.role?.value ?? "")) return [];
    const pairs = children
      .slice(1)
      .map((child, i) => `${getText(children[i] as TreeNode)}|${getText(child)}`);
    return [...pairs.filter((pair) => /[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(pair)), ...children.flatMap(read)];
  };
  return read(root);
}

async function readTree(page: Page, without: string) {
  const session = await page.context().newCDPSession(page);
  const nodes = (await session.send("Accessibility.getFullAXTree")).nodes as TreeNode[];
  // Queried afterwards, because a page that hydrates meanwhile replaces the excluded elements.
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
  const getChildren = ({ childIds = [] }: TreeNode) => childIds.flatMap((id) => byId.get(id) ?? []);
  return { root: first, getChildren, leftOut };
}

/** Unnamed boxes, text lines and empty live regions have no content. */
function saysSomething({ ignored, role, name }: TreeNode, children: string[]): boolean {
  if (ignored || role?.value === "InlineTextBox") return false;
  if (name?.value) return true;
  return role?.value !== "generic" && !(children.length === 0 && /^(alert|status)$/.test(role?.value ?? ""));
}

function formatNode({ role, name, value, description, properties = [] }: TreeNode): string {
  const states = properties
    .filter((property) => !passing.test(property.name))
    .map((property) => `${property.name}=${property.value.value ?? ""}`);
  return JSON.stringify([role?.value, name?.value, value?.value, description?.value, ...states]);
}
