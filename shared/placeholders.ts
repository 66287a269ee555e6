/** Fills `{{name}}` placeholders in pages, mails and legal texts, in browser and server. */

/**
 * Fills placeholders of a text or of every text in a tree. A placeholder without a value is left as it is, so that it is visible
 * or can be filled later.
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
