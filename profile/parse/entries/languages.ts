import { type Extracted, extracted } from "../extracted.ts";
import { detectHeading } from "../sections/headings.ts";
import type { Line } from "../source.ts";
import { commaParts } from "../values/comma-parts.ts";
import { splitWords, trimSeparators } from "../values/text.ts";
import { commonWords, words } from "../words/words.ts";
import { findGrades, isGridHeader } from "./language-grid.ts";
import { toParagraphs } from "./paragraphs.ts";
import { levelMeter } from "./skill-levels.ts";
import { type Part, splitIntoParts } from "./skill-parts.ts";

const names = words("languageNames").sort((a, b) => b.length - a.length);
/** Compared with lower case, because a pattern of so many names compiles faster without the flag i. */
const languageName = new RegExp(`(?<![\\p{L}])(${names.join("|")})(?![\\p{L}])`, "gu");
const endsWithLanguage = new RegExp(`(?<![\\p{L}])(?:${names.join("|")})[.\\s]*$`, "iu");
const levelWords = new Set(words("languageLevels").flatMap((level) => level.split(" ")));
const unknownLanguage = /^(\p{Lu}[\p{L}'’ -]{2,30}?)\s*(?:[:(–—,-]|\t)\s*(.+)$/u;
const pronouns = /(?<!\p{L})(?:jeg|eg|I|er|mitt|is|am|my|as)(?!\p{L})/u;
const levelPhrase = new RegExp(
  `(?<!\\p{L})(?:${words("languageLevels")
    .sort((a, b) => b.length - a.length)
    .join("|")})(?:et)?(?!\\p{L})`,
  "iu",
);
/** "French and some Spanish" */
const levelBefore = /(?:,| og| and) (\p{L}+(?: \p{L}+)?)\s*$/u;
const cefr = /\b([ABC][12])\b/i;
const motherTongueNames = "mother tongue(?:\\(s\\))?|native language|first language|morsmål";
const motherTongue = new RegExp(`^(?:${motherTongueNames})\\s*[:\\t]\\s*`, "iu");
const motherTongueLabel = new RegExp(`^(?:${motherTongueNames}):?$`, "iu");
const otherLanguages = /^(?:other languages?(?:\(s\))?|andre språk)\s*[:\t]?\s*/iu;

/** Whether a text is the label of the mother tongue. */
export function isMotherTongueLabel(text: string): boolean {
  return motherTongueLabel.test(text);
}

interface Language {
  language: Extracted;
  fluency?: Extracted;
  [field: string]: Extracted | undefined;
}

/** Each language once, with its level: "Other languages: English, German" may stand above a table of levels. */
export function mergeLanguages(languages: Language[]): Language[] {
  const named = Map.groupBy(languages, ({ language }) => language.value.toLowerCase());
  return [...named.values()].flatMap((alike) => alike.find(({ fluency }) => fluency) ?? alike.slice(0, 1));
}

/** Parses languages with their fluency, in whichever layout the two appear. */
export function parseLanguages(lines: Line[]): Language[] {
  const languages: Language[] = [];
  const own = languageParts(lines).flatMap(splitLanguages);
  const areLevelsBehind = own.filter(({ text }) => isLevelBehindComma(text)).length > 0;
  for (const part of own) {
    const mother = motherTongue.exec(part.text);
    const text = part.text.replace(motherTongue, "").replace(otherLanguages, "").replace(levelMeter, " ");
    if (isGridHeader(text)) continue;
    const matches = findLanguageNames(text);
    const [first] = matches;
    if (!first) {
      if (addUnknownLanguage(text, part, languages)) continue;
      const last = languages.at(-1);
      const grades = findGrades(text);
      const isLabelled = grades !== undefined || labelledLevel.test(text);
      const level =
        grades ?? trimSeparators(isLabelled ? text.replace(/\.$/, "") : text.replace(/[()]/g, " "));
      if (!last || level === "" || !isFluency(level)) continue;
      const known = last.fluency;
      if (!known) last.fluency = extracted(level, part.lines);
      else if (isLabelled && (grades ?? labelledLevel.test(known.value)) && !known.value.includes(level))
        last.fluency = extracted(`${known.value}, ${level}`, [...known.lines, ...part.lines]);
      continue;
    }
    const levels = mother
      ? matches.map(() => trimSeparators(mother[0].replace(/[:\t(]+.*$/su, "")))
      : findLevels(text, matches);
    matches.forEach((match, index) => {
      const fluency =
        levels[index] ?? (areLevelsBehind ? ownLevelBehindComma.exec(text.slice(match.to))?.[1] : undefined);
      languages.push({
        language: extracted(match.text, part.lines),
        ...(fluency ? { fluency: extracted(fluency, part.lines, 0.88) } : {}),
      });
    });
    const level = levels.at(-1);
    if (level && isShared.test(text))
      for (const before of languages)
        if (before.language.lines[0] === part.lines[0]) before.fluency ??= extracted(level, part.lines, 0.88);
  }
  return mergeLanguages(languages);
}

/** "Urdu, Hindi and English (all fluent)" */
const shared = "(?:both|all|begge|alle|båda|alla) ";
const sharedLevel = new RegExp(`^${shared}`, "iu");
const isShared = new RegExp(`[(–—:-] ?${shared}`, "iu");
/** Between two languages with the same level: "English and Portuguese (native)". */
const joint = /^\s*(?:,|&|\/|og|and|,? (?:og|and))\s*$/u;

/** The level of each language of a text, behind it or, as in "fluent English and conversational French", before it. */
function findLevels(text: string, matches: { from: number; to: number }[]): (string | undefined)[] {
  const gaps = [...matches, undefined].map((match, index) =>
    text.slice(matches[index - 1]?.to ?? 0, match?.from ?? text.length),
  );
  const isBefore = findLevelBefore(gaps[0]) !== undefined && findLevel(gaps.at(-1) ?? "") === undefined;
  return matches.map((_, index) => {
    const isJoint = (at: number) => at > 0 && at < matches.length && joint.test(gaps[at] ?? "");
    if (isBefore) {
      let first = index;
      while (isJoint(first)) first -= 1;
      return findLevelBefore(gaps[first]);
    }
    let last = index;
    while (isJoint(last + 1)) last += 1;
    const before = index === 0 ? gaps[0] : levelBefore.exec(gaps[index] ?? "")?.[1];
    return findLevel(gaps[last + 1] ?? "") ?? findLevel(before ?? "");
  });
}

/** The level in the text before a language's name: ", conversational", "Bilingual in". */
function findLevelBefore(text = ""): string | undefined {
  return findLevel(text.replace(/^[\s,;]+(?:(?:og|and) )?/u, "").replace(/\s+(?:in|of|i|på)\s*$/u, ""));
}

const languageLabel =
  /^(?:languages?(?: known| spoken)?|other languages?|språk(?:kunnskaper|kunnskapar)?)\s*[:\t–-]\s*(?=\S)/iu;

/** Whether a sentence lists languages: "Native Portuguese, fluent English", "Språk: norsk, engelsk". */
function isLanguageList(text: string): boolean {
  if (text.length > 200) return false;
  const list = text.replace(languageLabel, "");
  const pieces = commaParts(list.replaceAll(";", ",")).flatMap((piece) => piece.split(/ (?:and|og) /u));
  const isAlone = (piece: string) => trimSeparators(withoutLanguages(piece)) === "";
  const isNamed = (piece: string) => splitWords(piece).length <= 5 && findLanguageNames(piece).length === 1;
  if (!pieces.every(isNamed)) return false;
  if (list !== text) return true;
  // "English and Afrikaans, restaurant French", but not "French cooking, Italian food"
  const endsWithName = (piece: string) =>
    !/[:\t]/.test(piece) && splitWords(piece).length <= 2 && endsWithLanguage.test(piece);
  if (pieces.length > 1 && pieces.some(isAlone) && pieces.every(endsWithName)) return true;
  const levels = pieces.filter((piece) => !isAlone(piece) && isFluency(withoutLanguages(piece)));
  return pieces.length > 1 && levels.length >= pieces.length * 0.5;
}

const sentenceEnd = /(?<=[.!?;])\s+(?=\S)/u;
const speaks =
  /^(?:(?:I|We) (?:also |can )?speak|I am (?:fluent|bilingual) in|(?:fluent|bilingual) in|(?:jeg|eg) (?:snakk[ae]r|kan snakke|beherskar|behersker))(?!\p{L})/iu;

/**
 * Separates the sentences that list languages from the lines of another section: "I speak English and some German."
 *
 * @param isKept lines that stay whole
 */
export function takeLanguages(
  given: Line[],
  isKept: (line: Line) => boolean,
): { languages: Line[]; others: Line[] } {
  const languages: Line[] = [];
  const others: Line[] = [];
  const lines = [...given];
  lines.forEach((line, index) => {
    const sentences = line.text.split(sentenceEnd);
    const isOwn = (sentence: string) =>
      (speaks.test(sentence) && findLanguageNames(sentence).length > 0) || isLanguageList(sentence);
    const own = isKept(line) ? [] : sentences.filter(isOwn);
    const below = lines[index + 1];
    const isWrapped =
      own.includes(sentences.at(-1) ?? "") &&
      below !== undefined &&
      !isKept(below) &&
      !below.bullet &&
      /^[\p{Ll}(]/u.test(below.text) &&
      !/[.!?]$/.test(line.text);
    if (isWrapped) {
      const [end = "", ...rest] = below.text.split(sentenceEnd);
      own.push(`${own.pop() ?? ""} ${end}`);
      lines[index + 1] = withText(below, rest.join(" "));
    }
    for (const sentence of own) languages.push(withText(line, sentence));
    const left = isKept(line) ? line.text : sentences.filter((sentence) => !isOwn(sentence)).join(" ");
    if (left !== "") others.push(withText(line, left));
  });
  return { languages, others };
}

function withText(line: Line, text: string): Line {
  const [cell] = line.cells;
  return cell && text !== line.text ? { ...line, text, cells: [{ ...cell, text }] } : line;
}

function languageParts(lines: Line[]): Part[] {
  const own = lines.filter(({ text }) => !isGridHeader(text));
  const isTable = own.filter(
    ({ cells, text }) =>
      cells.length > 1 &&
      (motherTongue.test(text) ||
        (findLanguageNames(cells[0]?.text ?? "").length > 0 &&
          cells.slice(1).every((cell) => findLanguageNames(cell.text).length === 0))),
  ).length;
  if (isTable >= 1 && isTable >= own.length * 0.4)
    return toParagraphs(own).map(({ text, lines: from, style, strong }) => ({
      text,
      lines: from,
      style,
      strong,
    }));
  return splitIntoParts(lines);
}

/** Splits "French (fluent), Maltese (basic)" before each language, but not "Norwegian: good, written and spoken". */
function splitLanguages(part: Part): Part[] {
  const texts = part.text.split(/;\s+|\.\s+(?=\p{Lu})/u).flatMap((sentence) => {
    const pieces: string[] = [];
    for (const piece of commaParts(sentence)) {
      const [name] = findLanguageNames(piece);
      // "fluent English"
      const isFirst = name !== undefined && (name.from === 0 || isFluency(piece.slice(0, name.from)));
      const [, unknown = ""] = unknownLanguage.exec(piece) ?? [];
      const startsLanguage = isFirst || (unknown !== "" && !isFluency(unknown));
      if (startsLanguage || pieces.length === 0) pieces.push(piece);
      else pieces.push(`${pieces.pop()}, ${piece}`);
    }
    return pieces;
  });
  return texts.map((text) => ({ ...part, text }));
}

/**
 * Adds a language that is not in the word lists when it has a level: "Sørsamisk: flytende".
 *
 * @returns whether it was added
 */
function addUnknownLanguage(
  text: string,
  part: Part,
  languages: { language: Extracted; fluency?: Extracted }[],
): boolean {
  const [, name = "", rest = ""] = unknownLanguage.exec(text) ?? [];
  const level = findLevel(rest);
  // Not "Written: good", nor the header of a table: "Language", "Spoken", "Written".
  const isNamed = splitWords(name).some((word) => !levelWords.has(word) && !commonWords.has(word));
  const isInList = text.startsWith(`${name},`) && isFluency(name);
  const isHeader = detectHeading(name) || /(?:level|nivå)$/iu.test(name);
  if (!level || !isFluency(level) || !isNamed || isInList || isHeader) return false;
  languages.push({
    language: extracted(name, part.lines, 0.6),
    fluency: extracted(level, part.lines, 0.6),
  });
  return true;
}

/** Forms of a language in brackets: "Norsk (nynorsk og bokmål)". */
const forms = new RegExp(`^ \\((?:${names.join("|")})(?:(?:,| og| and|/) ?(?:${names.join("|")}))*\\)`, "iu");

/** Finds the languages of a text; forms in brackets belong to the name before them. */
function findLanguageNames(text: string): { from: number; to: number; text: string }[] {
  const found: { from: number; to: number; text: string }[] = [];
  const lower = text.toLowerCase();
  // A few letters are longer in lower case, which would move the others.
  for (const match of (lower.length === text.length ? lower : text).matchAll(languageName)) {
    const to = match.index + match[0].length;
    if (match.index < (found.at(-1)?.to ?? 0)) continue;
    // "Norsk (skriver både nynorsk og bokmål)"
    if (
      /^(?:nynorsk|bokmål)$/i.test(match[0]) &&
      found.some(({ text: name }) => /^nor(?:sk|wegian)$/i.test(name))
    )
      continue;
    const end = to + (forms.exec(text.slice(to))?.[0].length ?? 0);
    found.push({ from: match.index, to: end, text: text.slice(match.index, end) });
  }
  return found;
}

function withoutLanguages(text: string): string {
  let end = 0;
  const kept = findLanguageNames(text).map(({ from, to }) => {
    const before = text.slice(end, from);
    end = to;
    return before;
  });
  return kept.join("") + text.slice(end);
}

function isFluency(text: string): boolean {
  const list = splitWords(text);
  return (
    cefr.test(text) || (list.length > 0 && list.length <= 8 && list.some((word) => levelWords.has(word)))
  );
}

/** An answer, or letters of a font of symbols. */
const isMark = /^(?:yes|no|ja|nei|(.)\1+)$/iu;

/** "Muntlig: godt", "Writing: B2" */
const labelledLevel = /^\p{L}{4,12}: /u;

/** A level in words of its own: "Italian (kitchen)", "Tysk: klarer meg på rampa". */
const ownWords =
  /^ ?\((\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2})\)|^ ?(?:[:\t]| [–—-]) ?(\p{L}[\p{L}’'-]*(?: [\p{L}\d’'-]+){0,5})\.?$/u;

/** "Spansk, skolespansk", in a list where others have their level behind a comma */
const ownLevelBehindComma = /^, (\p{L}[^,;.()]{2,40})\.?$/u;

/** "Engelsk, flytende" */
function isLevelBehindComma(text: string): boolean {
  const [name] = findLanguageNames(text);
  const [, level = ""] = ownLevelBehindComma.exec(text.slice(name?.to ?? text.length)) ?? [];
  return isFluency(level);
}

/** The level in the text after a language's name. With several columns of levels, the first one counts. */
function findLevel(text: string): string | undefined {
  const graded = findGrades(text.trim());
  if (graded) return graded;
  const inBrackets = /^\s*\(([^()]+)\)/.exec(text)?.[1];
  if (inBrackets && isFluency(inBrackets)) return trimSeparators(inBrackets.replace(sharedLevel, ""));
  // Columns for speaking and writing.
  const columns = text.split("\t").map(trimSeparators).filter(Boolean);
  if (columns.length > 1 && columns.every((column) => labelledLevel.test(column) && isFluency(column)))
    return columns.join(", ");
  const [first, ...others] = columns;
  // moderncv has a comment in a column of its own: "B2" or "one term in Mannheim" beside "Good".
  const [comment = ""] = others;
  if (first && others.length === 1 && isFluency(first) && !cefr.test(first))
    return cefr.test(comment) ? `${first}, ${comment}` : first;
  if (first && others.length > 0 && others.every(isFluency) && isFluency(first)) return first;
  const plain = trimSeparators(
    text
      .replaceAll("\t", " ")
      // The level of the next language: "fluent and some".
      .replace(/\s+(?:og|and)(?: litt| noe| noko| some| a little| enough| basic)?\s*$/iu, "")
      .replace(/^[\s:(–—,-]+(?:(?:som|as|and|og|to) )*/u, "")
      .replace(sharedLevel, "")
      .replace(/[.;\s]+$/u, ""),
  ).replace(/\)$/, "");
  const [, inBracket, behind] = ownWords.exec(text) ?? [];
  const own = inBracket ?? (behind && !isMark.test(behind) ? behind : undefined);
  if (plain === "" || !isFluency(plain)) return own;
  const grades = plain.match(/\b[ABC][12]\b/g) ?? [];
  if (grades.length > 1) return grades[0];
  // "Norsk snakker og skriver jeg flytende"
  if (pronouns.test(plain)) return levelPhrase.exec(plain)?.[0] ?? own;
  return closeBracket(plain.replace(/\.$/, ""));
}

function closeBracket(text: string): string {
  const opens = text.split("(").length - 1;
  const closes = text.split(")").length - 1;
  return opens > closes ? `${text})` : text;
}
