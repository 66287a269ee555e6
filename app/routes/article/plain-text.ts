/**
 * The text copied from an example. Paragraphs are separated by blank lines, list items have a dash or
 * number, cells of a table a tab between them, so that it becomes a table again in a spreadsheet.
 *
 * @param blocks the example's own, without its title and its button
 */
export function plainText(blocks: Iterable<Element>): string {
  return Array.from(blocks, blockText).join("\n\n");
}

function blockText(block: Element): string {
  const rows = [...block.querySelectorAll("tr")];
  if (rows.length > 0) return rows.map((row) => Array.from(row.children, trimmedText).join("\t")).join("\n");
  if (!block.matches("ul, ol")) return trimmedText(block);
  const numbered = block.matches("ol");
  return Array.from(block.children, (item, i) => `${numbered ? `${i + 1}.` : "-"} ${trimmedText(item)}`).join(
    "\n",
  );
}

function trimmedText(element: Element): string {
  return (element.textContent ?? "").trim();
}
