import type { PrivateKind } from "../words/language-words.ts";

/** What owners tell of themselves in sentences. Grammar decides: "I have epilepsy", but not "I have epilepsy training". */

const any = (list: string) => `(?:${list.trim().split(/,\s+/).join("|")})`;
// Texts are compared in lower case: patterns without the flags i and u compile faster.
const letters = "a-zà-öø-ÿ";
const L = `[${letters}]`;
const pattern = (source: string) => new RegExp(source.toLowerCase());

const I = "(?:I|jeg|eg)";
const am = `(?:I am|I['’]m|I was|${I} (?:er|var|vart|ble|blei))`;

const illness = any(`
  dyslexia, dyscalculia, dyspraxia, adhd, add, autism, asperger['’]?s?(?: syndrome| syndrom)?, epilepsy, diabetes(?: type \\d)?, asthma,
  cancer, depression, anxiety, bipolar disorder, ptsd, ms, multiple sclerosis, arthritis, fibromyalgia, migraines?,
  crohn['’]?s(?: disease)?, co?eliac(?: disease)?, heart (?:condition|disease), hearing (?:loss|impairment), tinnitus,
  visual impairment, back (?:pain|problems?|trouble), disability, disabilities, allerg(?:y|ies), eczema, hiv,
  dysleksi, dyskalkuli, lese- og skrivevansker, lese- og skrivevanskar, autisme, epilepsi, sukkersyke, astma, kreft, ${L}*depresjon,
  angst, bipolar lidelse, leddgikt, fibromyalgi, migrene, cøliaki, hjerte(?:sykdom|feil), hørselstap, nedsatt (?:hørsel|syn),
  (?:rygg|kne|skulder|nakke)(?:plager|problem(?:er)?), vondt i (?:ryggen|kneet|skulderen|nakken), prolaps,
  funksjonsnedsettelser?, funksjonshemning, allergi(?:er)?, eksem
`);
const severity = any(
  "an?, en, ei, et, ein, mild, slight, severe, chronic, some, bad, my, lett, alvorlig, kronisk, litt, noe, type \\d",
);
/** The fact ends here: "I am Catholic", but not "I am Catholic Schools coordinator". */
const end = `(?=$|[,.;(]| (?:and|but|so|which|that|who|in|on|of|with|by|since|due|after|controlled|well|living|myself|og|men|som|i|på|med|siden|sidan|fra|frå|etter|bosatt|busett)(?!${L}))`;
const ill = any(`
  dyslexic, autistic, epileptic, diabetic, asthmatic, deaf, blind, colou?r[- ]blind, disabled, hard of hearing, partially sighted,
  neurodivergent, pregnant, hearing[- ]impaired, visually impaired, allergic to .+, hiv[- ]positive, coeliac, celiac, a wheelchair user, a cancer survivor,
  an? (?:recovering|former) (?:alcoholic|addict), dyslektiker, autist, epileptiker, diabetiker, astmatiker, døv, svaksynt, tunghørt, fargeblind, fargesvak, cøliaker,
  hørselshemmet, synshemmet, funksjonshemmet, ufør, uføretrygdet, gravid, rullestolbruker, allergisk mot .+, kreftfri, rusfri, rusavhengig
`);
const grade = any(
  "registered, partially, legally, slightly, mildly, currently, now, delvis, litt, lett, tidligere, \\d+ ?% ?, nå, for tiden",
);
const faith = any(`
  catholic, christian, muslim, jew, jewish, hindu, buddhist, sikh, atheist, jehovah['’]s witness, lutheran, protestant, mormon,
  kristen, katolikk, jøde, ateist, humanetiker, jehovas vitne, pinsevenn
`);
const devout = any(
  "practi[sc]ing, devout, committed, born-again, active, believing, praktiserende, praktiserande, personlig, personleg, aktiv, troende",
);
const orientation = any(
  "gay, lesbian, bisexual, transgender, queer, non-binary, homofil, lesbisk, bifil, transperson, skeiv, ikke-binær",
);
const child = any(`
  children, child, kids?, sons?, daughters?, twins, girls, boys, baby, barn, born, sønn(?:er)?, døtre, datter, dotter, tvillinger, tvillingar,
  ${L}*sønn, jenter, gutter
`);
const count = any(
  "a, an, one, two, three, four, five, en, ei, ein, et, ett, to, tre, fire, fem, \\d, small, young, grown-up, adult, teenage, små, voksne",
);
const relative = any(
  "wife, husband, partner, fiancée?, children, kids, sons?, daughters?, kone, mann, ektemann, samboer, sambuar, barn, døtre, sønner, datter, sønn",
);
const amount = "(?:[£$€] ?\\d[\\d.,]*k?|\\d{2,3}[ .,]?\\d{3}(?: ?(?:kr|kroner|NOK))?|\\d{2,3}k)";
const origin = `${L}{3,14}`;

/** Sentences in the first person. They go as a whole. */
const sentences: [PrivateKind, RegExp][] = [
  [
    "health",
    pattern(
      `^(?:(?:I|we)(?:['’]ve(?: had)?| have(?: had)?| had| suffer(?:ed)? from| live with| was diagnosed with)|${I} (?:har|hadde|hatt|har hatt|lider av|lever med|fikk diagnosen|har diagnosen|har slitt med|slet med|sliter med)) (?:${severity} ){0,3}${illness}${end}`,
    ),
  ],
  ["health", pattern(`^${illness}, (?:men|but|now|nå|no) `)],
  ["health", pattern(`^${am} (?:${grade} ?){0,2}${ill}${end}`)],
  [
    "health",
    pattern(
      `^(?:I (?:use|wear|have) (?:an? )?|${I} (?:bruker|brukar|har) )(?:wheelchair|hearing aids?|crutches|insulin pump|prosthe${L}+|rullestol|høreapparat|protese|krykker)${end}`,
    ),
  ],
  [
    "health",
    pattern(
      `^(?:I (?:take medication for|am on medication)|I was (?:off sick|on sick leave|signed off (?:sick|work))|${I} (?:mottar|får|går på|gjekk på|gikk på) (?:arbeidsavklaringspenger|aap|uføretrygd|medisiner for))(?!${L})`,
    ),
  ],
  ["religion", pattern(`^${am} (?:(?:an?|en|ei|ein) )?(?:${devout} )?${faith}${end}`)],
  ["orientation", pattern(`^${am} (?:(?:an?|en|openly|åpent) ){0,2}${orientation}${end}`)],
  [
    "civil-status",
    pattern(
      `^(?:${am} (?:happily |lykkelig )?(?:married|divorced|widowed|engaged to|gift|skilt|skild|forlovet|samboer|sambuar|enke|enkemann)(?!${L})|${am} (?:an? |en )?(?:single (?:mother|father|mum|mom|dad|parent)|alenemor|alenefar|aleneforelder|widow|widower)(?!${L}))`,
    ),
  ],
  [
    "civil-status",
    pattern(
      `^(?:I (?:still )?live|I['’]m living|living|live|${I} bur|${I} bor|bor|bur) (?:alone|(?:at home )?with my (?!team)|(?:hjemme |heime )?(?:hos|med) (?:foreldr|mamma|pappa|mor|far|familien|mine? ))`,
    ),
  ],
  ["children", pattern(`^(?:my|min|mitt|mine) ${relative} (?!(?:og|and) )`)],
  [
    "children",
    pattern(
      `^(?:(?:we|I) (?:have|are expecting)|(?:vi|${I}) (?:har|venter|ventar)) (?:${count} ){1,3}${child}(?![${letters}'’])(?! (?:in my|i klassen|in the|i gruppa|på avdeling))|^(?:vi|${I}) (?:venter|ventar) (?:barn|born)(?!${L})`,
    ),
  ],
  [
    "nationality",
    pattern(
      `^(?:${am} (?:an? |en |ein )?(?:(?:${origin}|US|EU) (?:citizen|national)|${L}{4,14} statsborg[ae]r|statsborg[ae]r )|(?:I hold|I have|${I} har) (?:an? )?(?:indefinite leave(?: to remain)?|permanent residen${L}+|(?:pre-)?settled status|permanent opphold${L}*)|(?:I came|${I} kom) .{3,20} (?:as a refugee|som flyktning)|${am} (?:an? )?(?:refugee|asylum seeker|flyktning))${end}`,
    ),
  ],
  ["salary", pattern(`^(?:I (?:now |currently )?earn(?:ed)?|${I} (?:tjener|tener|tjente)) .{0,15}${amount}`)],
  [
    "criminal-record",
    pattern(
      `^(?:I served .{3,20} in (?:prison|jail)(?! (?:service|education))|I (?:have|had) .{0,10}(?:spent|unspent|criminal|previous) convictions?|${I} (?:sonet|sona|satt inne|er straffedømt|er tidligere straffedømt))(?!${L})`,
    ),
  ],
];

/** Remarks without a subject, which may stand between commas: "Dyslexic", "Union member", "Far til tvillinger". */
const remarks: [PrivateKind, RegExp][] = [
  [
    "health",
    pattern(
      `^(?:(?:${grade} ?){0,2}${ill}(?: (?:due|med termin|siden|since) .{2,20})?|(?:recovering|former) (?:alcoholic|addict)|(?:no|ingen) (?:known )?(?:disabilities|medical conditions|allergies|funksjonsnedsettelser|allergier|sykdommer)|(?:physically )?fit and healthy|frisk og rask|teetotal(?:ler)?|avholds(?:mann|menneske)|ikke[- ]røyker|ikkje-røykjar|(?:blood (?:group|type)|blodtype):? (?:A|B|AB|0|O)[ +-].{0,10})$`,
    ),
  ],
  [
    "health",
    /^(?:(?:height|høyde):? )?\d{3} ?cm(?: (?:tall|høy))?$|^(?:weight|vekt):? \d{2,3} ?kg$|^\d ?ft(?: \d+(?: ?in)?)? tall$|^\d{1,2} stone$/,
  ],
  ["religion", pattern(`^(?:an? )?${devout} ${faith}$|^medlem av (?:den norske kirke|human-etisk forbund)$`)],
  [
    "civil-status",
    /^(?:(?:a )?single (?:mother|father|mum|mom|dad|parent)|alenemor|alenefar|aleneforelder|widow|widower)(?: (?:of|til|to|with|med) .{2,20})?$/,
  ],
  [
    "children",
    pattern(
      `^(?:(?:proud )?(?:father|mother|mum|mom|dad) (?:of|to)|(?:stolt )?(?:far|mor|pappa|mamma) til)(?: ${count}){1,3}(?: ${child})?$|^(?:father|mother|mum|mom|dad|far|mor) (?:of|to|til) (?:twins|tvillinger|tvillingar)$|^(?:skilt|skild|gift|samboer|divorced|married|enke|separert) (?:med|with|og|and) (?:${count} ){0,3}${child}$`,
    ),
  ],
  ["age", /^aged [1-7]\d$|^[1-7]\d (?:years young|år ung)$/],
  [
    "nationality",
    pattern(
      `^(?:${origin} (?:citizen|national)|${L}{4,14} statsborg[ae]r) (?:living|resident|bosatt|busett) (?:in|i) .{3,20}$|^(?:${origin} )?passport holder$|^asylum seeker(?: until \\d{4})?$`,
    ),
  ],
  ["union-or-party", /^(?:union member|trade unionist|fagorganisert(?: i [a-zà-öø-ÿ]+)?)$/],
  [
    "salary",
    pattern(
      `^(?:looking for|want|ønsker|ynskjer) (?:at least|minst|minimum|around|ca\\.?) ${amount}(?: (?:i lønn|a year|per year|i året))?$|^salary expectations?:? ${amount}$`,
    ),
  ],
  [
    "criminal-record",
    /^(?:(?:one|two|\d) )?(?:spent |unspent )?convictions?(?: \(\d{4}\))?$|^tidligere straffedømt$/,
  ],
];

/** Words of a trade: "I have epilepsy and first aid training". */
const trade =
  /(?<![a-zà-öø-ÿ])(?:training|experience|course|fagfelt|fagområde|certificat[a-zà-öø-ÿ]+|qualif[a-zà-öø-ÿ]+|knowledge|patients?|clients?|erfaring|[a-zà-öø-ÿ]*opplæring|[a-zà-öø-ÿ]*kurs|[a-zà-öø-ÿ]*kunnskap[a-zà-öø-ÿ]*|[a-zà-öø-ÿ]*kompetanse|pasient[a-zà-öø-ÿ]*|bruker[en][a-zà-öø-ÿ]*)(?![a-zà-öø-ÿ])/;

function find(list: [PrivateKind, RegExp][], text: string): PrivateKind | undefined {
  const kind = list.find(([, pattern]) => pattern.test(text))?.[0];
  return kind === "health" && trade.test(text) ? undefined : kind;
}

/** How these sentences begin. Asked first, because the patterns are slow to compile. */
const beginning = pattern(
  `^(?:I|we|my|jeg|eg|vi|min|mitt|mine|living|live|bor|bur)(?!${L})|, (?:men|but|now|nå|no) `,
);

/** The kind of private fact that a whole sentence tells: "I have epilepsy", "Currently pregnant, due in May". */
export function findDisclosure(sentence: string): PrivateKind | undefined {
  if (sentence.length > 150) return undefined;
  const plain = sentence.toLowerCase();
  const told = beginning.test(plain) ? find(sentences, plain) : undefined;
  const [first = "", second, third] = plain.replace(/[.!?]$/, "").split(/,\s+/);
  return told ?? (second && third === undefined ? findDisclosureRemark(first) : undefined);
}

/** Parts of words of which each remark has one. Asked first, because the patterns are slow to compile. */
const clue =
  /dysle|autis|epilep|diabet|asthm|astma|deaf|døv|blind|svak|disab|funksjon|ufør|hear|hør|sight|neuro|pregnan|gravid|allerg|hiv|wheel|rulle|cancer|kreft|alcohol|addict|rus|eliac|øliak|condition|healthy|rask|teetotal|avhold|røy|blood|blodtype|\d ?cm|\d ?kg|\d ?ft|stone|catholic|christian|muslim|jew|hindu|buddh|sikh|athe|jehov|luther|protest|mormon|kristen|katol|jøde|atei|human|pinse|kirke|single|alene|widow|mother|father|mum|mom|dad|far|mor|pappa|mamma|gift|skil|samboer|married|divorced|separert|enke|aged|young|ung|citizen|national|statsborg|passport|asylum|union|fagorg|looking|want|ønsker|ynskjer|salary|conviction|straff|sykdom/;

/** The kind of private fact that a part of a sentence is, without a subject: "Dyslexic", "Far til tvillinger". */
export function findDisclosureRemark(part: string): PrivateKind | undefined {
  const plain = part.toLowerCase();
  return part.length <= 80 && clue.test(plain) ? find(remarks, plain) : undefined;
}
