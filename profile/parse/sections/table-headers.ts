import { comparisonKey } from "../values/text.ts";
import type { ColumnKind } from "../words/language-words.ts";
import { columnPhrases } from "../words/words.ts";
import { entryLabels, findLabel, isRemarkLabel } from "./labels.ts";

/** No CV has wider tables; the work grows with the columns. */
export const maxColumns = 16;

const columnLabels = new Map(columnPhrases().map(([phrase, kind]) => [comparisonKey(phrase), kind]));

/** What a column of a table contains, by the text of its header: "Post held", "School / University", "Til". */
export function columnKind(text: string): ColumnKind | undefined {
  // An empty cell of a form: "–".
  if (comparisonKey(text) === "" && text !== "#") return undefined;
  const [beforeComma = "", country] = text.split(/,\s*/);
  if (country !== undefined && findLabel(country, ["place"])) return columnKind(beforeComma);
  const [first = ""] = text.split(/\s+(?:and|og|och)\s+/);
  const parts = [text, first, ...text.split(/\s*[/&]\s*/)];
  const kinds = parts.map(
    (part) =>
      findLabel(part, entryLabels) ??
      columnLabels.get(comparisonKey(part)) ??
      (isRemarkLabel(part) ? ("remark" as const) : undefined),
  );
  return kinds.find((kind) => kind !== undefined);
}

/** Whether a row is the header of a table of entries, and not of referees. */
export function isTableHeader(texts: string[]): boolean {
  const kinds = texts.map(columnKind);
  const known = kinds.filter((kind) => kind !== undefined);
  // "From" and "To" are both a period.
  const fields = known.filter((kind) => kind !== "period" && kind !== "remark");
  // "Employer name", "Testdal Hospital", "Type of business", "Hospital" are two labels with their values.
  const employers = fields.filter((kind) => kind === "employer").length;
  const areDifferent = new Set(fields).size === fields.length || (kinds.length >= 4 && employers < 2);
  const areMost = known.length >= kinds.length - 1 || (known.length >= 3 && known.length > kinds.length / 2);
  const isOfPeople = texts.some((text) => findLabel(text, ["name", "phone", "email"]) !== undefined);
  return kinds.length >= 3 && areMost && fields.length > 0 && areDifferent && !isOfPeople;
}
