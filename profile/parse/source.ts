/**
 * The common form of every file format: lines in reading order with position and style. The rest of the parser uses
 * only this.
 */
export interface Line {
  /** Index in the source. */
  id: number;
  /** The cells, separated by tabs. */
  text: string;
  /** Parts of the line separated by wide gaps, left to right. At least one. */
  cells: Cell[];
  /** Starts at 1. */
  page: number;
  /** Column of the page. Lines of different columns are unrelated. */
  column: number;
  /** Left and right edge in points, or in characters for plain text. */
  x: number;
  right: number;
  /** Baseline, from the top of the page. */
  y: number;
  /** Font size; 1 when unknown. */
  size: number;
  /** Font and size; equal for lines of the same style. */
  style: string;
  /** Stands out from the body text: bold, larger or in capitals. */
  strong: boolean;
  /** Begins with a bullet, which is removed from the text. */
  bullet: boolean;
  /** Distance from the baseline above, in font sizes; 9 at the top of a column. */
  gap: number;
  /** Right edge of its column, to detect wrapped lines; 0 when lines never wrap. */
  edge: number;
  /** Heading level from the file format. */
  heading?: number;
  /** Link targets within the line. */
  links: string[];
}

export interface Cell {
  text: string;
  x: number;
  right: number;
  /** Style of its first part. */
  style: string;
  strong: boolean;
  /** Its parts of one style each, when it has several: a title in bold and its employer. */
  parts?: StyledText[];
}

export interface StyledText {
  text: string;
  style: string;
}

/** The style of a cell's text at an offset. */
export function styleAt(
  { text, style, parts = [] }: Pick<Cell, "text" | "style" | "parts">,
  at: number,
): string {
  let found = style;
  let from = 0;
  for (const part of parts) {
    const start = text.indexOf(part.text, from);
    if (start < 0) continue;
    if (start > at) break;
    found = part.style;
    from = start + part.text.length;
  }
  return found;
}

export interface Source {
  lines: Line[];
  /** Text that is not content: page numbers, repeated headers. */
  ignored: string[];
  pages: number;
  /** The file was a PDF, whose pages are those of the lines. */
  isPdf?: true;
  /** The cover of a PDF portfolio whose attachments cannot be read. */
  isPortfolio?: true;
  /** Many of the PDF's glyphs have no letters, so its text may be unreadable. */
  lacksLetters?: true;
}
