const age = "(?:1[5-9]|[2-7]\\d)";
const ageFact = new RegExp(
  `^${age} år(?: og (?:gift|samboer|sambuar|singel|skilt|forlovet))?$|^(?:Mann|Kvinne|Dame|Gutt|Jente|Kar|Student) på ${age} år(?!\\p{L})|(?<!\\p{L})(?:[Jj]eg|[Ee]g) er ${age} år(?!\\p{L})|` +
    `^[Ee]r (?:en mann på |ei? kvinne på )?${age} år$|^[Ee]r (?:en|ei|ein) (?:\\p{L}+ ){1,3}på ${age} år(?= som|[,.]|$)|^(?:(?:En|Ei|Ein) )?(?:(?!(?:for|av|til|om|med) )\\p{L}+ ){0,3}${age}-åring(?=$| (?:med|som|fra|frå|og|på) )|^(?:I am|I['’]m|[Jj]eg er|[Ee]g er) (?:(?:an?|en|ei|ein) )?${age}(?: years? (?:old|of age)|[- ]year[- ]old|[- ]åring|[- ]års? gam(?:mel|al))(?!\\p{L})|` +
    `^(?:An? )?${age}[- ]year[- ]old (?!\\p{L}*(?:company|business|building|house|child|boy|girl))|(?:og er|and I am|and I['’]m) ${age} (?:år|years)|[Jj]ag är ${age} år|` +
    `^(?:[Aa]ged |[Nn]ow )?${age} (?:years? (?:old|of age)|år gam(?:mel|al))$|^(?:I am|I['’]m|[Jj]eg er|[Ee]g er) ${age}(?=$| (?:and|but|og|men) (?!a half|half|counting|some|\\d))`,
  "u",
);

/** Whether a sentence tells the owner's age: "I am a 31-year-old nurse", "34 år gammel". */
export function hasOwnAge(sentence: string): boolean {
  return sentence.length < 300 && ageFact.test(sentence);
}

const tens =
  "(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?";
const norwegianTens =
  "(?:tjue|tretti|førti|femti|seksti|sytti)(?:en|ett|to|tre|fire|fem|seks|sju|syv|åtte|ni)?";
/** "At fifty-eight, I have plenty to give", "Now in my early sixties", "Femtifem år gammel" */
const ageInWords = new RegExp(
  `^at [2-7]\\d,? i |^${tens} years (?:young|old)(?! as )|^(?:jeg |eg )?fyller [2-7]\\d (?:til|i|neste)|^(?:at|i am|i['’]m) ${tens}(?=,| years old|$)|^(?:i am |i['’]m )?now in my (?:early |mid[- ]|late )?(?:twenties|thirties|forties|fifties|sixties|seventies)|` +
    `^(?:(?:jeg|eg) er )?(?:en |ein )?${norwegianTens} år (?:gammel|gamal|ung)(?!\\p{L})|(?:^| og )(?:[2-7]\\d) år ung(?!\\p{L})`,
  "u",
);

/** Whether a sentence in lower case tells the owner's age in words: "at fifty-eight, i have plenty to give". */
export function isAgeInWords(sentence: string): boolean {
  return ageInWords.test(sentence);
}

/** Whether a part of a sentence is "Aged 34" or "34 years young". */
export function isAgeRemark(part: string): boolean {
  return /^aged [1-7]\d$|^[1-7]\d (?:years young|år ung)$/.test(part.toLowerCase());
}

/** "Jeg er en rolig sykepleier på 34 år med åtte års erfaring", "Strukturert frisør på 27." */
const ageWithin = new RegExp(
  "(?:(?<=^|[.!?] )\\p{Lu}\\p{L}+(?: \\p{L}+){0,5}(?:er|ør|ist|mann|kvinne|dame|jente|gutt|kokk|student) " +
    `(?=på ${age}(?: år)?(?:[.,]|$| som | med ))` +
    `|(?<!\\p{L})(?:[Jj]eg|[Ee]g) er (?:en|ei|et|ein|eit) (?:(?!(?:med|for|til|på|i|som|av|fra|frå) )\\p{L}+,? ){1,5})` +
    `(på ${age}(?: år)?)(?=[.,]|$| (?:som|og|med|fra|frå)(?!\\p{L}))`,
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
    .replace(ageInFront, (_, first: string) => first.toUpperCase())
    .replace(ageWithin, (whole, value: string) => whole.slice(0, -value.length).trimEnd());
}

/** Ages within prose. */
export function findAges(text: string): { from: number; to: number; value: string }[] {
  return [...text.matchAll(ageWithin)].map(({ 0: whole, 1: value = "", index }) => {
    const to = index + whole.length;
    return { from: to - value.length, to, value };
  });
}
