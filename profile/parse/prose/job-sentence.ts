import { workRoles } from "../entries/role-scores.ts";
import { looksLikeName } from "../head/name.ts";
import { findEmails, findPhones } from "../values/contacts.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { collapseSpaces, splitWords, trimSeparators } from "../values/text.ts";
import { proseWords, words } from "../words/words.ts";
import { maxSentence } from "./sentences.ts";

/** A job that a sentence tells. */
export interface ProseJob {
  title: string;
  employer: string;
  place?: string;
  period: Period;
  /** The end of the sentence, which says more about the job. */
  rest: string;
}

/** Alternatives of whole words or phrases, also with a capital. `*` stands for any letters. */
function oneOf(list: readonly string[]): string {
  const patterns = list.map((entry) =>
    entry
      .replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`)
      .replaceAll("'", "['’]")
      .replaceAll("*", "\\p{L}*"),
  );
  return `(?:${patterns.join("|")})(?!\\p{L})`;
}

const startOfWord = "(?<!\\p{L})";
const person = oneOf(proseWords("person"));
const verb = oneOf(proseWords("verbs"));
const at = oneOf(proseWords("at"));
const inTown = oneOf(proseWords("in"));
const from = oneOf(proseWords("from"));
const and = oneOf(proseWords("and"));
const article = `(?:${oneOf(proseWords("articles"))} )?`;
const year = "(\\S*?\\s?\\d{4})";

/** "I have been", "var jeg ansatt", "my first job was" */
const told = `(?:${person}(?: ?${verb})*|${verb} ${person}(?: ${verb})?|${oneOf(proseWords("ownJob"))} ${verb})`;
/** Before a title that is in no word list: "as a", "som". */
const marked = `(?<mark>(?:${oneOf(proseWords("as"))} )?${article})`;

/** "I was a climber with Pennine Trees", "arbeidde eg som kokk ved Hotell Prøve" */
const titleFirst = new RegExp(
  `${startOfWord}${told},? ${marked}(?<title>\\p{L}[^,.;:]{2,60}?) (?<word>${at}) ${article}(?<rest>[\\p{Lu}\\d].*)$`,
  "u",
);
/** "I worked for Pennine Trees in Leeds as a climber" */
const employerFirst = new RegExp(
  `${startOfWord}${told} ${at} ${article}(?<rest>[\\p{Lu}\\d].*?)[, ]+(?=${oneOf(proseWords("as"))} )${marked}(?<title>\\p{L}[^,.;:]{2,50}?)(?=[,.;:]|$| ${and}| ${oneOf(proseWords("clauseStarts"))})`,
  "u",
);
/** "Worked as Software Engineer in Testdal Softech, Leeds", also as the item of a list */
const withoutPerson = new RegExp(
  `^(?:(?:[Cc]urrently|[Pp]resently) )?(?:[Ww]orked|[Ww]orking|[Ss]erved|[Ss]erving|[Ee]mployed) ${marked}(?<title>\\p{L}[^,.;:]{2,60}?) (?<word>${at}) ${article}(?<rest>[\\p{Lu}\\d].*)$`,
  "u",
);
/** "I moved to Prøve Hospital, where I was a medical secretary" */
const placeFirst = new RegExp(
  `${startOfWord}${person}(?: \\p{Ll}+)? ${oneOf(proseWords("moved"))} ${article}(?<rest>[\\p{Lu}\\d].*?),? ${oneOf(proseWords("where"))} ${told} ${marked}(?<title>\\p{L}[^,.:;]{2,50}?)(?=[,.;:]|$)`,
  "u",
);

/** Periods that are none outside sentences: "between 2012 and 2014", "from 2012 until I retired in 2023". */
const periods = [
  new RegExp(`${from} ${year} ${and} ${year}`, "iu"),
  new RegExp(`${from} ${year} ${oneOf(proseWords("until"))} [\\p{L}’' ]{3,40}? ${inTown} ${year}`, "iu"),
];
const vague = new RegExp(`${startOfWord}${oneOf(proseWords("vague"))} (?=\\S*\\s?(?:19|20)\\d\\d)`, "giu");
const beforePeriod = new RegExp(`${startOfWord}(?:${from}|${inTown})\\s*\\(?$`, "iu");

/** The period of a sentence, and the sentence without it. */
function takePeriod(given: string): { period: Period; rest: string } | undefined {
  const text = given.replace(vague, "");
  for (const pattern of periods) {
    const found = pattern.exec(text);
    const [start, end] = [found?.[1], found?.[2]].map((part) => findPeriods(part ?? "")[0]?.start);
    if (found && start && end && start < end) {
      const period = { from: 0, to: 0, start, end, current: false, single: false };
      return { period, rest: `${text.slice(0, found.index)}, ${text.slice(found.index + found[0].length)}` };
    }
  }
  const period = findPeriods(text).find(({ single, current }) => !single || current);
  if (!period) return undefined;
  const before = text.slice(0, period.from).replace(beforePeriod, "");
  return { period, rest: `${before}, ${text.slice(period.to).replace(/^\s*\)/, "")}` };
}

const employerEnd = new RegExp(
  `[,;:(]|(?<!(?:^|\\s)(?:St|Dr|Mr|Mrs|No|Co))\\.(?:\\s|$)|\\s+${oneOf(proseWords("clauseStarts"))}|\\s+${and}\\s+(?!\\p{Lu})`,
  "u",
);
const townBehind = new RegExp(`^(.{3,}?) ${inTown} ${article}(\\p{Lu}[\\p{L}’' -]{2,30})$`, "u");
const townFirst = new RegExp(`^(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?) ${at} ${article}(\\p{Lu}.*)$`, "u");
const unpaid = new RegExp(`(?:^|\\s)${oneOf(proseWords("unpaid"))}(?=\\s|$)`, "iu");
const personal = new RegExp(`${startOfWord}${oneOf(proseWords("personal"))}`, "iu");
const inSentence = new RegExp(`${startOfWord}${person}`, "u");
const asWord = new RegExp(`(?:^|\\s)${oneOf(proseWords("as"))}\\s`, "u");
const common = new Set(words("common"));

/** Whether a title was cut out of a sentence: "Var jeg kokk". */
export function isCutFromSentence(title: string): boolean {
  return inSentence.test(title);
}

/** Whether a list item starts as "Worked as Software Engineer in Testdal Softech". */
export function startsWithJob(text: string): boolean {
  return withoutPerson.test(text);
}

/** Whether a sentence contains no private fact, e-mail address or phone number. */
export function isPublic(text: string): boolean {
  return !personal.test(text) && findEmails(text).length + findPhones(text).length === 0;
}

/** The job that a sentence names with its employer and period; undefined for any other sentence. */
export function findJobInSentence(given: string): ProseJob | undefined {
  const taken = given.length < maxSentence ? takePeriod(given) : undefined;
  if (!taken) return undefined;
  const text = collapseSpaces(taken.rest)
    .replace(/\s+([,.])/g, "$1")
    .replace(/^[\s,.;:–-]+/, "");
  const byPlace = placeFirst.exec(text);
  const found = byPlace ?? employerFirst.exec(text) ?? titleFirst.exec(text) ?? withoutPerson.exec(text);
  const { mark = "", title = "", rest = "", word } = found?.groups ?? {};
  const list = splitWords(title);
  const isMarked = asWord.test(mark) || byPlace !== null;
  const isTitle =
    workRoles.title(title) > 0 || (isMarked && list.length <= 4 && !list.some((one) => common.has(one)));
  if (!isTitle || list.length > 7 || unpaid.test(title) || !isPublic(given)) return undefined;
  const end = employerEnd.exec(rest)?.index ?? rest.length;
  const name = rest.slice(0, end).trim();
  const [, first = "", second = ""] = townFirst.exec(name) ?? [];
  const isSwapped = isKnownPlace(first);
  const [, before = name, town] = isSwapped ? ["", second, first] : (townBehind.exec(name) ?? []);
  const behind = rest.slice(end).replace(/^[\s,;:.)]+/, "");
  const next = behind.split(/[,.;]/)[0]?.trim() ?? "";
  // "at Ward 7, Prøve Hospital"
  const isDepartment = workRoles.organization(before) === 0 && workRoles.organization(next) > 0;
  const employer = isDepartment ? next : before;
  // "lærer i Oslo", "contact for Kari Hansen"
  const isPerson = word === "for" && looksLikeName(employer) && workRoles.organization(employer) === 0;
  if (employer.length < 2 || isKnownPlace(employer) || (isPerson && employer.split(" ").length === 2))
    return undefined;
  const isTown = isKnownPlace(next) || /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(next);
  const hasTown = !isDepartment && town === undefined && isTown;
  const place = hasTown ? next : town;
  return {
    title: trimSeparators(title),
    employer: trimSeparators(employer),
    ...(place ? { place: trimSeparators(place) } : {}),
    period: taken.period,
    rest: hasTown || isDepartment ? behind.slice(next.length).replace(/^[\s,.]+/, "") : behind,
  };
}
