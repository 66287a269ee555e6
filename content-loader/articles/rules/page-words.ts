import type { Language } from "../../data/types.ts";
import type { Problem } from "../format/problem.ts";
import { spellingProblems } from "./spelling.ts";

/** The specification gives this sentence verbatim, with a straight apostrophe and American spelling. */
const given = /^(?:Thank you for your interest\. We'll get back|Thank you! We'll get back)/;

/**
 * Finds spellings and quotation marks in a page's translations that the style guide rejects.
 *
 * @param json a file of `content/<language>/`, one text a line
 * @param place its path, for messages, and its language
 */
export function pageWordProblems(json: string, place: { file: string; language: Language }): Problem[] {
  const passages = json.split("\n").flatMap((line, index) => {
    const [, key, literal] = /^\s*(?:"([^"]+)": )?("(?:[^"\\]|\\.)*"),?$/.exec(line) ?? [];
    // Text that the page strikes out is a bad example.
    const text: string = literal === undefined || key === "struck" ? "" : JSON.parse(literal);
    const own = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, " ").replace(/‘[^’]*’|«[^»]*»/g, "…");
    return text === "" || given.test(text) ? [] : [{ line: index + 1, own }];
  });
  const straight = passages
    .filter(({ own }) => /["']/.test(own))
    .map(({ line }) => ({ file: place.file, line, message: "a straight quotation mark or apostrophe" }));
  return [...spellingProblems({ ...place, passages }), ...straight];
}
