import { textLists } from "../../../profile/draft/insert-text.ts";
import type { Correction } from "../../../profile/parse/labeller/correction.ts";
import { type EntryKind, entryKinds } from "../../../profile/parse/labeller/labels.ts";
import type { LineStructure } from "../../../profile/parse/labeller/structure.ts";
import type { Line } from "../../../profile/parse/source.ts";

/** A section that the visitor can choose for a block. */
export type BlockSection = NonNullable<Correction["section"]>;

/** In the order of the select. */
export const blockSections = [
  "head",
  "contact",
  "summary",
  ...textLists,
  "references",
  "personal",
  "other",
  "ignored",
] as const satisfies readonly BlockSection[];

/** Consecutive lines: a heading, an entry, or a whole section without entries. */
export interface Block {
  section: BlockSection;
  isHeading: boolean;
  lines: Line[];
}

/** The lines of a file in blocks, as they were parsed. */
export function groupIntoBlocks(lines: Line[], structure: LineStructure[]): Block[] {
  const parsed = new Map(structure.map((one) => [one.line, one]));
  const blocks: Block[] = [];
  for (const line of lines) {
    const { section, isHeading, startsEntry } = parsed.get(line.id) ?? ignored;
    const last = blocks.at(-1);
    if (last && last.section === section && last.isHeading === isHeading && !startsEntry)
      last.lines.push(line);
    else blocks.push({ section, isHeading, lines: [line] });
  }
  return blocks;
}

const ignored = { section: "ignored", isHeading: false, startsEntry: false } as const;

export function hasEntries(section: BlockSection): section is EntryKind {
  return (entryKinds as readonly string[]).includes(section);
}

/** Moves a block to another section. An entry stays one entry; the parser splits other text into entries. */
export function moveToSection(section: BlockSection, block: Block): Correction[] {
  const isEntry = hasEntries(block.section);
  return block.lines.map(({ id }, index) => {
    const keeps = hasEntries(section) && !block.isHeading && (index === 0 || isEntry);
    return { line: id, section, ...(keeps ? { startsEntry: index === 0 } : {}) };
  });
}

/** Starts a new entry at a line. In a section without entries it becomes a job with the lines below. */
export function startEntryAt(line: number, { section, lines }: Block): Correction[] {
  if (hasEntries(section)) return [{ line, section, startsEntry: true }];
  const from = lines.findIndex(({ id }) => id === line);
  return lines.slice(from).map(({ id }, index) => ({
    line: id,
    section: "work" as const,
    ...(index === 0 ? { startsEntry: true } : {}),
  }));
}
