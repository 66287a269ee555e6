import type { Resume } from "../../profile/resume.ts";

/** A text with its label: one of `profile/parse/labeller/labels.ts`, without the marker of an entry's start. */
export interface Span {
  text: string;
  /** Undefined for separators and punctuation between fields. */
  label?: string;
  /** Index of its entry in the whole CV. */
  entry?: number;
  textStyle: TextStyle;
}

export type TextStyle =
  | "name"
  | "headline"
  | "heading"
  | "what"
  | "where"
  | "place"
  | "date"
  | "text"
  | "label"
  | "strong";

export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "line"; left: Span[]; right?: Span[]; isEntry?: boolean }
  | { kind: "bullet"; spans: Span[] }
  | { kind: "row"; cells: Block[][]; widths: number[]; isEntry?: boolean; isSection?: boolean };

export interface Typography {
  font: string;
  size: number;
  lineHeight: number;
  margin: number;
  textStyles: Record<
    TextStyle,
    { bold?: boolean; italic?: boolean; caps?: boolean; spaced?: boolean; color?: string; scale?: number }
  >;
  bullet: string;
  indent: number;
  entryGap: number;
  sectionGap: number;
  rule: boolean;
  center: boolean;
  rows: "grid" | "table" | "absolute";
  lined: boolean;
  side?: { width: number; isLeft: boolean; color: string };
  landscapeLetter: boolean;
}

export interface Composed {
  header: Block[];
  side: Block[];
  main: Block[];
  typography: Typography;
  /** Repeated at the foot of each page. */
  footer: string;
  expected: Resume;
  sensitive: { kind: string; value: string }[];
  layout: string;
}

export function span(text: string, textStyle: TextStyle = "text", label?: string, entry?: number): Span {
  return { text, textStyle, ...(label ? { label } : {}), ...(entry === undefined ? {} : { entry }) };
}

export function line(...left: Span[]): Block {
  return { kind: "line", left };
}

export function joinSpans(parts: Span[][], separator: string): Span[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [span(separator), ...part]));
}

/** All labelled texts of a composed CV, in composition order. */
export function labelledSpans({ header, side, main }: Composed): Span[] {
  const listSpans = (block: Block): Span[] =>
    block.kind === "row"
      ? block.cells.flat().flatMap(listSpans)
      : block.kind === "line"
        ? [...block.left, ...(block.right ?? [])]
        : block.spans;
  return [...header, ...side, ...main].flatMap(listSpans).filter(({ label }) => label !== undefined);
}
