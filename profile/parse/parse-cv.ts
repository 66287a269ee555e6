import type { Resume } from "../resume.ts";
import type { ParsedValue } from "./extracted.ts";
import { detectFileKind } from "./file-kind.ts";
import type { Correction } from "./labeller/correction.ts";
import type { LineStructure } from "./labeller/structure.ts";
import { detectLanguage } from "./language.ts";
import { checkEntries, checkSource, createParseControl, limits, type ParseControl } from "./limits.ts";
import { parseDocx } from "./office/parse-docx.ts";
import { parseOdt } from "./office/parse-odt.ts";
import { unzip } from "./office/unzip.ts";
import { ParseError } from "./parse-error.ts";
import { checkResumeText, parseJson } from "./parse-json.ts";
import { parseResume } from "./parse-resume.ts";
import { parsePdf } from "./pdf/parse-pdf.ts";
import { decodeText, isBinary } from "./plain/decode.ts";
import { parseText } from "./plain/parse-text.ts";
import type { Withheld } from "./private/withheld.ts";
import { findSecondPerson } from "./second-person.ts";
import { detectHeading } from "./sections/headings.ts";
import { joinColons } from "./sections/label-colons.ts";
import { removeSectionNumbers } from "./sections/section-numbers.ts";
import type { Source } from "./source.ts";
import { findPeriods } from "./values/dates.ts";
import type { ParseWarning } from "./warnings.ts";
import type { LanguageCode } from "./words/words.ts";

export interface ParseOptions {
  /** The file name, used only to report a wrong extension: a picture named .pdf. */
  name?: string;
  password?: string;
  signal?: AbortSignal;
  /** Called with the progress of the parse, 0 to 1. */
  onProgress?: (done: number) => void;
}

/** The result of parsing a CV. */
export interface ParsedCv {
  resume: Resume;
  /** Source and confidence of each value. Empty for JSON Resume, which is not guessed from text. */
  values: ParsedValue[];
  /** Private data that was left out, each with its kind. */
  withheld: Withheld[];
  /** Text without a field. */
  unplaced: { text: string; lines: number[] }[];
  /** The text line by line; `values`, `withheld` and `unplaced` refer to it by index. */
  lines: string[];
  /** The lines with their layout, for `parseLines`. Undefined for JSON Resume. */
  source?: Source;
  /** The main language, if it is supported. */
  language?: LanguageCode;
  pages: number;
  /** How each line was interpreted. Empty for JSON Resume. */
  structure: LineStructure[];
  warnings: ParseWarning[];
}

/**
 * Parses a CV: PDF, DOCX, ODT, plain text or JSON Resume, whatever its file name. Runs in a worker and in Node without
 * network access.
 *
 * @throws ParseError with a code for the reason; the signal's reason after an abort
 */
export async function parseCv(bytes: Uint8Array, options: ParseOptions = {}): Promise<ParsedCv> {
  const control = createParseControl(options.signal, options.onProgress);
  control.check();
  const given = await parseFile(bytes, options, control);
  control.check();
  if ("resume" in given) {
    const { resume } = given;
    const language = checkResumeText(resume);
    return {
      resume,
      values: [],
      withheld: [],
      unplaced: [],
      lines: [],
      pages: 1,
      structure: [],
      warnings: [],
      ...(language && { language }),
    };
  }
  const cv = parseLines(given);
  if (!looksLikeCv(given, cv)) {
    if (given.isPortfolio) throw new ParseError("unknown-kind", { kind: "archive" });
    if (given.lacksLetters) throw new ParseError("no-letters");
    throw new NotACvError(isPartlyReadable(given, cv) ? cv : undefined);
  }
  control.progress(1);
  return cv;
}

/** A text that does not look like a CV in a language that is parsed. */
export class NotACvError extends ParseError {
  /** What was parsed anyway, for the visitor to correct: name, contact details and dates. */
  readonly partial: ParsedCv | undefined;

  constructor(partial: ParsedCv | undefined) {
    super("not-a-cv");
    this.partial = partial && { ...partial, warnings: ["not-a-cv", ...partial.warnings] };
  }
}

/** Whether there is an e-mail address, a phone number or a period, as in a CV in another language. */
function isPartlyReadable({ lines }: Source, { resume: { basics } }: ParsedCv): boolean {
  const hasPeriod = lines.some(({ text }) => findPeriods(text).some(({ single }) => !single));
  return hasPeriod || (basics?.email ?? basics?.phone) !== undefined;
}

/**
 * Parses the lines of a CV, with the visitor's corrections if any.
 *
 * @throws ParseError "too-long"
 */
export function parseLines(source: Source, corrections: readonly Correction[] = []): ParsedCv {
  checkSource(source);
  const corrected = new Map(corrections.map(({ line, section }) => [line, section]));
  const secondPerson = findSecondPerson(source.lines);
  const lines = source.lines.filter(({ id }, index) => {
    const section = corrected.get(id);
    return section === undefined ? secondPerson === undefined || index < secondPerson : section !== "ignored";
  });
  const parsed = parseResume({ ...source, lines }, corrections);
  checkEntries(parsed.resume);
  return {
    ...parsed,
    warnings: secondPerson === undefined ? parsed.warnings : ["two-people", ...parsed.warnings],
    lines: source.lines.map(({ text }) => text),
    source,
    pages: source.pages,
    ...languageField(source),
  };
}

/**
 * Extracts the lines of a CV without interpreting them.
 *
 * @throws ParseError when the file cannot be opened or is JSON Resume, which has no lines
 */
export async function parseSource(bytes: Uint8Array, options: ParseOptions = {}): Promise<Source> {
  const given = await parseFile(bytes, options, createParseControl(options.signal));
  if ("resume" in given) throw new ParseError("unknown-kind", { kind: "json" });
  return given;
}

function languageField(source: Source): { language?: LanguageCode } {
  const language = detectLanguage(source.lines);
  return language ? { language } : {};
}

async function parseFile(
  bytes: Uint8Array,
  options: ParseOptions,
  control: ParseControl,
): Promise<Source | { resume: Resume }> {
  const given = await parseFormat(bytes, options, control);
  return "resume" in given ? given : { ...given, lines: removeSectionNumbers(given.lines.map(joinColons)) };
}

async function parseFormat(
  bytes: Uint8Array,
  options: ParseOptions,
  control: ParseControl,
): Promise<Source | { resume: Resume }> {
  const { name = "", password } = options;
  if (bytes.length === 0) throw new ParseError("empty");
  if (bytes.length > limits.bytes)
    throw new ParseError("too-large", { bytes: bytes.length, limit: limits.bytes });
  const kind = detectFileKind(bytes);
  const extension = /\.([a-z]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (kind === "pdf") return parsePdf(bytes, control, password);
  if (kind === "zip") return parseArchive(bytes, control, extension);
  if (kind !== "text") {
    const isMisnamed = ["pdf", "docx", "odt", "txt", "json"].includes(extension);
    throw new ParseError(isMisnamed ? "not-what-its-name-says" : "unknown-kind", {
      kind: kind === "ole" && extension === "docx" ? "locked-office" : kind,
    });
  }
  const text = decodeText(bytes);
  if (isBinary(text))
    throw new ParseError(["pdf", "docx", "odt"].includes(extension) ? "damaged" : "unknown-kind", {
      kind: extension || "binary",
    });
  if (text.trim() === "") throw new ParseError("empty");
  if (["pdf", "docx", "odt"].includes(extension))
    throw new ParseError("not-what-its-name-says", { kind: "text" });
  if (/^\s*\uFEFF?\s*\{/.test(text) || extension === "json") {
    const resume = parseJson(text.replace(/^\uFEFF/, ""));
    if (resume) return { resume };
    throw new ParseError(extension === "json" ? "not-a-cv" : "unknown-kind", { kind: "json" });
  }
  return parseText(text);
}

function parseArchive(bytes: Uint8Array, control: ParseControl, ending: string): Source {
  const names: string[] = [];
  unzip(
    bytes,
    (path) => {
      names.push(path);
      return false;
    },
    control,
  );
  if (names.includes("word/document.xml")) return parseDocx(bytes, control);
  if (names.includes("content.xml")) return parseOdt(bytes, control);
  // A truncated archive does not show what it was.
  if (ending === "docx" || ending === "odt") throw new ParseError("damaged", { kind: ending });
  // Spreadsheets, Pages documents and e-books are archives too, but visitors do not think of them as such.
  throw new ParseError("unknown-kind", { kind: ending === "zip" ? "archive" : ending });
}

/**
 * Whether a text looks like a CV: it needs enough sections, periods and contact data. In an unsupported language
 * hardly any of these are recognised.
 */
function looksLikeCv(source: Source, { structure, resume }: ParsedCv): boolean {
  const headings = structure.filter(({ isHeading }) => isHeading);
  const sections = [...new Set(headings.map(({ section }) => section))];
  const hasNoKnownHeading = !headings.some(({ line }) => {
    const { text = "", cells = [] } = source.lines[line] ?? {};
    const inMargin = detectHeading(cells[0]?.text ?? "");
    // Other languages have the words "Kontakt" and "Personalia" too.
    return detectHeading(text) ?? (inMargin !== "contact" && inMargin !== "personal" && inMargin);
  });
  const knownSections = sections.filter(
    (kind) => !["head", "other", "contact", "personal"].includes(kind),
  ).length;
  const datedEntries = [...(resume.work ?? []), ...(resume.education ?? []), ...(resume.volunteer ?? [])];
  const withDates = datedEntries.filter(({ startDate, endDate }) => startDate ?? endDate).length;
  const contacts = resume.basics?.email || resume.basics?.phone ? 1 : 0;
  const letters = source.lines.reduce((sum, { text }) => sum + text.length, 0);
  if (hasNoKnownHeading && detectLanguage(source.lines) === undefined) return false;
  return (
    letters >= 40 &&
    Math.min(knownSections, 3) + Math.min(withDates, 2) + contacts >= 2 &&
    (knownSections >= 1 || withDates >= 1)
  );
}
