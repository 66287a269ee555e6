import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import type { Line } from "../source.ts";
import { commaParts } from "../values/comma-parts.ts";
import { splitWords, trimSeparators } from "../values/text.ts";
import { listMark, splitKeywords } from "./keywords.ts";
import { withoutDigitalGrid } from "./language-grid.ts";
import { bareLevel, isLevel, levelMeter, splitSkillLevel } from "./skill-levels.ts";
import { joinGroupRows, type Part, splitIntoParts } from "./skill-parts.ts";

/** "Good with sat nav, paperwork", "I use Excel and Duett" */
const skillPhrase =
  /^(?:(?:I am |jeg er |eg er )?(?:good (?:with|at)|god (?:på|til|i))|(?:I|jeg|eg) (?:can )?(?:use|bruk[ae]r)|a bit of|daily use of) (?=\S+[ ,])/iu;

/** Whether the commas of a list item are those of a sentence: "Good with families, gained in intensive care". */
function isSentence(text: string): boolean {
  if (listMark.test(text)) return false;
  const parts = commaParts(text);
  const first = splitWords(parts[0] ?? "").length;
  return first >= 8 || (parts.length <= 3 && first >= 4 && splitWords(text).length >= 7);
}

/** Whether a text is a sentence although nothing ends it: "Calm in small crews, used to living with many nationalities". */
function hasClause(text: string): boolean {
  const [first = "", ...others] = commaParts(text);
  return (
    !listMark.test(text) &&
    /^\p{Lu}/u.test(first) &&
    splitWords(first).length >= 4 &&
    others.length <= 2 &&
    others.some((part) => /^\p{Ll}/u.test(part) && splitWords(part).length >= 5)
  );
}

/** "Verktøy: Figma, Excel" */
const groupName = /^([^:]{2,48}):\s*(.*)$/su;
/** "Cut and rubbed work; matched blues for a listed chapel", but not "Xledger; Unit4; Visma" */
const semicolonInSentence = /(?<=(?:\S{1,40} ){2}\S{1,40});(?= (?:\S{1,40} ){2})/gu;

/** Whether a text has several sentences: "Jobber godt i lag. Pleier å komme tidlig på jobb.", but not "Xledger, Visma. Excel." */
const isProse = (text: string) =>
  text.endsWith(".") &&
  /\p{Ll}\. \p{Lu}/u.test(text) &&
  splitWords(text).length >= leastWordsBetweenCommas * commaParts(text).length;
const leastWordsBetweenCommas = 3.5;

/** "Organisation – rosters, stock", but not "Excel – advanced, Word – basic". */
function dashGroup(text: string): RegExpExecArray | null {
  const parts = /^([^:,]{3,40}) [–—] ([^,–—]+,[^–—]*)$/su.exec(text);
  return isLevel((parts?.[2] ?? "").split(",")[0]?.trim() ?? "") ? null : parts;
}

/** Splits groups that follow each other as sentences: "Økonomi: Xledger, Unit4. Analyse: Power BI." */
function splitGroups(part: Part): Part[] {
  if (!part.text.includes(":")) return [part];
  return part.text.split(/\.\s+(?=\p{Lu}[\p{L} -]{2,30}:\s)/u).map((text) => ({ ...part, text }));
}

/** The style of lines in larger letters that each stand above others, as headings of groups. */
function findHeadStyle(parts: Part[]): string | undefined {
  const sizeOf = ({ style }: Part) => Number(/\/([\d.]+)$/.exec(style)?.[1] ?? 0);
  const styles = Map.groupBy(parts, ({ style }) => style);
  const body = Math.min(...parts.map(sizeOf));
  const found = [...styles].find(
    ([style, alike]) =>
      alike.length > 1 &&
      alike.length < parts.length / 2 &&
      sizeOf(alike[0] as Part) > body &&
      parts.every((part, index) => part.style !== style || (parts[index + 1]?.style ?? style) !== style),
  );
  return found?.[0];
}

/** Parses skills. "Verktøy: Figma, Excel" becomes one skill with keywords. */
export function parseSkills(given: Line[]): ExtractedTree[] {
  const lines = withoutDigitalGrid(given);
  const skills: { name?: Extracted; level?: Extracted; keywords?: Extracted[] }[] = [];
  const parts = (joinGroupRows(lines) ?? splitIntoParts(lines)).flatMap(splitGroups);
  const strong = parts.filter((part) => part.strong).length;
  const hasHeads = strong > 0 && strong < parts.length;
  const bullets = new Set(lines.filter(({ bullet }) => bullet).map(({ id }) => id));
  const isItem = (part: Part) => bullets.has(part.lines[0] ?? -1);
  const items = parts.filter(isItem);
  // "Excel: pivot tables, lookups" is one of many points; where most have a colon, each is a group.
  const areGroups = items.filter(({ text }) => groupName.test(text)).length * 2 > items.length;
  const isWhole = (part: Part, text: string) =>
    isProse(text) ||
    hasClause(text) ||
    (isItem(part) &&
      ((bullets.size > 3 && !listMark.test(text.replace(semicolonInSentence, ","))) ||
        (bullets.size > 1 && isSentence(text))));
  const headStyle = findHeadStyle(parts);
  const isBare = parts.filter(({ text }) => bareLevel(text)).length > Math.max(2, parts.length * 0.6);
  let group: { name?: Extracted; keywords?: Extracted[] } | undefined;
  let isInStyledGroup = false;
  parts.forEach((part, index) => {
    const text = trimSeparators(part.text.replace(levelMeter, " ")).replace(skillPhrase, "");
    if (text === "") return;
    const isPoint = isItem(part) && bullets.size > 3 && !areGroups;
    const grouped = isPoint ? null : (groupName.exec(text) ?? dashGroup(text));
    const after = parts[index + 1];
    if (isLevel(text) && skills.length > 0) {
      const last = skills.at(-1) as { level?: Extracted };
      last.level ??= extracted(text, part.lines);
      return;
    }
    if (grouped && (grouped[2] ?? "") !== "" && !isLevel(grouped[2] ?? "")) {
      group = undefined;
      isInStyledGroup = false;
      skills.push({
        name: extracted(trimSeparators(grouped[1] ?? ""), part.lines),
        keywords: isProse(grouped[2] ?? "")
          ? [extracted(grouped[2] ?? "", part.lines, 0.7)]
          : splitKeywords(grouped[2] ?? "", part.lines),
      });
      return;
    }
    // A skill such as "GDPR" counts as strong for its capitals; a heading in capitals is longer or stands above a list.
    const isDistinct = !isAllCaps(text) || /[,|·•]/.test(after?.text ?? "") || /\p{L}{6,}/u.test(text);
    // "Over 5 years:" within a group of the class Deedy
    const isLabel = part.text.trimEnd().endsWith(":") && after !== undefined;
    if (isLabel && isInStyledGroup) return;
    const isStyled = part.style === headStyle;
    const isHead =
      isStyled ||
      isLabel ||
      (hasHeads &&
        part.strong &&
        after &&
        !after.strong &&
        isDistinct &&
        (!/,/.test(text) || (isItem(after) && !isItem(part))));
    if (isHead && after && !isLevel(after.text)) {
      isInStyledGroup = isStyled;
      group = { name: extracted(trimSeparators(text), part.lines), keywords: [] };
      skills.push(group);
      return;
    }
    const keywords = isWhole(part, text)
      ? [extracted(trimSeparators(part.text), part.lines, 0.7)]
      : splitKeywords(text, part.lines);
    if (group && !part.strong) group.keywords?.push(...keywords);
    else {
      group = undefined;
      for (const keyword of keywords) skills.push(splitSkillLevel(keyword, isBare));
    }
  });
  return skills;
}
