import { disclosureWords, words } from "../words/words.ts";

/**
 * Words that are one to the model: having seen "I have ILLNESS", it knows every illness of the list.
 */
const classes: Record<string, string[]> = {
  ILLNESS: disclosureWords("illnesses"),
  CONDITION: disclosureWords("conditions"),
  AID: disclosureWords("aids"),
  RELIGION: disclosureWords("religions"),
  CONGREGATION: disclosureWords("congregations"),
  CHURCH: [...disclosureWords("churchPosts"), ...disclosureWords("faithActivities")],
  ORIENTATION: disclosureWords("orientations"),
  CHILD: disclosureWords("children"),
  YOUTH: disclosureWords("girlsAndBoys"),
  SPOUSE: disclosureWords("spouses"),
  PARENT: disclosureWords("parents"),
  RELATIVE: disclosureWords("relatives"),
  WRITER: disclosureWords("writer"),
  TENS: disclosureWords("tens"),
  NUMBER: disclosureWords("numbers"),
  STATUS: words("civilStatus"),
  COUNTRY: words("countries"),
  PLACE: words("places"),
  LANGUAGE: words("languageNames"),
  TITLE: words("jobTitles"),
};

const classOf = new Map<string, string>();
/** Beginnings and ends of words. */
const parts: { part: string; isEnd: boolean; name: string }[] = [];
for (const [name, phrases] of Object.entries(classes))
  for (const phrase of phrases) {
    const part = phrase.replaceAll("*", "");
    if (part !== phrase) parts.push({ part, isEnd: phrase.startsWith("*"), name });
    else if (!classOf.has(phrase)) classOf.set(phrase, name);
  }
const longestPhrase = 4;

/** Words, numbers and signs in lower case. Years and other numbers are each one word. */
function tokenize(text: string): string[] {
  const found = text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/\d+(?:[.,]\d+)*|\p{L}+(?:['-]\p{L}+)*|[:;,()%–£$€-]/gu);
  return (found ?? []).slice(0, 60).map((token) => {
    if (/^(?:19|20)\d\d$/.test(token)) return "#year";
    if (/^\d\d?$/.test(token)) return Number(token) < 16 ? "#few" : "#age";
    return /^\d/.test(token) ? "#number" : token;
  });
}

/** The tokens with the words of a class replaced by its name. */
function replaceClasses(tokens: string[]): string[] {
  const replaced: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestPhrase, tokens.length - at);
    while (length > 0 && !classOf.has(tokens.slice(at, at + length).join(" "))) length -= 1;
    const token = tokens[at] ?? "";
    const known = classOf.get(tokens.slice(at, at + length).join(" "));
    const ofPart = parts.find(({ part, isEnd }) => (isEnd ? token.endsWith(part) : token.startsWith(part)));
    replaced.push(known ?? ofPart?.name ?? token);
    at += Math.max(1, length);
  }
  return replaced;
}

/** What a sentence consists of: words, their beginnings, ends and parts of four letters, and pairs of words or classes. */
export function sentenceFeatures(text: string): Set<string> {
  const tokens = tokenize(text);
  const features = new Set<string>();
  const named = tokens.filter((token) => /^[\p{L}#]/u.test(token));
  for (const word of named) {
    features.add(word);
    const framed = `<${word}>`;
    for (let at = 0; at + 4 <= framed.length; at += 1) features.add(`~${framed.slice(at, at + 4)}`);
    if (word.length < 6) continue;
    for (const length of [4, 5]) features.add(`${word.slice(0, length)}*`);
    for (const length of [4, 5, 6]) features.add(`*${word.slice(-length)}`);
  }
  const framed = ["^", ...replaceClasses(tokens), "$"];
  framed.forEach((token, at) => {
    if (token in classes) features.add(token);
    const [, next, third] = framed.slice(at, at + 3);
    if (next) features.add(`${token} ${next}`);
    if (third) features.add(`${token} _ ${third}`);
  });
  return features.add(`length ${Math.min(6, Math.floor(named.length / 3))}`);
}
