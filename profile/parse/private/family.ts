import { splitWords } from "../values/text.ts";
import { disclosureWords, words } from "../words/words.ts";
import { anyOf, factEnd, fits, letter, type SentencePattern, writer, writerIs } from "./patterns.ts";

const number = `(?:${anyOf("numbers")}|\\d)`;
const aged = anyOf("agedWords");
const child = anyOf("children");
const youth = anyOf("girlsAndBoys");
const spouse = anyOf("spouses");
const parentOf = `${anyOf("parents")} (?:of|to|til|till)`;
const startsWithParent = new RegExp(`^${parentOf} `);
const singleParent =
  "(?:single (?:mother|father|mum|mom|dad|parent)|(?:enslig|einsleg) (?:mor|far|forsørger|forsørgar)|alenemor|alenefar|aleneforelder|widow|widower|enke|enkje|enkemann|enkjemann)";
const relative = `(?:${spouse}|${child}|parents|mother|father|mum|mom|dad|sister|brother|family|girlfriend|boyfriend|foreldre|familie|kjæreste|søster|bror)`;

const status = new Set(words("civilStatus"));
const ambiguousStatus = new Set(["single", "engaged", "separated", "partner"]);

/** Words that may follow a civil status: the number of children. */
const familyWords = new Set([
  ...(["numbers", "agedWords", "children", "girlsAndBoys"] as const).flatMap((list) => disclosureWords(list)),
  ..."og and med with har have has a uten without bindinger no ties years yrs år".split(" "),
]);

const numberOfChildren = new RegExp(`^${number} (?:${aged} )?${child}(?: \\([^()]*\\))?$`);

/** Whether a text is only a number of children: "one son", "to barn". */
export function isNumberOfChildren(text: string): boolean {
  return numberOfChildren.test(text.toLowerCase());
}

/** Whether a text names a civil status among other words: "samboer og har to jenter". */
export function namesCivilStatus(text: string): boolean {
  return splitWords(text).some((word) => status.has(word) && !ambiguousStatus.has(word));
}

/** Whether a text is a civil status without a label: "Gift, to barn", "Samboer". */
export function isCivilStatus(text: string): boolean {
  const list = splitWords(text);
  const isFamily = (word: string) => status.has(word) || familyWords.has(word) || /^\d{1,2}$/.test(word);
  if (list.length === 0) return false;
  // "Gift med Hedvig, ingen barn", but not "Gift med jobben"
  if (
    /^(?:[Gg]ift|[Ff]orlovet|[Ss]amboer|[Ss]ambuar|[Mm]arried) (?:med|to|with) (?!(?:jobben|faget|the job|my job)(?!\p{L}))/u.test(
      text,
    )
  )
    return true;
  if (list.length > 6) return false;
  // Not "Engaged with local schools"
  if (/^[Ee]ngaged to \p{Lu}/u.test(text)) return true;
  if (status.has(text.toLowerCase())) return true;
  if (startsWithParent.test(text.toLowerCase())) return list.slice(2).every(isFamily);
  return status.has(list[0] ?? "") && list.slice(1).every(isFamily);
}

const statusSentences: SentencePattern[] = [
  {
    opening: new RegExp(`^${writerIs} `),
    fact: new RegExp(
      `^(?:happily |lykkelig )?(?:married|divorced|widowed|unmarried|cohabiting|gift|ugift|skilt|skild|separert|forlovet|forlova|samboer|sambuar|sambo|enslig|einsleg|singel)${factEnd}|` +
        `^(?:an? |en |ei )?${singleParent}(?:${factEnd}| (?:til|to) )|^(?:married|engaged) to my (?:wife|husband|partner)`,
    ),
  },
  {
    opening: new RegExp(
      `^(?:(?:i (?:still )?|i['’]m |${writer} )?(?:live|living|bur|bor)) (?:(?:in|i|på) \\S+ ){0,2}`,
    ),
    fact: new RegExp(
      `^(?:alone${factEnd}|(?:at home )?with my ${relative}(?!${letter})|(?:hjemme |heime |sammen )?(?:hos|med) (?:foreldr|mamma|pappa|mor${factEnd}|far${factEnd}|familien|mine? ${relative}|(?:samboeren|kjæresten|mannen) min|kona mi))`,
    ),
  },
];
/** "Er 23 år og bor med samboeren min" */
const livesWithPartner = new RegExp(
  `(?<!${letter})(?:bor|bur) .{0,60}med (?:kone|mann|samboer|sambuar)(?=,| og |$)|(?<!${letter})(?:bor|bur|live|living) (?:sammen |together )?(?:med|with) (?:samboeren|sambuaren|kjæresten|mannen|kona|my (?:wife|husband|partner|girlfriend|boyfriend))(?!${letter})`,
);
const newStatus =
  /^(?:nyskilt|nyskild|nygift|enkemann|enkjemann|enke|enkje|widower?) (?:siden|sidan|since|og|and|etter)|^(?:nyskilt|nyskild)(?!\p{L})|^(?:recently|newly|nylig|nyleg) (?:separated|divorced|widowed|married|skilt|skild|separert|gift)(?=$|,| (?:and|og|in|i) )/u;
const singleParentRemark = new RegExp(`^(?:a )?${singleParent}(?: (?:of|til|to|with|med) .{2,40})?$`);

/** Whether a sentence in lower case tells the civil status or with whom the owner lives: "i am a widow", "jeg bor med mine foreldre". */
export function isStatusSentence(sentence: string): boolean {
  if (/ med (?:jobben|faget)(?!\p{L})/u.test(sentence)) return false;
  return (
    newStatus.test(sentence) ||
    livesWithPartner.test(sentence) ||
    statusSentences.some((pattern) => fits(pattern, sentence))
  );
}

/** Whether a part of a sentence is "Single mother of two", "Alenemor", "Widow". */
export function isSingleParent(part: string): boolean {
  return singleParentRemark.test(part.toLowerCase());
}

/** Children of others: "in my class", "på avdelingen". */
const others =
  "(?! (?:in (?:my|her|his|their|the|our|each|every)|i (?:klassen|gruppa|kvar|hver|en)|på (?:avdeling|laget|sfo)|som |who |with (?!my)|med (?!min)))";
const childrenSentences: SentencePattern[] = [
  {
    opening: /^(?:my|min|mitt|mine|mina) /,
    fact: new RegExp(
      `^(?:${spouse}|${child})(?:$|,| (?:is|are|was|were|has|have|works?|lives?|goes|er|var|har|jobber|bor|går)(?!${letter}))`,
    ),
  },
  {
    opening: new RegExp(
      `^(?:(?:we|i) (?:have|are expecting)|(?:vi|${writer}) (?:har|venter|ventar|väntar)) `,
    ),
    fact: new RegExp(
      `^(?:(?:${number}|${aged}) ){1,3}(?:${child}|${youth})${factEnd}${others}|^(?:twins|tvilling(?:er|ar)|${number} små)${factEnd}|^(?:children at|barn på \\d)`,
    ),
  },
  // "Privat er jeg mor til to"
  {
    opening: /^(?:privat |ellers |på friti[da]n? )?er (?:jeg|eg) (?:en |ei |stolt )?/,
    fact: new RegExp(`^${parentOf} ${number}(?=$|[,.]| og )`),
  },
  {
    opening: new RegExp(`^(?:vi|${writer}) (?:venter|ventar|väntar) `),
    fact: new RegExp(`^(?:barn|born)(?!${letter})`),
  },
];

/** "My late husband", "our three kids", "mannen min", "vart enkje". Teachers and carers speak of "our kids", too. */
const ownRelative = new RegExp(
  `(?<!${letter})(?:my (?:late |ex-)?(?:husband|wife|spouse|girlfriend|boyfriend|fiancée?)(?!['’])|` +
    `(?:my|our) ${number} (?:${aged} )?(?:kids|children|sons|daughters|girls|boys)(?!['’]| (?:clubs?|teams?|classes|groups?))|` +
    `my (?:sons?|daughters?)(?!${letter})|my (?:kids|lads|twins|little (?:boy|girl))(?!['’]| (?:club|team|class|group)e?s?)|` +
    "(?:vår|our) (?:sønn|son|datter|dotter|daughter)(?! (?:compan|firm|selskap|brand))|" +
    "my (?:youngest|eldest|oldest)(?= (?:has|is|was|started|starts|child|son|daughter))|" +
    "(?:mannen|ektemannen|kona|kjæresten|samboeren|sambuaren|sonen|sønnen|dottera|datteren|datra|ungane|ungene) (?:min|mi|mine)|" +
    "(?:min|mi) (?:mann|kone|samboer|sambuar|ektemann|kjæreste|sønn|datter|dotter)|" +
    `(?:vart|ble|blei|er|var|became|was|am) (?:en |ei |an? )?(?:enkje|enke|enkemann|enkjemann|widow(?:er|ed)?))(?!${letter})(?! support)`,
);

/** Whether a sentence in lower case tells of the owner's children or spouse: "vi venter barn", "my wife is a nurse". */
export function isFamilySentence(sentence: string): boolean {
  return (
    childrenSentences.some((pattern) => fits(pattern, sentence)) ||
    (family.test(sentence) && ownRelative.test(sentence))
  );
}

const parentRemarks: SentencePattern[] = [
  {
    opening: new RegExp(`^(?:proud |stolt )?${parentOf}`),
    fact: new RegExp(
      `^(?: (?:${number}|${aged})){1,3}(?: (?:${child}|${youth}))?${factEnd}|^ (?:twins|tvilling(?:er|ar))(?=$| )`,
    ),
  },
  { opening: /^(?:en |ei )?(?:to|tre|fire|fem|små)barns(?:mor|far)/, fact: /^$/ },
  { opening: new RegExp(`^(?:no|ingen) (?:${child}|dependants?|dependents?)`), fact: /^$/ },
  { opening: /^(?:kids|children|barn|born) (?:aged|på)/, fact: /^ \d/ },
];

/** Whether a part of a sentence says whose parent the owner is: "Proud mother of two", "Far til tvillinger". */
export function isParentRemark(part: string): boolean {
  const plain = part.toLowerCase().replace(/ \([^()]*\)?$/, "");
  return parentRemarks.some((pattern) => fits(pattern, plain));
}

const ownChildren = new RegExp(
  `(?<!${letter})(?:(?:har|have|with|med|${parentOf})(?: ${spouse})?(?: (?:og|and))? ${number} (?:${aged} )?${child}${factEnd}${others}` +
    `|${parentOf} (?:${number}|${aged}) ?${youth}` +
    `|${spouse} (?:og|and) ${number} (?:${aged} )?${youth}` +
    `|(?<=^|(?:live|living|bor|bur) (?:with|med) (?:my |min )?)${spouse} (?:og|and) (?:${child}|${youth})` +
    `|(?:with|med) (?:my|mine) (?:lads|${child}|${youth})(?!['’])` +
    `|(?:my|mine) (?!a )(?:${number}|${aged}) (?:${child}|${youth})(?!['’]| (?:clubs?|teams?|groups?|band|design|school))` +
    `|(?:mov|relocat|settl|flytt)${letter}* .{0,40}(?:with|med) (?:(?:my|min|mi) ${spouse}|kona|mannen|samboer(?:en)?|kjæreste(?:n)?)` +
    `|(?<=^|and |og )${number} (?:${youth}|${child}) \\([^()]*\\d[^()]*\\)` +
    `|(?:with|med) (?:kona|mannen|kone|mann) og (?:barn|born|ungene|ungane|barna|borna)|being an? (?:dad|mum|mom|father|mother) (?:to|of)` +
    `|barnebarn${letter}*|grandchildren|grandkids)(?!${letter})`,
);

const family =
  /child|kids|enk[ej]|widow|spouse|friend|fianc|youngest|eldest|oldest|sambo|ektem|dad|mum|mom|mother|father|lads|baby|twins|wife|husband|partner|kon[ae]|mann|family|familie|kjæreste|girl|boys?\b|son|daught|grandk|barn|born|unga|unge|sønn|søner|dotter|datr|datter|døtr|dött|tvilling|jente|gutt|gutar|flick|pojk|pige|dreng/;
/** "Jeg var au pair i en familie med tre barn" */
const otherFamily = /famil(?:y|ie) (?:with|med)|au pair|nanny/;

/** Whether an interest is one with the family: "camping with the kids". */
export function isInterestWithFamily(text: string): boolean {
  return /(?:^| )(?:with the kids|med (?:ungene|ungane|familien og ungene))$/.test(text.toLowerCase());
}

/** Whether a sentence tells of the owner's children: "Jeg bor i Oslo med mann og tre barn". */
export function namesOwnChildren(sentence: string): boolean {
  const plain = sentence.toLowerCase();
  // The other pattern is slow to compile.
  if (plain.length >= 300 || !family.test(plain)) return false;
  return ownChildren.test(plain) && !otherFamily.test(plain);
}
