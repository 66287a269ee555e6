import type { LanguageCode } from "../../../shared/languages.ts";
import type { Problem } from "../format/problem.ts";
import { spellingProblems } from "./spelling.ts";

/** The specification prescribes these sentences, with a straight apostrophe. */
const fixedSentences = /^(?:Thank you for your interest\. We'll get back|Thank you! We'll get back)/;

/**
 * Finds spellings and quotation marks in a page's translations that the style guide rejects.
 *
 * @param json a file of `content/<language>/`, one text a line
 * @param place its path, for messages, and its language
 */
export function pageTextProblems(json: string, place: { file: string; language: LanguageCode }): Problem[] {
  const passages = json.split("\n").flatMap((line, index) => {
    const [, key, literal] = /^\s*(?:"([^"]+)": )?("(?:[^"\\]|\\.)*"),?$/.exec(line) ?? [];
    // Text that the page strikes out is a bad example.
    const text: string = literal === undefined || key === "struck" ? "" : JSON.parse(literal);
    const own = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, " ").replace(/‘[^’]*’|«[^»]*»/g, "…");
    return text === "" || fixedSentences.test(text) ? [] : [{ line: index + 1, own }];
  });
  const straight = passages
    .filter(({ own }) => /["']/.test(own))
    .map(({ line }) => ({ file: place.file, line, message: "a straight quotation mark or apostrophe" }));
  return [...spellingProblems({ ...place, passages }), ...straight];
}
