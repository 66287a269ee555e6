/** Fills `{{name}}` placeholders in pages, mails and legal texts, in browser and server. */

/**
 * Fills the placeholders of a text, or of every text in a tree. Those without a value stay, to be filled later.
 */
export function fillPlaceholders<Tree>(tree: Tree, values: Readonly<Record<string, unknown>>): Tree;
export function fillPlaceholders(tree: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof tree === "string") {
    return tree.replaceAll(/\{\{(\w+)\}\}/g, (place, name) => String(values[name] ?? place));
  }
  if (Array.isArray(tree)) return tree.map((part) => fillPlaceholders(part, values));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [name, fillPlaceholders(part, values)]),
  );
}
