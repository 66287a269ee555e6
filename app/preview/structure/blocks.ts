import { textLists } from "../../../profile/draft/place-text.ts";
import type { Correction } from "../../../profile/parse/labeller/labeller.ts";
import { type EntryKind, entryKinds } from "../../../profile/parse/labeller/labels.ts";
import type { LineStructure } from "../../../profile/parse/labeller/structure.ts";
import type { Line } from "../../../profile/parse/source.ts";

/** The section of a block as the visitor chooses it. */
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

/** Lines in reading order that belong together: a heading, an entry, or all of a section without entries. */
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

/** Moves a whole block to another section. An entry stays one; in other text the parser finds the entries. */
export function moveToSection(section: BlockSection, block: Block): Correction[] {
  const isEntry = hasEntries(block.section);
  return block.lines.map(({ id }, at) => {
    const keeps = hasEntries(section) && !block.isHeading && (at === 0 || isEntry);
    return { line: id, section, ...(keeps ? { startsEntry: at === 0 } : {}) };
  });
}

/** Begins a new entry at a line. In a block without entries it is a job that includes the lines below. */
export function startEntryAt(line: number, { section, lines }: Block): Correction[] {
  if (hasEntries(section)) return [{ line, section, startsEntry: true }];
  const from = lines.findIndex(({ id }) => id === line);
  return lines
    .slice(from)
    .map(({ id }, at) => ({
      line: id,
      section: "work" as const,
      ...(at === 0 ? { startsEntry: true } : {}),
    }));
}
