import * as attributes from "./attributes.ts";

/**
 * The template of the server's own pages, such as `/booking`. The app renders one prototype of every part that
 * a page can contain (app/routes/server-page.tsx), the build stores the template outside the public files, and the
 * server copies, fills and drops parts by name without knowing their design.
 */

/** The template's path at build time, without a language. It is not served. */
export const serverPagePath = "/server-page";

export const serverPageParts = [
  "title",
  // Lines before the text, the first one emphasised.
  "lines",
  "firstLine",
  "line",
  "text",
  // A form: hidden fields, times, fields and a button.
  "form",
  "hidden",
  // Times to choose from: some are shown, the others are grouped by day.
  "times",
  "timesLabel",
  "day",
  "dayName",
  "time",
  "timeInput",
  "timeDay",
  "timeText",
  "otherTimes",
  "otherTimesLabel",
  "otherDay",
  "laterDays",
  "field",
  "label",
  // The control of a field is one of the next two.
  "input",
  "textarea",
  "button",
  // Links, the primary one first.
  "links",
  "mainLink",
  "link",
  // Default links, for a page without links and buttons.
  "defaultLinks",
  // The founder, whom visitors meet.
  "founder",
] as const;

export type ServerPagePart = (typeof serverPageParts)[number];

/** Marks an element as the prototype of a part, including its content. */
export function part(name: ServerPagePart) {
  return { [attributes.part]: name };
}
