import { findLabel } from "../sections/labels.ts";
import type { Line } from "../source.ts";
import { findPhones } from "../values/contacts.ts";
import { collapseSpaces } from "../values/text.ts";

/** A part of a line in the CV's head, between bars, dots and wide gaps. */
export interface Fragment {
  text: string;
  /** The text before anything was removed from it. */
  raw: string;
  lines: number[];
  links: string[];
  size: number;
  style: string;
  strong: boolean;
  page: number;
  /** Position of its line. */
  x: number;
  y: number;
  column: number;
  /** Index of its first line. */
  row: number;
  /** The fragment is the whole line. */
  isWholeLine: boolean;
  gap: number;
  isWrapped: boolean;
}

const bars =
  /\s*[|•·●∙◦⋄♦◆]\s*|\s+\/\s+|\s+[–—]\s+(?=[^\d])|(?<=[^\d\s])\s+[–—]\s+(?!\d{3} ?\d{3}(?!\d))|\s{2,}/u;

/** Splits a phone number from following text that starts with a digit: "928 00 771 – 7030 Trondheim". */
function splitAfterPhone(text: string): string[] {
  const [, before = "", behind = ""] = /^([^–—]*\d)\s+[–—]\s+(\d.*)$/u.exec(text) ?? [];
  return findPhones(before).some(({ value }) => value === before) ? [before, behind] : [text];
}

/** Whether a text is the label of a headline, alone or before its value: "Desired employment", "Stilling: Kokk". */
const announcesHeadline = (text: string) => findLabel(text.split(":")[0] ?? "", ["headline"]) !== undefined;

/** Splits the head's lines into fragments and joins addresses that a narrow column broke. */
export function splitContactLines(lines: Line[]): Fragment[] {
  return joinAddresses(lines).flatMap(({ line, text, ids, links }, row) => {
    const parts = text
      .split("\t")
      // "First name / middle name" is one label, and "Quality / Laboratory Technician" one headline.
      .flatMap((cell, index, cells) =>
        findLabel(cell) || announcesHeadline(cells[index - 1] ?? cell) ? [cell] : cell.split(bars),
      )
      .flatMap(splitAfterPhone)
      .map(collapseSpaces)
      .filter((part) => part !== "");
    const last = line.cells.at(-1);
    const perLetter = last ? (last.right - last.x) / Math.max(1, last.text.length) : 0;
    return parts.map((part, index) => ({
      text: part,
      raw: part,
      lines: ids,
      links: index === 0 || parts.length === 1 ? links : [],
      size: line.size,
      style: line.cells.find((cell) => cell.text.includes(part))?.style ?? line.style,
      strong: line.strong,
      page: line.page,
      x: line.x,
      y: line.y,
      column: line.column,
      row,
      isWholeLine: parts.length === 1,
      gap: line.gap,
      isWrapped: line.edge > 0 && line.right + 8 * perLetter > line.edge,
    }));
  });
}

function joinAddresses(lines: Line[]): { line: Line; text: string; ids: number[]; links: string[] }[] {
  const joined: { line: Line; text: string; ids: number[]; links: string[] }[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && last.line.column === line.column && isAddressBroken(last.text, line, last.line)) {
      last.text += brokenCode(last.text, line.text) ? ` ${line.text}` : line.text;
      last.ids.push(line.id);
      last.links.push(...line.links.filter((link) => !last.links.includes(link)));
    } else joined.push({ line, text: line.text, ids: [line.id], links: [...line.links] });
  }
  return joined;
}

/** Whether a postcode or its second half stands on the next line: "Leeds LS1" above "9XX", "Bergen, NO" above "5008". */
function brokenCode(above: string, below: string): boolean {
  return (
    (/\s[A-Z]{1,2}\d[A-Z\d]?$/.test(above) && /^\d[A-Z]{2}$/.test(below)) ||
    (/\p{L}, [A-Z]{2}$/u.test(above) && /^,?\s?\d{4,5}$/.test(below))
  );
}

/** An e-mail address that needs no more letters. */
const wholeEmail = /@[\w.-]+\.(?:com|net|org|edu|example|eu|no|se|dk|fi|uk|ie|de|fr|pl|ca|nz)$/i;

/** Whether an address continues on the next line: "kari.nordmann@" above "example.no", ".../in/kari-" above the rest. */
function isAddressBroken(above: string, line: Line, before: Line): boolean {
  if (brokenCode(above, line.text)) return true;
  const token = above.split(/[\s|]/).at(-1) ?? "";
  const next = line.text.split(/[\s(]/)[0] ?? "";
  if (
    next === "" ||
    line.cells.length > 1 ||
    (/[@:]/.test(next.slice(0, -1)) && token.includes("@") && !token.endsWith("@"))
  )
    return false;
  const single =
    /^[\p{L}\p{N}._/-]+$/u.test(next) && (line.text === next || /^\S+\s*[(|•·●∙◦⋄♦]/u.test(line.text));
  // A column too narrow for the address: the line is full and the next one is a single word.
  const isFull =
    before.edge > 0 && before.right > before.edge - 2 && above === token && !wholeEmail.test(token);
  if (isFull && single && /[@/]/.test(token) && /\.\w/.test(token) && /^[a-z\d][\w/-]{0,24}$/.test(next))
    return true;
  // LinkedIn's export names the address behind its end.
  if (/linkedin\.com\/in\/[\w%-]+$/i.test(token) && /^[\w%-]+ \(LinkedIn\)$/i.test(line.text)) return true;
  if (/^[\w.+-]+@$/u.test(token)) return /^[\w-]+\./.test(next);
  if (/^[\w.+-]+@[\w-]*(?:\.|-)?$/u.test(token))
    return single && /^[\w.-]*\.?\w{2,}$/.test(next) && (/[.-]$/.test(token) || next.startsWith("."));
  if (/^[\w.+-]{3,}[._-]?$/u.test(token) && /^[\w.-]*@[\w-]+\.\w+/.test(next))
    return above === token && (/[._-]$/.test(token) || /^[.@]/.test(next));
  if (/\/\S*[-/_.]$/.test(token) && /\.\w/.test(token)) return single && /^[\p{Ll}\p{N}]/u.test(next);
  // A dot before any slash starts another address.
  if (/\.\w+\/$/.test(token) && single) return /^[a-z\d][^.]*(?:\/|$)/.test(next);
  return /^https?:\/\/\S*[-/.]$/.test(token) && single;
}
