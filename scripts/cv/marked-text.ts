import { splitIntoWords, type Word, wordLabels } from "../../profile/parse/prose/tagger.ts";

/** A text of tests/cv/careers without its marks, and the label of each word. */
export interface MarkedText {
  text: string;
  list: Word[];
  labels: string[];
}

/** Volunteering (v) and the rest (o) are not labelled. */
const kinds: Record<string, string> = { j: "work", s: "education" };
const parts: Record<string, string> = {
  t: "title",
  q: "title",
  e: "organization",
  s: "organization",
  p: "place",
  d: "period",
  f: "subject",
};

/**
 * Reads a marked text: "/j/ {d:Since 2019} I have been a {t:cook} at {e:Brygga}. /o/ I like fish."
 *
 * @throws an Error for an unknown mark
 */
export function readMarkedText(marked: string): MarkedText {
  let text = "";
  let kind = "o";
  const starts = new Map<number, string>();
  const named: { from: number; to: number; part: string }[] = [];
  for (const [whole, slash, part, value] of marked.matchAll(/\/([jvso])\/ ?|\{(\w):([^{}]*)\}|[^/{]+|./gu)) {
    if (slash) starts.set(text.length, slash);
    else if (part) {
      const name = parts[part];
      if (!name) throw new Error(`Unknown mark ${whole}`);
      named.push({ from: text.length, to: text.length + (value ?? "").length, part: name });
      text += value;
    } else text += whole;
  }
  const list = splitIntoWords(text);
  let isStart = false;
  const labels = list.map(({ from, to }) => {
    for (const [at, slash] of starts)
      if (at <= from) {
        starts.delete(at);
        kind = slash;
        isStart = true;
      }
    if (kind !== "j" && kind !== "s") return "other";
    const part = named.find((one) => from >= one.from && to <= one.to)?.part ?? "text";
    const label = `${kinds[kind]}.${part}${isStart ? ">" : ""}`;
    const plain = `${kinds[kind]}.text${isStart ? ">" : ""}`;
    isStart = false;
    return wordLabels.includes(label) ? label : plain;
  });
  return { text, list, labels };
}
