import type { Block, Composed, Span } from "./composed.ts";
import type { Random } from "./random.ts";

/** Renders a composed CV as typed or copied plain text. */
export function renderText({ header, side, main, typography }: Composed, random: Random): string {
  const width = random.pick([70, 78, 84, 0]);
  const headings = random.pickPart(
    ["capitals", "plain", "underlined", "capitals"] as const,
    ["marked", "colon"] as const,
  );
  const gap = random.pick([1, 1, 2]);
  const isSpaced = random.chance(0.6);
  const mark = typography.bullet === "disc" || typography.bullet === "none" ? "•" : typography.bullet;
  const plain = (spans: Span[]) => spans.map(({ text }) => text).join("");

  function wrapped(text: string, indent: string): string[] {
    if (width === 0 || text.length <= width) return [text];
    const rows: string[] = [];
    let row = "";
    for (const word of text.split(" ")) {
      if (row !== "" && row.length + word.length + 1 > width) {
        rows.push(row);
        row = indent + word;
      } else row = row === "" ? word : `${row} ${word}`;
    }
    return [...rows, row];
  }

  function toRows(block: Block): string[] {
    if (block.kind === "heading") {
      const text = plain(block.spans);
      const blank = Array.from({ length: gap }, () => "");
      if (headings === "capitals") return [...blank, text.toUpperCase()];
      if (headings === "underlined") return [...blank, text, "-".repeat(text.length)];
      if (headings === "marked") return [...blank, `## ${text}`];
      return [...blank, headings === "colon" && !text.endsWith(":") ? `${text}:` : text];
    }
    if (block.kind === "bullet") return wrapped(`${mark} ${plain(block.spans)}`, "  ");
    if (block.kind === "line") {
      const text =
        plain(block.left) +
        (block.right ? `${plain(block.left) === "" ? "" : "    "}${plain(block.right)}` : "");
      return [...(block.isEntry && isSpaced ? [""] : []), ...wrapped(text, "")];
    }
    const [first = [], ...rest] = block.cells.map((cell) => cell.flatMap(toRows).filter((row) => row !== ""));
    const blank = block.isEntry && isSpaced ? [""] : [];
    if (first.length <= 1 && rest.length === 1 && (first[0]?.length ?? 0) < 26 && !block.isSection)
      return [
        ...blank,
        ...(rest[0] ?? []).map((row, index) => (index === 0 ? (first[0] ?? "") : "").padEnd(28) + row),
      ];
    return [...blank, ...first, ...rest.flat()];
  }

  return `${[...header, ...side, ...main].flatMap(toRows).join("\n").trim()}\n`;
}
