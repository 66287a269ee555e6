import { findIdentityNumbers } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { collapseSpaces, comparisonKey, splitWords, trimSeparators } from "../values/text.ts";
import type { PrivateKind, SectionKind } from "../words/language-words.ts";
import { privatePhrases, words } from "../words/words.ts";
import { isOwnUnionOrParty } from "./affiliations.ts";

/** A private fact that is left out of the CV. */
export interface Withheld {
  kind: PrivateKind;
  value: string;
  lines: number[];
}

const phrases = privatePhrases().sort(([a], [b]) => b.length - a.length);
const byPhrase = new Map(phrases.map(([phrase, kind]) => [comparisonKey(phrase), kind]));
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const start = new RegExp(
  `^(${phrases.map(([phrase]) => literal(phrase)).join("|")})(?![\\p{L}])\\s*([:.–-]?)\\s*(.*)$`,
  "isu",
);
const birthDateLabel =
  /(?<![\p{L}])(?:født|fødd|born|f\.|d\.?o\.?b\.?|date of birth|fødselsdato|fødselsår)[:\s]*(?:(?:in|i)\s+(?:[\p{L}-]+,?\s+){1,3}?(?=(?:(?:den|on)\s+)?\d{1,2}[.\s]|(?:in|i)\s+(?:19|20)\d\d))?(?:(?:den|on|in|i)\s+)?/giu;
const status = new Set(words("civilStatus"));

/** The kind of private fact that a label names: "Fødselsdato", "Marital status". */
export function privateLabelKind(text: string): PrivateKind | undefined {
  return byPhrase.get(comparisonKey(text));
}

/** A private fact with its label: "Født: 30.12.1994", "Sivilstatus gift", "Age 34". */
export function findPrivateFact(text: string): { kind: PrivateKind; value: string } | undefined {
  const plain = collapseSpaces(text);
  const parts = start.exec(plain);
  if (!parts || plain.length > 90) return undefined;
  const kind = byPhrase.get(comparisonKey(parts[1] ?? ""));
  const value = trimSeparators(parts[3] ?? "");
  if (!kind || value === "") return undefined;
  if (kind === "birth-date" && !/\d/.test(value) && parts[2] === "") return undefined;
  const isExplicit =
    parts[2] !== "" ||
    (kind === "birth-date" && /^(?:(?:den|on|in|i)\s)?\d|^\p{L}{3,9}\.?\s\d/u.test(value)) ||
    (kind === "age" && /^\d{2}\b/.test(value)) ||
    (kind === "identity-number" && /^\d{6}/.test(value)) ||
    (kind === "civil-status" && status.has(splitWords(value)[0] ?? ""));
  return isExplicit ? { kind, value } : undefined;
}

/** Words that may follow a civil status: the number of children. */
const family = new Set(
  "barn to tre og med har and two three has have children child kids one a ett et with en ei døtre datter sønn sønner daughter daughters son sons small girl boy uten bindinger no ties".split(
    " ",
  ),
);

/** Whether a text is a civil status without a label: "Gift, to barn", "Samboer". */
export function isCivilStatus(text: string): boolean {
  const list = splitWords(text);
  const isFamily = (word: string) => status.has(word) || family.has(word) || /^\d{1,2}$/.test(word);
  if (list.length === 0 || list.length > 6) return false;
  if (status.has(text.toLowerCase())) return true;
  if (/^(?:father|mother|mum|dad|far|mor|pappa|mamma) (?:of|til|to) /i.test(text))
    return list.slice(2).every(isFamily);
  // "Gift med Hedvig, ingen barn"
  if (/^(?:gift|forlovet|samboer|married|engaged) (?:med|to|with) /i.test(text)) return true;
  return status.has(list[0] ?? "") && list.slice(1).every(isFamily);
}

const relatives = "(?:child\\p{L}*|famil\\p{L}*|sons?|daughters?|kids|mum|mother|father|dad|parents)";
const familyBreak = new RegExp(
  "(?<!\\p{L})(?:(?:maternity|paternity|parental|adoption) leave|(?:foreldre|svangerskaps|mamma|pappa|omsorgs)permisjon|" +
    `(?:career break|at home)(?!\\p{L}).*(?<!\\p{L})${relatives}|` +
    `(?:raising|bringing up|look(?:ing)? after|caring for|care of) my .*${relatives}|` +
    "birth of my|hjemmeværende|heimeverande|(?:hjemme|heime) med (?:små ?)?barn)(?!\\p{L})",
  "iu",
);
/** Somebody who stands in for another during a leave. */
const standIn =
  /(?<!\p{L})(?:cover\p{L}*|contract|locum|substitute|stand-?in|temp\p{L}*|stedfortreder|\p{L}*vikar\p{L}*)(?!\p{L})/iu;

/** Whether the name of a job is a break for the family: "Maternity leave", "Career break to look after my children". */
export function isFamilyBreak(name: string): boolean {
  return name.length < 100 && familyBreak.test(name) && !standIn.test(name);
}

const ownFamily = new RegExp(
  `(?<!\\p{L})(?:car(?:ing|ed|er) for|care of|look(?:ing|ed)? after|raising|raised|at home with|nursing|nursed) (?:my|our) (?:\\p{L}+ ){0,2}${relatives}|` +
    "(?<!\\p{L})(?:hjemme|heime) med (?:mine |mi |min |sjuk[ae]? |syke? |små ){0,2}(?:barn|born|barna|borna|mor|far|mann|kone|foreldre|sønn|datter)(?!\\p{L})",
  "iu",
);

/** Whether a text in a job tells of the owner's family: "Full-time carer for my mother". */
export function isAboutOwnFamily(text: string): boolean {
  return text.length < 120 && ownFamily.test(text);
}

/** Whether a name is a break whose reason stands in its text: "Career break" above "At home with three children". */
export function isBreak(name: string): boolean {
  return /^(?:(?:planned )?career break|family break|karrierepause|permisjon)(?: \([^()]*\))?$/i.test(name);
}

const childrenFact =
  /(?<!\p{L})(?:har|have|with|med|(?:mor|far) til|(?:mother|father|mum|dad) (?:of|to))(?: (?:mann|kone|ektemann|samboer|wife|husband|partner))?(?: (?:og|and))? (?:en|et|ett|to|tre|fire|fem|one|two|three|four|five|a|\d) (?:(?:små|voksne|small|young|grown-up|adult|teenage) )?(?:barn|unger|ungar|children|child|kids?|sons?|daughters?|sønn(?:er)?|døtre?|datter)(?!\p{L})|(?<!\p{L})(?:(?:mor|far) til|(?:mother|father|mum|dad) (?:of|to)) (?:to|tre|two|three|a|\d) ?(?:girls?|boys?|twins|jenter|gutter)(?!\p{L})|(?<!\p{L})(?:my|mine) (?:two|three|four|to|tre|fire) (?:kids|boys|girls|children|jenter|gutter|barn)(?!\p{L})|(?<!\p{L})(?:barnebarn\p{L}*|grandchildren|grandkids)(?!\p{L})/iu;

/** Whether a sentence tells of the owner's children: "Jeg bor i Oslo med mann og tre barn". */
function namesOwnChildren(sentence: string): boolean {
  return sentence.length < 120 && childrenFact.test(sentence);
}

const age = "(?:1[5-9]|[2-7]\\d)";
const ageFact = new RegExp(
  `^${age} år$|^(?:Mann|Kvinne|Dame|Gutt|Jente|Kar|Student) på ${age} år(?!\\p{L})|(?<!\\p{L})(?:[Jj]eg|[Ee]g) er ${age} år(?!\\p{L})|` +
    `^(?:I am|I['’]m|[Jj]eg er|[Ee]g er) (?:(?:an?|en|ei|ein) )?${age}(?: years? (?:old|of age)|[- ]year[- ]old|[- ]åring|[- ]års? gam(?:mel|al))(?!\\p{L})|` +
    `^(?:[Aa]ged |[Nn]ow )?${age} (?:years? (?:old|of age)|år gam(?:mel|al))$`,
  "u",
);

/** Whether a sentence tells the owner's age: "I am a 31-year-old nurse", "34 år gammel". */
export function hasOwnAge(sentence: string): boolean {
  return sentence.length < 120 && ageFact.test(sentence);
}

const healthFact =
  /(?<!\p{L})(?:disability rating|syk(?:e)?meldt|sjukmeldt?|sjukskriven|sygemeldt|operert for|uføretrygd(?:et)?|on (?:long-term )?sick leave|signed off sick|(?:I had|since) (?:an? |my )(?:heart|hip|knee|back) (?:bypass|replacement|operation|surgery|attack)|my (?:bad|dodgy) (?:left |right )?(?:knee|back|hip|shoulder)|opererte (?:kneet|ryggen|hofta|hoften|skulderen|skuldra))(?!\p{L})/iu;
/** A sentence of its own: "Had a heart bypass in 2019" */
const ownInjury =
  /(?:^|[.;] )(?:had an? (?:heart|hip|knee|back) (?:bypass|replacement|operation|attack)|(?:bad|dodgy) (?:left |right )?(?:knee|back|hip|shoulder))(?!\p{L})/iu;
/** Other people, whose illness is part of a job. */
const patients =
  /(?<!\p{L})(?:employees|staff|colleagues|workers|patient\p{L}*|ansatte|tilsette|medarbeider\p{L}*|pasient\p{L}*|bruker\p{L}*)(?!\p{L})/iu;

/** Whether a text tells of the owner's illness: "Operert for prolaps, sykmeldt". */
export function isHealthFact(text: string): boolean {
  return text.length < 120 && (healthFact.test(text) || ownInjury.test(text)) && !patients.test(text);
}

const amount =
  "(?:(?:[£$€]|(?:Rs|NOK|kr|USD|GBP|EUR)\\.?) ?\\d[\\d., ]{1,9}\\d?|\\d[\\d., ]{2,9} ?(?:kr|kroner|NOK|£|€))";
const period =
  "(?:,-|/ ?(?:hr|hour|h|month|year|time|år)|p\\.?[ahm]\\.?|(?:per|an?|i) (?:hour|month|year|annum|time|måned|månad|år))";
/** "$34/hr", "Lønn: 585 000 kr", "Current package £58,000 + car", but not "Budsjett 4 000 000 kr". */
const labelledSalary = new RegExp(
  `^(?:(?:current|last|final|present|expected|desired|basic|annual|monthly|hourly|gross|net|my|nåværende|ønsket|ønska) ){0,2}` +
    `(?:(?:salary|pay|package|wages?|ctc|(?:års|måneds|time)?lønn|lønnskrav)(?: drawn| from| fra| nå| now| is| er)?:? ${amount}` +
    `|(?:salary|ctc|(?:års|måneds|time)?lønn|lønnskrav)(?: drawn| from| fra| nå| now| is| er)?:? \\d{2,3}[ .,]?\\d{3}(?!\\d))`,
  "iu",
);
const amountAlone = new RegExp(`^:?\\(?${amount} ?${period}\\)?$`, "iu");

/** Whether a whole sentence or line is what the owner earns or asks for. */
export function isSalary(text: string): boolean {
  const plain = text.trim();
  return plain.length < 60 && (labelledSalary.test(plain) || amountAlone.test(plain));
}

const citizenship =
  /^(?!(?:Good|Senior|Global|Corporate|Digital|World|Active|Fellow) )(?:(?:dual |full )?(?:[A-Z][\p{L}.]{1,14}(?:[ /-][A-Z][\p{L}.]{1,14})?) (?:citizen(?:ship)?|national)|\p{L}{4,14} statsborger(?:skap)?)\.?$/u;

/** Whether a text says only of which country the owner is a citizen: "U.S. citizen", "Polsk statsborger". */
export function isCitizenship(text: string): boolean {
  return citizenship.test(text.trim());
}

/** In these, "Partner" is a title; elsewhere "Married with two children" is the owner's. */
const jobSections: string[] = ["work", "education", "projects", "publications", "references"];
/** In these, "20 år" is experience. */
const lists: string[] = ["skills", "languages", "certificates"];

/** The kind of private fact that a part of a sentence is. The section decides whether it may tell of family and age. */
export function findPersonalFact(
  text: string,
  section: SectionKind | "head" | "other",
): PrivateKind | undefined {
  // An amount between commas may be that of a contract.
  if (text.length < 60 && labelledSalary.test(text)) return "salary";
  if (isCitizenship(text)) return "nationality";
  if (isOwnUnionOrParty(text)) return "union-or-party";
  if (jobSections.includes(section)) return undefined;
  if (isCivilStatus(text)) return "civil-status";
  if (!lists.includes(section) && hasOwnAge(text)) return "age";
  return namesOwnChildren(text) ? "children" : undefined;
}

/** "PIN 15X0000E", "registration number W/5519043", "HPR-nummer 1234567" */
const registration =
  /(?<!\p{L})(?:PIN|(?:registration|reg\.?|permit|passport|discharge book) (?:number|no\.?|nr\.?)|passport:?|pass:|(?:HPR|pass)[- ]?(?:nummer|nr\.?)):?\s((?=[A-Z/]{0,4} ?\d{2})[A-Z/]{0,4} ?[A-Z\d/-]{5,14})(?![\p{L}\d])/giu;

/** British and American numbers of social insurance: "QQ 12 34 56 C", "078-05-1120" */
const insuranceNumber =
  /(?<![\p{L}\d-])(?:[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|\d{3}-\d{2}-\d{4})(?![\p{L}\d-])/gu;

/** Private facts within prose: identity and registration numbers, and birth dates after a word such as "født". */
export function findPrivateSpans(
  text: string,
): { kind: PrivateKind; from: number; to: number; value: string }[] {
  const registrations = [...text.matchAll(registration)]
    .filter(([, value = ""]) => !/\p{Ll}/u.test(value) && !/^(?:\d\d[/-])?\d{4}(?:[/-]\d{2,4})?$/.test(value))
    .map(({ 0: whole, 1: value = "", index }) => ({
      from: index + whole.length - value.length,
      to: index + whole.length,
      value,
    }));
  const insurance = [...text.matchAll(insuranceNumber)].map(({ 0: value, index }) => ({
    from: index,
    to: index + value.length,
    value,
  }));
  const numbers = [...findIdentityNumbers(text), ...registrations, ...insurance].map((span) => ({
    kind: "identity-number" as const,
    ...span,
  }));
  const births = [...text.matchAll(birthDateLabel)].flatMap((word) => {
    const from = word.index + word[0].length;
    const [period] = findPeriods(text.slice(from, from + 40));
    if (!period || period.from > 1) return [];
    return [
      {
        kind: "birth-date" as const,
        from: word.index,
        to: from + period.to,
        value: text.slice(from + period.from, from + period.to),
      },
    ];
  });
  return [...numbers, ...births].sort((a, b) => a.from - b.from);
}
