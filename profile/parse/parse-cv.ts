import type { Resume } from "../resume.ts";
import type { Doubt } from "./doubts.ts";
import { kindOf } from "./file-kind.ts";
import type { ParsedValue } from "./found.ts";
import type { Withheld } from "./head/private.ts";
import type { Correction } from "./labeller/labeller.ts";
import type { LineStructure } from "./labeller/structure.ts";
import { languageOf } from "./language.ts";
import { checkLength, createParseControl, limits, type ParseControl } from "./limits.ts";
import { parseDocx } from "./office/parse-docx.ts";
import { parseOdt } from "./office/parse-odt.ts";
import { unzip } from "./office/unzip.ts";
import { ParseError } from "./parse-error.ts";
import { parseJson } from "./parse-json.ts";
import { parseResume } from "./parse-resume.ts";
import { parsePdf } from "./pdf/parse-pdf.ts";
import { decodeText, isBinary } from "./plain/decode.ts";
import { parseText } from "./plain/parse-text.ts";
import { headingOf } from "./sections/headings.ts";
import type { Source } from "./source.ts";
import type { LanguageCode } from "./words/words.ts";

export interface ParseOptions {
  /** The file's name, which only serves to tell a mistake: a picture named .pdf. */
  name?: string;
  password?: string;
  signal?: AbortSignal;
  /** Told how far the reading has come, 0 to 1. */
  onProgress?: (done: number) => void;
}

/** What a CV gave. */
export interface ParsedCv {
  resume: Resume;
  /** Where each value comes from and how sure it is. Values of JSON Resume have none: they were not read but given. */
  values: ParsedValue[];
  /** What was read and left out, each with its kind, which is the reason. */
  withheld: Withheld[];
  /** Text without a place in the CV. */
  unplaced: { text: string; lines: number[] }[];
  /** The text as it was read, line by line; `values`, `withheld` and `unplaced` point to it by number. */
  lines: string[];
  /** The language that most of it is in, if it is one that is known. */
  language?: LanguageCode;
  pages: number;
  /** What each line was taken for. Empty for JSON Resume. */
  structure: LineStructure[];
  doubts: Doubt[];
}

/**
 * Reads a CV: PDF, DOCX, ODT, plain text or JSON Resume, whatever its name. Runs in a worker and in Node; asks for nothing
 * over the network.
 *
 * @throws ParseError with a code that says why not; the signal's reason when it was aborted
 */
export async function parseCv(bytes: Uint8Array, options: ParseOptions = {}): Promise<ParsedCv> {
  const control = createParseControl(options.signal, options.onProgress);
  control.check();
  const given = await sourceOrResume(bytes, options, control);
  control.check();
  if ("resume" in given) {
    const { resume } = given;
    const source = parseText(textsOf(resume).join("\n"));
    checkSource(source);
    checkLength({ entries: entriesOf(resume) });
    return {
      resume,
      values: [],
      withheld: [],
      unplaced: [],
      lines: [],
      pages: 1,
      structure: [],
      doubts: [],
      ...languageField(source),
    };
  }
  const cv = parseLines(given);
  if (!isCv(given, cv)) throw new ParseError("not-a-cv");
  control.progress(1);
  return cv;
}

/**
 * Parses the lines of a CV, again after the visitor corrected what they were taken for.
 *
 * @throws ParseError "too-long"
 */
export function parseLines(source: Source, corrections: readonly Correction[] = []): ParsedCv {
  checkSource(source);
  const parsed = parseResume(source, corrections);
  checkLength({ entries: entriesOf(parsed.resume) });
  return {
    ...parsed,
    lines: source.lines.map(({ text }) => text),
    pages: source.pages,
    ...languageField(source),
  };
}

/**
 * The lines of a CV as its file shows them, before anything of them is understood.
 *
 * @throws ParseError where the file cannot be opened, or is JSON Resume, which has no lines
 */
export async function parseSource(bytes: Uint8Array, options: ParseOptions = {}): Promise<Source> {
  const given = await sourceOrResume(bytes, options, createParseControl(options.signal));
  if ("resume" in given) throw new ParseError("unknown-kind", { kind: "json" });
  return given;
}

function checkSource({ lines }: Source): void {
  const words = lines.flatMap(({ text }) => text.split(/\s+/));
  checkLength({ lines: lines.length, word: words.reduce((most, { length }) => Math.max(most, length), 0) });
}

function entriesOf({ basics, ...lists }: Resume): number {
  return [basics?.profiles, ...Object.values(lists)].reduce((sum, list) => sum + (list?.length ?? 0), 0);
}

/** Every text of a CV but the bytes of its picture. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("data:") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function languageField(source: Source): { language?: LanguageCode } {
  const language = languageOf(source.lines);
  return language ? { language } : {};
}

async function sourceOrResume(
  bytes: Uint8Array,
  options: ParseOptions,
  control: ParseControl,
): Promise<Source | { resume: Resume }> {
  const { name = "", password } = options;
  if (bytes.length === 0) throw new ParseError("empty");
  if (bytes.length > limits.bytes)
    throw new ParseError("too-large", { bytes: bytes.length, limit: limits.bytes });
  const kind = kindOf(bytes);
  const ending = /\.([a-z]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (kind === "pdf") return parsePdf(bytes, control, password);
  if (kind === "zip") return readPacked(bytes, control, ending);
  if (kind !== "text") {
    const isMisnamed = ["pdf", "docx", "odt", "txt", "json"].includes(ending);
    throw new ParseError(isMisnamed ? "not-what-its-name-says" : "unknown-kind", {
      kind: kind === "ole" && ending === "docx" ? "locked-office" : kind,
    });
  }
  const text = decodeText(bytes);
  if (isBinary(text))
    throw new ParseError(["pdf", "docx", "odt"].includes(ending) ? "damaged" : "unknown-kind", {
      kind: ending || "binary",
    });
  if (text.trim() === "") throw new ParseError("empty");
  if (["pdf", "docx", "odt"].includes(ending))
    throw new ParseError("not-what-its-name-says", { kind: "text" });
  if (/^\s*\uFEFF?\s*\{/.test(text) || ending === "json") {
    const resume = parseJson(text.replace(/^\uFEFF/, ""));
    if (resume) return { resume };
    throw new ParseError(ending === "json" ? "not-a-cv" : "unknown-kind", { kind: "json" });
  }
  return parseText(text);
}

function readPacked(bytes: Uint8Array, control: ParseControl, ending: string): Source {
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
  // Where the file breaks off before its text, what is left does not tell what it was.
  if (ending === "docx" || ending === "odt") throw new ParseError("damaged", { kind: ending });
  // Spreadsheets, Pages and e-books are archives as well, but nothing that anybody would unpack.
  throw new ParseError("unknown-kind", { kind: ending === "zip" ? "archive" : ending });
}

/**
 * A CV has sections, periods, and a way to reach its owner: enough of these must be there. Of a text in a language that is not
 * known hardly anything is understood.
 */
function isCv(source: Source, { structure, resume }: ParsedCv): boolean {
  const headings = structure.filter(({ isHeading }) => isHeading);
  const sections = [...new Set(headings.map(({ section }) => section))];
  const isStrange = !headings.some(({ line }) => headingOf(source.lines[line]?.text ?? ""));
  const known = sections.filter((kind) => !["head", "other", "contact", "personal"].includes(kind)).length;
  const stays = [...(resume.work ?? []), ...(resume.education ?? []), ...(resume.volunteer ?? [])];
  const dated = stays.filter(({ startDate, endDate }) => startDate ?? endDate).length;
  const reach = resume.basics?.email || resume.basics?.phone ? 1 : 0;
  const letters = source.lines.reduce((sum, { text }) => sum + text.length, 0);
  if (isStrange && languageOf(source.lines) === undefined) return false;
  return letters >= 40 && Math.min(known, 3) + Math.min(dated, 2) + reach >= 2 && (known >= 1 || dated >= 1);
}
