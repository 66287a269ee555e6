/**
 * What every kind of file becomes first: lines in the order in which a person reads them, each with its place and its
 * looks. All that follows knows only this.
 */
export interface Line {
  /** Number within the source, from 0. */
  id: number;
  /** The cells, one tab between two. */
  text: string;
  /** Parts of the line with a wide gap between them, from left to right. At least one. */
  cells: Cell[];
  /** From 1. */
  page: number;
  /** The column of the page: lines of different columns have nothing to do with each other. */
  column: number;
  /** Left and right end, in points, or in characters where a file has no places. */
  x: number;
  right: number;
  /** Baseline from the top of the page. */
  y: number;
  /** Height of the letters; 1 where a file does not say. */
  size: number;
  /** Lines that look alike have the same: face and size. */
  style: string;
  /** Stands out from the running text: bold, larger, capitals. */
  strong: boolean;
  /** Begins with the mark of a list, which is taken away. */
  bullet: boolean;
  /** White above it, in heights of its letters from baseline to baseline; 9 at the top of a column. */
  gap: number;
  /** Where its column ends, so that a line that was broken can be told from one that ends; 0 where lines are never broken. */
  edge: number;
  /** The file itself calls it a heading, of this level. */
  heading?: number;
  /** Addresses that a part of it leads to. */
  links: string[];
}

export interface Cell {
  text: string;
  x: number;
  right: number;
  style: string;
  strong: boolean;
}

export interface Source {
  lines: Line[];
  /** Text that is known to be no content: page numbers, repeated headers. */
  ignored: string[];
  pages: number;
}
