import { listLines, type Rule } from "../observation.ts";

const most = 32;
const count = (text: string) => text.trim().split(/\s+/).length;

/** Reports at least two lines of more than thirty-two words. */
export const length: Rule = {
  name: "length",
  find(resume) {
    const long = listLines(resume)
      .map((place) => ({ place, words: count(place.quote) }))
      .filter(({ words }) => words > most)
      .sort((a, b) => b.words - a.words);
    const [longest] = long;
    if (!longest || long.length < 2) return undefined;
    return {
      rule: "length",
      places: long.slice(0, 3).map(({ place }) => place),
      values: { count: long.length, words: longest.words },
      article: "new-resume",
    };
  },
};
