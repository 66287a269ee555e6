import type { Language } from "../../data/types.ts";
import type { Problem } from "../format/problem.ts";
import { phraseProblems } from "./phrases.ts";

/** The specification gives this one word for word, straight apostrophe and American spelling included. */
const given = /^(?:Thank you for your interest\. We'll get back|Thank you! We'll get back)/;

/**
 * Finds in the words of a page what the writers of articles may not say either, and straight quotation marks.
 *
 * @param json a file of `content/<language>/`, one text a line
 * @param place its path, for messages, and its language
 */
export function pageWordProblems(json: string, place: { file: string; language: Language }): Problem[] {
  const passages = json.split("\n").flatMap((line, index) => {
    const [, key, literal] = /^\s*(?:"([^"]+)": )?("(?:[^"\\]|\\.)*"),?$/.exec(line) ?? [];
    // What is struck out on the page is there as a bad example.
    const text: string = literal === undefined || key === "struck" ? "" : JSON.parse(literal);
    // Places, tags and what is quoted are not the writer's own words.
    const own = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, " ").replace(/‘[^’]*’|«[^»]*»/g, "…");
    return text === "" || given.test(text) ? [] : [{ line: index + 1, own }];
  });
  const straight = passages
    .filter(({ own }) => /["']/.test(own))
    .map(({ line }) => ({
      file: place.file,
      line,
      message: "a straight quotation mark or apostrophe",
    }));
  return [...phraseProblems({ ...place, passages }), ...straight];
}
