import * as attributes from "./attributes.ts";

/**
 * The page that the server fills for its own answers, as at `/booking`. The app gives it one prototype of every part that
 * such an answer can have (app/routes/server-page.tsx); the build keeps it apart from the pages that can be asked for; the
 * server copies, fills and drops parts by their names and knows nothing of how they look.
 */

/** Where the page is built, without a language. It is not served there. */
export const serverPagePath = "/server-page";

export const serverPageParts = [
  "title",
  // What the page is about, before its text: a strong line and others.
  "lines",
  "firstLine",
  "line",
  "text",
  // A form that posts: hidden fields, fields to fill in, and a button.
  "form",
  "hidden",
  "field",
  "label",
  // The control of a field is one of the next three.
  "input",
  "textarea",
  "select",
  "option",
  "button",
  // What can be opened from the page: the main thing, and others.
  "links",
  "mainLink",
  "link",
  // Links of the page's own, for an answer that has none and nothing to press.
  "waysOn",
  // Who somebody meets that books a time.
  "founder",
] as const;

export type ServerPagePart = (typeof serverPageParts)[number];

/** Marks an element of the page as the prototype of a part. What stands within it belongs to it. */
export function part(name: ServerPagePart) {
  return { [attributes.part]: name };
}
