import { type Extracted, extracted } from "../extracted.ts";
import { looksLikeName } from "../head/name.ts";
import type { Line } from "../source.ts";
import { findEmails, findPhones } from "../values/contacts.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { collapseSpaces, splitWords, trimSeparators } from "../values/text.ts";
import { words } from "../words/words.ts";
import type { Entry } from "./entry-fields.ts";
import { join } from "./paragraphs.ts";
import { workRoles } from "./role-scores.ts";

/** A sentence with the lines that it stands in. */
interface Sentence {
  text: string;
  lines: number[];
  paragraph: number;
}

const common = new Set(words("common"));
const sentenceEnd = /(?<=\p{L}{2}[.!?]|\d[.)]|\)\.)\s+(?=\p{Lu}|(?:19|20)\d\d)/u;

/** Longer texts are not searched for jobs. */
const maxSentence = 400;

function toSentences(lines: Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  const gaps = lines.slice(1).map(({ gap }) => gap);
  const minGap = Math.min(...gaps);
  const isEven = gaps.every((gap) => gap <= minGap * 1.15);
  let paragraph = 0;
  lines.forEach(({ text, id, gap, bullet }, at) => {
    // In files without line breaks, each line is a paragraph.
    const isNext = at > 0 && !isEven && gap <= minGap * 1.15 && !bullet;
    if (!isNext) paragraph += 1;
    collapseSpaces(text)
      .split(sentenceEnd)
      .forEach((part, index) => {
        const last = sentences.at(-1);
        const isOpen = last && last.text.length < maxSentence && !/[.!?]["”’)]?$/.test(last.text);
        if (isOpen && index === 0 && isNext) {
          last.text = join(last.text, part);
          last.lines.push(id);
        } else sentences.push({ text: part, lines: [id], paragraph });
      });
  });
  return sentences;
}

const person = "(?:I|[Jj]eg|[Ee]g|[Jj]ag)";
const verbs = [
  `${person}(?: have|['’]ve|['’]m| am| har| hev)?(?: (?:now|currently|nå|no))?(?: been| was| became| work(?:ed)?| served| started| began| joined| vært| vore| varit| var| er| är| ble| blei| vart| jobbet| jobber| jobba(?:r)?| arbeid(?:et|er|de|a|ar)| ansatt| tilsett| begynte| begynner| starta| startet)*`,
  `(?:was|worked|served|har|var|er|är|ble|blei|vart|jobbet|jobber|jobba|jobbar|arbeidet|arbeider|arbeidde|arbeidar|begynte|starta|startet) ${person}(?: vært| vore| varit| ansatt| tilsett)?`,
  "[Mm]y (?:first|second|next|last|present|current)(?: proper| real| full-time)? (?:job|post|role|position) (?:was|is)",
  "(?:[Mm]in|[Mm]i) (?:første|neste|siste|nåværende|noverande|fyrste) (?:jobb|stilling) (?:var|er)",
].join("|");
/** Before a title that is in no word list: "as a", "som". */
const marked = "(?<mark>(?:(?:first |først )?(?:as|som) )?(?:(?:an?|the|en|ein|ei|et|eit|ett) )?)";
const atEmployer = "(?:at|with|for|of|in|on|to|ved|hos|hjå|på|i|for)";
const upToEnd = "(?:the |an? )?(?<rest>[\\p{Lu}\\d].*)$";
const upToTitle = "(?:the |an? )?(?<rest>[\\p{Lu}\\d].*?)";

/** "I was a climber with Pennine Trees", "arbeidde eg som kokk ved Hotell Prøve" */
const titleFirst = new RegExp(
  `(?<!\\p{L})(?:${verbs}),? ${marked}(?<title>[\\p{L}][^,.;:]{2,60}?) (?<word>${atEmployer}) ${upToEnd}`,
  "u",
);
/** "I worked for Pennine Trees in Leeds as a climber" */
const employerFirst = new RegExp(
  `(?<!\\p{L})(?:${verbs}) ${atEmployer} ${upToTitle}[, ]+(?=(?:first |først )?(?:as|som) )${marked}(?<title>[\\p{L}][^,.;:]{2,50}?)(?=[,.;:]|$| (?:and|og|from|until|fra|frå|til|where|der|der|som)(?!\\p{L}))`,
  "u",
);

/** "I moved to Prøve Hospital, where I was a medical secretary" */
const placeFirst = new RegExp(
  `(?<!\\p{L})${person}(?: then| so| da| så)? (?:moved|went|came|transferred|gikk|gjekk|flyttet|flytta|kom)(?: on| back| da| så)? (?:to|til) ${upToTitle},? (?:where|der|hvor|kor) (?:${verbs})(?= ) ${marked}(?<title>[\\p{L}][^,.:;]{2,50}?)(?=[,.;:]|$)`,
  "u",
);

const between = /(?:between|mellom|from|fra|frå) (\S*?\s?\d{4}) (?:and|og) (\S*?\s?\d{4})/iu;
/** "from 2012 until I retired in 2023" */
const untilEvent =
  /(?:from|fra|frå) (\S*?\s?\d{4}) (?:until|till|to|til) [\p{L}’' ]{3,40}? (?:in|i) (\S*?\s?\d{4})/iu;
const twoYears = /(?<!\p{L})i ((?:19|20)\d\d) og ((?:19|20)\d\d)/iu;

const vague =
  /(?<!\p{L})(?:early|late|mid|(?:the )?(?:end|start|beginning) of|tidleg|tidlig|slutten av|starten av|begynnelsen av) (?=\S*\s?(?:19|20)\d\d)/giu;

/** The period of a sentence, and the sentence without it. */
function takePeriod(given: string): { period: Period; rest: string } | undefined {
  const text = given.replace(vague, "");
  for (const pattern of [between, untilEvent, twoYears]) {
    const found = pattern.exec(text);
    const [start, end] = [found?.[1], found?.[2]].map((part) => findPeriods(part ?? "")[0]?.start);
    if (found && start && end && start < end) {
      const period = { from: 0, to: 0, start, end, current: false, single: false };
      return { period, rest: `${text.slice(0, found.index)}, ${text.slice(found.index + found[0].length)}` };
    }
  }
  const period = findPeriods(text).find(({ single, current }) => !single || current);
  if (!period) return undefined;
  const before = text
    .slice(0, period.from)
    .replace(/(?<!\p{L})(?:from|since|in|fra|frå|siden|sidan|i)\s*\(?$/iu, "");
  return { period, rest: `${before}, ${text.slice(period.to).replace(/^\s*\)/, "")}` };
}

const employerEnd =
  /[,;:(]|(?<!(?:^|\s)(?:St|Dr|Mr|Mrs|No|Co))\.(?:\s|$)|\s+(?:where|which|who|until|from|under|doing|as|chiefly|mostly|because|since|after|before|when|while|der|hvor|kor|til|frå|fra|som|med|fordi|da|etter|mens)(?!\p{L})|\s+(?:and|og)\s+(?!\p{Lu})/u;
const townBehind = /^(.{3,}?) (?:in|i|på) (?:the )?(\p{Lu}[\p{L}’' -]{2,30})$/u;
const townFirst = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:at|for|with|hos|ved) (?:the )?(\p{Lu}.*)$/u;

/** Words in texts that are no title of a paid job. */
const noTitle =
  /(?:^|\s)(?:volunt\p{L}*|frivil\p{L}*|unpaid|ulønn\p{L}*|student|pupil|elev|member|medlem|patient|pasient|prisoner|innsatt|refugee|flyktning|guest|gjest|father|mother|redundant|as|som|på|til|med)(?=\s|$)/iu;

/** Words of private facts and of other people. Sentences with one of them never describe a job. */
const privateWord =
  /(?<!\p{L})(?:wife|husband|married|marry|divorce\p{L}*|widow\p{L}*|child(?:ren)?|kids?|sons?|daughters?|mother|father|parents?|pregnan\p{L}*|maternity|paternity|born|birth|ill|illness|sick|health|disab\p{L}*|diabetes|cancer|stroke|surgery|injur\p{L}*|redundant|religio\p{L}*|referees?|references?|boss|kon[ae]|mann|ektemann|samboer|gift|skilt|skilsmisse|barn|barna|sønn|datter|dotter|moren|mora|faren|foreldre\p{L}*|gravid|fødd?t?|syk\p{L}*|sjuk\p{L}*|helse|kreft|slag|operasjon|skad\p{L}*|uføre?\p{L}*|permisjon|referanse\p{L}*|sjefen? min|min sjef)(?!\p{L})/iu;

/** Whether a sentence contains no private fact, e-mail address or phone number. */
function isPublic(text: string): boolean {
  return !privateWord.test(text) && findEmails(text).length + findPhones(text).length === 0;
}

interface ProseJob {
  title: string;
  employer: string;
  place?: string;
  period: Period;
  /** The end of the sentence, which says more about the job. */
  rest: string;
}

/** The job that a sentence names with its employer and period; undefined for any other sentence. */
export function findJobInSentence(given: string): ProseJob | undefined {
  const taken = given.length < maxSentence ? takePeriod(given) : undefined;
  if (!taken) return undefined;
  const text = collapseSpaces(taken.rest)
    .replace(/\s+([,.])/g, "$1")
    .replace(/^[\s,.;:–-]+/, "");
  const {
    mark,
    title = "",
    rest = "",
    word,
  } = (placeFirst.exec(text) ?? employerFirst.exec(text) ?? titleFirst.exec(text))?.groups ?? {};
  const list = splitWords(title);
  const isMarked = /(?:^|\s)(?:as|som)\s/.test(mark ?? "") || placeFirst.test(text);
  const isTitle =
    workRoles.title(title) > 0 || (isMarked && list.length <= 4 && !list.some((one) => common.has(one)));
  if (!isTitle || list.length > 7 || noTitle.test(title) || !isPublic(given)) return undefined;
  const end = employerEnd.exec(rest)?.index ?? rest.length;
  const name = rest.slice(0, end).trim();
  const [, first = "", second = ""] = townFirst.exec(name) ?? [];
  const isSwapped = isKnownPlace(first);
  const [, employer = name, town] = isSwapped ? ["", second, first] : (townBehind.exec(name) ?? []);
  // "lærer i Oslo", "contact for Kari Hansen"
  const isPerson = word === "for" && looksLikeName(employer) && workRoles.organization(employer) === 0;
  if (employer.length < 2 || isKnownPlace(employer) || (isPerson && employer.split(" ").length === 2))
    return undefined;
  const behind = rest.slice(end).replace(/^[\s,;:.)]+/, "");
  const [next = ""] = behind.split(/[,.;]/);
  const isTown = isKnownPlace(next.trim()) || /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(next.trim());
  const place = town ?? (isTown ? next.trim() : undefined);
  return {
    title: trimSeparators(title),
    employer: trimSeparators(employer),
    ...(place ? { place } : {}),
    period: taken.period,
    rest: town === undefined && place ? behind.slice(next.length).replace(/^[\s,.]+/, "") : behind,
  };
}

/** Jobs told in sentences, and the rest of their lines. */
export interface ProseJobs {
  jobs: Entry[];
  /** For each line with text of a job, its other text; empty when there is none. */
  left: Map<number, string>;
}

/**
 * The jobs that the sentences of a text tell, each with the public sentences behind it in its paragraph.
 *
 * @param blocks lines that follow each other
 */
export function findJobsInProse(blocks: Line[][]): ProseJobs {
  const jobs: Entry[] = [];
  const left = new Map<number, string>();
  for (const sentences of blocks.map(toSentences)) {
    const used = new Set<Sentence>();
    let current: { job: Entry; paragraph: number } | undefined;
    for (const sentence of sentences) {
      const found = findJobInSentence(sentence.text);
      if (found) {
        current = { job: toEntry(found, sentence.lines), paragraph: sentence.paragraph };
        jobs.push(current.job);
        used.add(sentence);
      } else if (current?.paragraph === sentence.paragraph && isPublic(sentence.text)) {
        describe(current.job, sentence.text, sentence.lines);
        used.add(sentence);
      }
    }
    for (const id of new Set([...used].flatMap(({ lines }) => lines))) {
      const others = sentences.filter((one) => !used.has(one) && one.lines[0] === id);
      left.set(id, others.map(({ text }) => text).join(" "));
    }
  }
  return { jobs, left };
}

function toEntry({ title, employer, place, period: { start, end }, rest }: ProseJob, lines: number[]): Entry {
  const value = (text: string): Extracted => extracted(text, lines, 0.7);
  const job: Entry = {
    title: value(title),
    organization: value(employer),
    ...(place ? { place: value(place) } : {}),
    ...(start ? { startDate: value(start) } : {}),
    ...(end ? { endDate: value(end) } : {}),
    body: [],
  };
  if (rest.length > 2) describe(job, rest, lines);
  return job;
}

function describe({ body }: Entry, text: string, lines: number[]): void {
  const [first] = body;
  if (first) {
    first.text = join(first.text, text);
    first.lines.push(...lines.filter((line) => !first.lines.includes(line)));
  } else body.push({ text, lines: [...lines], isBullet: false });
}
