import { findIdentityNumbers } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { collapseSpaces, comparisonKey, splitWords, trimSeparators } from "../values/text.ts";
import type { PrivateKind, SectionKind } from "../words/language-words.ts";
import { privatePhrases, words } from "../words/words.ts";
import { isOwnUnionOrParty } from "./affiliations.ts";
import { findDisclosureRemark } from "./disclosures.ts";

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

/** The kind of a labelled value: below "Date / Place of birth", the value with a year is the date. */
export function kindOfValue(kind: PrivateKind, value: string): PrivateKind {
  return kind === "birthplace" && /\d{1,2}[./]\d{1,2}[./]|(?:19|20)\d\d(?!\d)/.test(value)
    ? "birth-date"
    : kind;
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
    (kind === "birthplace" && /^\p{Lu}/u.test(value)) ||
    (kind === "age" && /^\d{2}\b/.test(value)) ||
    (kind === "identity-number" && /^\d{6}/.test(value)) ||
    (kind === "civil-status" && status.has(splitWords(value)[0] ?? ""));
  return isExplicit ? { kind: kindOfValue(kind, value), value } : undefined;
}

/** Words that may follow a civil status: the number of children. */
const family = new Set(
  "barn born to tre tri ein eit dotter døtrer søner og med har and two three has have children child kids one a ett et with en ei døtre datter sønn sønner daughter daughters son sons small girl boy uten bindinger no ties".split(
    " ",
  ),
);

/** Whether a text is only a number of children: "one son", "to barn". */
export function isNumberOfChildren(text: string): boolean {
  return /^(?:one|two|three|four|a|en|ei|ein|ett?|eit|to|tre|tri|fire|\d) (?:(?:small|adult|små|voksne|vaksne) )?(?:sons?|daughters?|child(?:ren)?|kids|barn|born|sønn(?:er)?|søner|døtrer?|datter|dotter)(?: \([^()]*\))?$/iu.test(
    text,
  );
}

const ambiguousStatus = new Set(["single", "engaged", "separated", "partner"]);

/** Whether a text names a civil status among other words: "samboer og har to jenter". */
export function namesCivilStatus(text: string): boolean {
  return splitWords(text).some((word) => status.has(word) && !ambiguousStatus.has(word));
}

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

const number = "(?:en|ei|ein|ett?|eit|to|tre|tri|fire|fem|one|two|three|four|five|a|\\d)";
const young = "(?:(?:små|voksne|vaksne|small|young|grown-up|adult|teenage) )?";
const child =
  "(?:barn|born|unger|ungar|children|child|kids?|sons?|daughters?|sønn(?:er)?|søner|døtre?|døtrer|datter|dotter)";
const girlsOrBoys = "(?:girls?|boys?|twins|jenter?|gutter?|gutar)";
const spouse = "(?:mann|kone|ektemann|samboer|sambuar|wife|husband)";
const parentOf = "(?:(?:mor|far) til|(?:mother|father|mum|dad) (?:of|to))";
const childrenFact = new RegExp(
  `(?<!\\p{L})(?:(?:har|have|with|med|${parentOf})(?: (?:${spouse}|partner))?(?: (?:og|and))? ${number} ${young}${child}(?! (?:som|who|i klassen|i gruppa|med særskil|with special))` +
    `|${parentOf} ${number} ?${girlsOrBoys}` +
    `|(?:${spouse}|partner) (?:og|and) ${number} ${young}${girlsOrBoys}` +
    `|(?<=^|(?:live|living|bor|bur) (?:with|med) (?:my |min )?)${spouse} (?:og|and) (?:${child}|${girlsOrBoys})` +
    `|(?:my|mine) (?:two|three|four|to|tre|fire) (?:${child}|${girlsOrBoys})` +
    "|barnebarn\\p{L}*|grandchildren|grandkids)(?!\\p{L})",
  "iu",
);

/** Whether a sentence tells of the owner's children: "Jeg bor i Oslo med mann og tre barn". */
function namesOwnChildren(sentence: string): boolean {
  return sentence.length < 120 && childrenFact.test(sentence);
}

const age = "(?:1[5-9]|[2-7]\\d)";
const ageFact = new RegExp(
  `^${age} år(?: og (?:gift|samboer|sambuar|singel|skilt|forlovet))?$|^(?:Mann|Kvinne|Dame|Gutt|Jente|Kar|Student) på ${age} år(?!\\p{L})|(?<!\\p{L})(?:[Jj]eg|[Ee]g) er ${age} år(?!\\p{L})|` +
    `^[Ee]r ${age} år$|^(?:(?:En|Ei|Ein) )?(?:(?!(?:for|av|til|om|med) )\\p{L}+ ){0,3}${age}-åring(?=$| (?:med|som|fra|frå|og|på) )|^(?:I am|I['’]m|[Jj]eg er|[Ee]g er) (?:(?:an?|en|ei|ein) )?${age}(?: years? (?:old|of age)|[- ]year[- ]old|[- ]åring|[- ]års? gam(?:mel|al))(?!\\p{L})|` +
    `^(?:[Aa]ged |[Nn]ow )?${age} (?:years? (?:old|of age)|år gam(?:mel|al))$|^(?:I am|I['’]m|[Jj]eg er|[Ee]g er) ${age}(?=$| (?:and|but|og|men) (?!a half|half|counting|some|\\d))`,
  "u",
);

/** Whether a sentence tells the owner's age: "I am a 31-year-old nurse", "34 år gammel". */
export function hasOwnAge(sentence: string): boolean {
  return sentence.length < 120 && ageFact.test(sentence);
}

const healthFact =
  /(?<!\p{L})(?:disability rating|syk(?:e)?meldt|sjukmeldt?|sjukskriven|sygemeldt|operert for|uføretrygd(?:et)?|on (?:long-term )?sick leave|signed off sick|(?:I had|since) (?:an? |my )(?:heart|hip|knee|back) (?:bypass|replacement|operation|surgery|attack)|my (?:bad|dodgy) (?:left |right )?(?:knee|back|hip|shoulder)|opererte (?:kneet|ryggen|hofta|hoften|skulderen|skuldra)|(?:jeg|eg) (?:har|har hatt|hadde) (?:litt )?(?:rygg|kne|skulder|nakke|hofte)(?:plager|problem(?:er)?|skade[rn]?))(?!\p{L})/iu;
/** A sentence of its own: "Had a heart bypass in 2019" */
const ownInjury =
  /(?:^|[.;] )(?:(?:har|har hatt|hadde) (?:litt )?(?:rygg|kne|skulder|nakke|hofte)(?:plager|problem(?:er)?|skade[rn]?)|had an? (?:heart|hip|knee|back) (?:bypass|replacement|operation|attack)|(?:bad|dodgy) (?:left |right )?(?:knee|back|hip|shoulder))(?!\p{L})/iu;
const habits =
  /^(?:non[- ]?smok(?:er|ing)|not smoking|i (?:do not|don['’]t|never) (?:smoke|drink)|(?:jeg |eg )?(?:(?:snuser|snusar),? (?:men|og) )?(?:røyker|røykjer|drikker|drikk) (?:ikke|ikkje))$/iu;
const fitness =
  /^(?:(?:jeg er |eg er )?(?:aldri|sjelden|sjeldan) (?:syk|sjuk)|(?:i am )?(?:never|rarely) (?:ill|sick|off sick)|(?:[\p{L} ]{0,30} and )?in (?:very )?(?:good|excellent|perfect) health(?: and .{2,60})?|(?:i have )?no (?:known )?health (?:problems|issues|conditions)(?: and no .{2,40})?|(?:(?:(?:jeg|eg) )?har )?ingen (?:kjente )?helse(?:problem(?:er)?|plager)|(?:svært |meget )?god helse)$/iu;
const militaryFitness =
  /^(?:(?:militær(?:tjeneste|teneste|status)|verneplikt): )?(?:tjeneste|teneste)dyktig(?:,? kl)?$/iu;
const settledStatus = /^(?:EU )?(?:pre-)?settled status$/iu;

/** Whether a text says only that the owner is healthy or does not smoke: "Never sick", "Røyker ikke". */
function isHealthRemark(text: string): boolean {
  return habits.test(text) || fitness.test(text);
}

/** Other people, whose illness is part of a job. */
const patients =
  /(?<!\p{L})(?:employees|staff|colleagues|workers|patient\p{L}*|ansatte|tilsette|medarbeider\p{L}*|pasient\p{L}*|bruker\p{L}*|bebuar\p{L}*|beboer\p{L}*|eldre|kunder|idrettsutøver\p{L}*|elev\p{L}*)(?!\p{L})/iu;

/**
 * Whether a text tells of the owner's illness: "Operert for prolaps, sykmeldt".
 *
 * @param context the text around it, which may name patients
 */
export function isHealthFact(text: string, context = text): boolean {
  return text.length < 120 && (healthFact.test(text) || ownInjury.test(text)) && !patients.test(context);
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
/** Whether a line begins with a salary: "Present salary EUR 7,150 gross per month, 13th month and lease car" */
export function startsWithSalary(text: string): boolean {
  return (
    text.length < 150 &&
    /^(?:current|present|last|expected|desired|nåværende|ønsket|ønska)\s/iu.test(text) &&
    !/[.!?]\s+\p{Lu}/u.test(text) &&
    labelledSalary.test(text.trim())
  );
}

const amountAlone = new RegExp(`^:?\\(?${amount} ?${period}\\)?$`, "iu");

/** Whether a whole sentence or line is what the owner earns or asks for. */
export function isSalary(text: string): boolean {
  const plain = text.trim();
  return plain.length < 60 && (labelledSalary.test(plain) || amountAlone.test(plain));
}

const citizenship =
  /^(?!(?:Good|Senior|Global|Corporate|Digital|World|Active|Fellow) )(?:(?:dual |full )?(?:[A-Z][\p{L}.]{1,14}(?:[ /-][A-Z][\p{L}.]{1,14})?) (?:citizen(?:ship)?|national)|\p{L}{4,14} statsborger(?:skap)?|[Cc]itizen of (?:the )?\p{Lu}[\p{L} ]{2,25})\.?$/u;

/** Whether a text says only of which country the owner is a citizen: "U.S. citizen", "Polsk statsborger". */
export function isCitizenship(text: string): boolean {
  return citizenship.test(text.trim());
}

const birthplace =
  /^(?:(?:[Jj]eg|[Ee]g) er |I was )?(?:[Ff]ødt|[Ff]ødd|[Bb]orn)(?: (?:og|and) (?:oppvokst|oppvaksen|raised|bred))? (?:i|på|in) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** Whether a text says only where the owner was born: "Født og oppvokst i Bodø". */
function isBirthplace(text: string): boolean {
  return birthplace.test(text);
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
  if (militaryFitness.test(text)) return "health";
  if (jobSections.includes(section)) return undefined;
  if (isCivilStatus(text)) return "civil-status";
  if (isHealthRemark(text)) return "health";
  if (isBirthplace(text)) return "birthplace";
  if (settledStatus.test(text)) return "nationality";
  if (!lists.includes(section) && hasOwnAge(text)) return "age";
  if (namesOwnChildren(text)) return "children";
  return lists.includes(section) ? undefined : findDisclosureRemark(text);
}

/** A text without the label before it: "Militærtjeneste: tjenestedyktig". */
export function withoutLabel(text: string): string {
  return text.replace(/^[^:]{3,20}: /, "");
}

/** The private facts among the parts of a sentence. A number of children is one beside a civil status only. */
export function findPersonalFacts(
  parts: string[],
  section: SectionKind | "head" | "other",
): { kind: PrivateKind; value: string }[] {
  return parts.flatMap((value, index) => {
    const isFamily = isNumberOfChildren(value) && isCivilStatus(parts[index - 1] ?? "");
    const kind = findPersonalFact(value, section) ?? (isFamily ? "children" : undefined);
    return kind ? [{ kind, value: kind === "health" ? withoutLabel(value) : value }] : [];
  });
}

/** Whether a text says only that the owner is healthy, does not smoke, was born somewhere or another private fact. */
export function isOwnRemark(text: string): boolean {
  const facts = [habits, fitness, militaryFitness, birthplace, settledStatus];
  return facts.some((fact) => fact.test(text)) || findDisclosureRemark(text) !== undefined;
}

/** Whether a withheld value is removed only where it stands alone or between commas: "over 34 år i faget" is no age. */
export function isRemark({ kind, value }: Pick<Withheld, "kind" | "value">): boolean {
  return (
    (kind === "age" && /^\d\d år$/.test(value)) ||
    (kind === "children" && isNumberOfChildren(value)) ||
    isOwnRemark(value)
  );
}

/** "PIN 15X0000E", "registration number W/5519043", "HPR-nummer 1234567" */
const registration =
  /(?<!\p{L})(?:PIN|(?:registration|reg\.?|permit|passport|discharge book) (?:number|no\.?|nr\.?)|passport:?|pass:|(?:HPR|pass)[- ]?(?:nummer|nr\.?)):?\s((?=[A-Z/]{0,4} ?\d{2})[A-Z/]{0,4} ?[A-Z\d/-]{5,14})(?![\p{L}\d])/giu;

/** British and American numbers of social insurance: "QQ 12 34 56 C", "078-05-1120" */
const insuranceNumber =
  /(?<![\p{L}\d-])(?:[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|\d{3}-\d{2}-\d{4})(?![\p{L}\d-])/gu;

/** "Jeg er en rolig sykepleier på 34 år med åtte års erfaring", "Strukturert frisør på 27." */
const ageWithin = new RegExp(
  "(?:(?<=^|[.!?] )\\p{Lu}\\p{L}+(?: \\p{L}+){0,5}(?:er|ør|ist|mann|kvinne|dame|jente|gutt|kokk|student) " +
    `(?=på ${age}(?: år)?(?:\\.|$))` +
    `|(?<!\\p{L})(?:[Jj]eg|[Ee]g) er (?:en|ei|et|ein|eit) (?:(?!(?:med|for|til|på|i|som|av|fra) )\\p{L}+,? ){1,5})` +
    `(på ${age}(?: år)?)(?=[.,]|$| (?:som|og|med|fra)(?!\\p{L}))`,
  "gu",
);
/** "Jeg er 45 og har jobbet som kokk" */
const ageInFront = new RegExp(
  `^(?:I am|I['’]m|[Jj]eg er|[Ee]g er) ${age}(?: år| years old)? (?:and|og) (?!a half|half|counting|some|\\d)(\\p{L})`,
  "u",
);

/** A sentence without the owner's age: "Jeg er en rolig sykepleier med åtte års erfaring". */
export function withoutAge(sentence: string): string {
  return sentence
    .replace(ageInFront, (_, letter: string) => letter.toUpperCase())
    .replace(ageWithin, (whole, value: string) => whole.slice(0, -value.length).trimEnd());
}

/** Private facts within prose: ages, identity and registration numbers, and birth dates after a word such as "født". */
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
  const ages = [...text.matchAll(ageWithin)].map(({ 0: whole, 1: value = "", index }) => {
    const to = index + whole.length;
    return { kind: "age" as const, from: to - value.length, to, value };
  });
  return [...numbers, ...births, ...ages].sort((a, b) => a.from - b.from);
}
