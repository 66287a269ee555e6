import {
  anyOf,
  entriesOf,
  factEnd,
  letter,
  qualifiers,
  type SentencePattern,
  textBehind,
  withoutQualifiers,
  writer,
  writerIs,
} from "./patterns.ts";

const joint =
  "(?:rygg|kne|skulder|nakke|hofte|albue|ankel|h[åa]ndledd|knee|back|hip|shoulder|elbow|ankle|wrist)";
const trouble = "(?:plager|problem(?:er|s)?|skade[rn]?|operasjon(?:en)?|surgery|operation|injury)";

const sentences: SentencePattern[] = [
  {
    opening: new RegExp(
      `^(?:(?:i|we)(?: also| do)?(?:['’]ve(?: had| got)?| have(?: had| got)?| had| suffer(?:ed)? from| live with)|` +
        "i (?:was|am|have been) diagnosed with|" +
        `${writer} (?:har fått påvist|fikk påvist|har hatt|har haft|har slitt med|har diagnosen|har også|har|hadde|lider a[vf]|lever med|fikk diagnosen|slet med|sliter med)) `,
    ),
    fact: new RegExp(`^${qualifiers}${anyOf("illnesses")}${factEnd}`),
  },
  {
    opening: new RegExp(`^${writerIs} `),
    fact: new RegExp(`^${qualifiers}(?:${anyOf("conditions")}|(?:allergic to|allergisk mot) .+)${factEnd}`),
  },
  {
    opening: new RegExp(`^(?:i (?:use|wear|have)(?: an?)?|${writer} (?:bruk(?:er|ar)|bruger|använder|har)) `),
    fact: new RegExp(`^(?:${anyOf("numbers")} )?${anyOf("aids")}${factEnd}`),
  },
  {
    opening: new RegExp(`^(?:i (?:am|was|take)|${writer} (?:mottar|får|går på|gjekk på|gikk på)) `),
    fact: new RegExp(
      `^(?:on medication|medication for|off sick|on sick leave|signed off (?:sick|work)|arbeidsavklaringspenger|aap|uføretrygd|medisiner for)(?!${letter})`,
    ),
  },
  {
    opening: /^(?:my health|helsa|helsen(?: min)?|helsa mi) /,
    fact: new RegExp(`^(?:is|has been|er|har vært)(?!${letter})`),
  },
  {
    opening: /^(?:(?:har|have) (?:hatt |had |selv |sjølv )?|had )(?:en |an? )?/,
    fact: new RegExp(
      `^${qualifiers}${anyOf("illnesses")}(?: (?:og|and) ${letter}+)?(?=$|[.;(]|,? (?:but|men|with|med|well) | (?:since|siden|sidan|now|nå|no|in (?:19|20)|i (?:19|20|rygg|kne|skuld|nakk)|as a child|som barn|for \\d|\\d{4}))`,
    ),
  },
  {
    opening:
      /^(?:long |langtids)?(?:(?:sick|medical) leave(?=.)|(?:sjuke?|syke?)(?:melding|meldt|permisjon))/,
    fact: /^(?=$|,? (?:due|because|after|etter|pga|på grunn)(?!\p{L})|,? (?:from |in |for |fra |frå |i )?\d)/u,
  },
  {
    opening:
      /^(?:hjemme|heime|home|off(?: work)?|away|borte|ute av jobb) (?:pga\.?|p\.g\.a\.|på grunn av|grunnet|because of|due to|with|med) (?:my |en )?/,
    fact: new RegExp(`^${qualifiers}${anyOf("illnesses")}${factEnd}`),
  },
  {
    opening: new RegExp(`^${writerIs} `),
    fact: /^(?:i dag |nå |no |now )?(?:helt |fully )?(?:frisk(?:meldt)?|recovered|healthy again)(?=$|[.,]| og (?:jobber|arbeider)| igjen| i dag)/,
  },
  { opening: /^(?:being|som) /, fact: new RegExp(`^${anyOf("conditions")}${factEnd}`) },
  { opening: /^(?:i am |i['’]m )?in recovery/, fact: /^(?=$|[ ,])/ },
  { opening: /^(?:(?:er|jeg er|eg er) )?(?:ferdig )?/, fact: /^(?:friskmeldt|friskmeld)(?!\p{L})/u },
  { opening: /^(?:(?:jeg|eg) )?sit(?:ter)? i /, fact: /^rullestol(?!\p{L})/u },
  {
    opening: /^(?=[^,]{3,30}, (?:i|jeg|eg) )/,
    fact: new RegExp(`^${anyOf("conditions")}(?: (?:and proud|og stolt))?,`),
  },
  {
    opening: /^my /,
    fact: new RegExp(`^${anyOf("illnesses")} (?:is|was|has|does|means|makes)(?!${letter})`),
  },
  {
    opening: new RegExp(`^(?=${letter}.*, (?:men|but|now|nå|no) )`),
    fact: new RegExp(`^${anyOf("illnesses")}, (?:men|but|now|nå|no) `),
  },
];

/** The writer in the middle of a sentence; "i" alone is a Norwegian preposition. */
const ofWriter = new RegExp(
  `(?<!${letter})(?:(?<=^|, |\\d{4} )i(?= ${letter}+ )|i (?:was|am|had|have|got|took|spent|needed|left|lost|returned)|i['’](?:m|ve)|my|jeg|eg|meg|min|mitt)(?!${letter})`,
);
/** Not those with other meanings: "I had to add", "an MS in statistics". */
const illnessName = `${qualifiers}(?!(?:add|ms|allerg${letter}*)(?!${letter}))(?:${anyOf("illnesses")}|${joint}[- ]{0,2}${trouble})`;
const illness = `${illnessName}${factEnd}`;
const illnessAnywhere = new RegExp(`(?<=(?:with|from|of|med|av|fra|frå) )${illness}`);
/** "After beating breast cancer", "på grunn av kronisk migrene", "diagnosen multippel sklerose" */
const illnessAsCause = new RegExp(
  `(?<!${letter})(?:after|following|because of|due to|recover(?:ing|ed) from|surviv(?:ing|ed)|beating|off (?:work |sick |for ).{0,40}with|(?:not working|unable to work|jobbet ikke|arbeidet ikke|jobba ikkje).{0,40}[–:,-]|etter|på grunn av|pga\\.?|grunnet|grunna|diagnosen|diagnosis of|owing to|made ill by|behandlet for|behandla for) (?:beating |${letter}+ (?:and|og) )?${illnessName}(?!${letter}|-)`,
);
/** What an illness does to a job. */
const absence =
  /(?<!\p{L})(?:off (?:work|sick|for)|not working|unable to work|jobbet ikke|arbeidet ikke|jobba ikkje|reduced|left because|deferred|give up|time out|career break|made ill|recovering|recovered|redusert|deltid|gikk ned|gjekk ned|måtte slutte|avbr[ou]tt?en|avbrutt|pause i)(?!\p{L})/u;
/** "Lever godt med epilepsi", "I have diabetes under control" */
const livesWith =
  /(?<!\p{L})(?:lives?|living|lever|levd) (?:well |fine |godt |fint )?(?:with|med)(?!\p{L})|friskmeld|behandlet for|behandla for|hindrer (?:meg )?ikk[ej]e?|well controlled|under control|(?:godt|vel) regulert/u;
const anyIllness = new RegExp(`(?<!${letter})${illness}`);
/** What the other patterns of illness contain. They are compiled only when it is found. */
const illnessWord = new RegExp(`(?<!${letter})(?:${anyOf("illnesses")}|${joint})`);
/** Others whom an illness in the same sentence may belong to, or the work with them. */
const aboutOthers =
  /patient|pasient|people|person|client|customer|pupil|elever|elevar|kunde|bruker|resident|beboer|bebuar|eldre|elderly|player|spiller|guest|gjest|wom[ae]n|kvinne|sykmeldte|ansatte|employee|erfaring (?:med|fra)|experience (?:of|with)|dissertation|oppgave|wrote|detect|behandling av|in aid of|guide|book|research|forsk|awareness|charity|campaign|support|care|pleie|nurs|sykepl|teach|underv|stud|(?<!re)train|kurs|thesis|screen|prevent|foreb|rehab|program|project|prosjekt|service|tilbud|clinic|klinikk|ward|avdeling|unit|team|colleague|kolleg|family|families|child|barn/;

/** Whether a sentence in lower case tells of an illness of the writer: "2012: I had a year off with breast cancer". */
function isOwnIllness(sentence: string): boolean {
  if (!illnessWord.test(sentence)) return false;
  const clause = sentence.slice(ofWriter.exec(sentence)?.index ?? sentence.length);
  if (illnessAnywhere.test(clause) || illnessAsCause.test(clause)) return !aboutOthers.test(clause);
  const isCause = (clause !== "" || absence.test(sentence)) && illnessAsCause.test(sentence);
  return isCause && !aboutOthers.test(sentence);
}

/** Whether a sentence of a summary tells how the owner lives with an illness: "Lever godt med epilepsi". */
export function namesIllness(sentence: string): boolean {
  const plain = sentence.toLowerCase();
  return (
    plain.length < 300 &&
    livesWith.test(plain) &&
    anyIllness.test(plain) &&
    !aboutOthers.test(plain) &&
    !trade.test(plain)
  );
}

/** Words of a trade: "I have epilepsy and first aid training". */
const trade = new RegExp(
  `(?<!${letter})(?:training|experience|course|fagfelt|fagområde|certificat${letter}+|qualif${letter}+|knowledge|patients?|clients?|erfaring|` +
    `${letter}*opplæring|${letter}*kurs|${letter}*kunnskap${letter}*|${letter}*kompetanse|pasient${letter}*|bruker[en]${letter}*)(?!${letter})`,
);

/** Whether a trade stands close behind an illness: "and first aid training", but not "og ti års erfaring". */
function isTrade(behind: string): boolean {
  const near = (behind.split(/,| but | men /)[0] ?? "").split(" ").slice(0, 6).join(" ");
  return trade.test(near) && !/(?:years?|års?) /.test(near);
}

/** What every pattern for sentences contains. The patterns are compiled only when it is found. */
const healthWord = new RegExp(
  `(?<!${letter})(?:${anyOf("illnesses")}|${anyOf("conditions")}|${anyOf("aids")}|${joint}|allerg|medic|medis|sick|sy[ck]|sjuk|health|hels|frisk|recover|ufør|aap|arbeidsavkl|signed off|langtids|long(?:-term)? )`,
);

/** Whether a sentence in lower case tells of the owner's health: "i have epilepsy", "jeg er delvis ufør". */
export function isHealthSentence(sentence: string): boolean {
  if (!healthWord.test(sentence)) return false;
  // "I have an MS in physics"
  if (/ ms (?:in|i|from) /.test(sentence)) return false;
  if (isOwnIllness(sentence)) return true;
  return sentences.some((pattern) => {
    const behind = textBehind(pattern, sentence);
    return behind !== undefined && !isTrade(behind);
  });
}

const conditions = entriesOf("conditions");
/** "Coeliac so no gluten please" */
const conditionAndRemark = new RegExp(
  `^${anyOf("conditions")},? (?:so|but|since|due|after|and proud|men|så|siden|sidan|etter|og stolt)[ ,]`,
);
const behindCondition = / (?:due|med termin|siden|since) .{2,20}$/;

const habits =
  /^(?:non[- ]?smok(?:er|ing)|no smoking|not smoking|i (?:do not|don['’]t|never) (?:smoke|drink)|(?:jeg |eg )?(?:(?:snuser|snusar),? (?:men|og) )?(?:røyker|røykjer|drikker|drikk) (?:ikke|ikkje)|ikk(?:e|je)[- ]røyk(?:er|jar)|teetotal(?:ler)?|avholds(?:mann|menneske))$/;
const fitness =
  /^(?:(?:jeg er |eg er )?(?:aldri|sjelden|sjeldan) (?:syk|sjuk)|(?:i am )?(?:never|rarely) (?:ill|sick|off sick)|(?:[a-zà-öø-ÿ ]{0,30} and )?in (?:very )?(?:good|excellent|perfect) health(?: and .{2,60})?|(?:very )?(?:good|excellent|perfect) health|(?:i have )?no (?:known )?health (?:problems|issues|conditions)(?: and no .{2,40})?|(?:(?:(?:jeg|eg) )?har )?ingen (?:kjente )?helse(?:problem(?:er)?|plager)|(?:[a-zà-öø-ÿ ]{0,30} og )?(?:svært |meget )?god helse|(?:now )?(?:fully )?fit (?:for .{2,20} )?again|health:? (?:is )?(?:good|excellent|fine|ok)|helse:? (?:er )?(?:god|bra|meget god)|(?:physically )?fit and healthy|frisk og rask(?: for alderen)?|(?:no|ingen) (?:known )?(?:disabilities|medical conditions|allergies|funksjonsnedsettelser|allergier|sykdommer))$/;
const measures =
  /^(?:(?:height|høyde):? )?\d{3} ?cm(?: (?:tall|høy))?$|^(?:weight|vekt):? \d{2,3} ?kg$|^\d ?ft(?: \d+(?: ?in)?)? tall$|^\d{1,2} stone$|^(?:blood (?:group|type)|blodtype):? (?:a|b|ab|0|o)(?:[ +-].{0,10})?$/;
const recovery =
  /^(?:recovering|former) (?:alcoholic|addict)$|^(?:\S+ years sober|sober (?:since \d{4}|for .{2,12}))(?: and .{2,40})?$/;
const military =
  /^(?:(?:militær(?:tjeneste|teneste|status)|verneplikt): )?(?:tjeneste|teneste)dyktig(?:,? kl)?$/;

/** Whether a part of a sentence says only how healthy the owner is: "Never sick", "Røyker ikke", "Dyslexic". */
export function isHealthRemark(part: string): boolean {
  const plain = part.toLowerCase().replace(/ \([^()]*\)$/, "");
  const isOwn = [habits, fitness, measures, recovery].some((pattern) => pattern.test(plain));
  const fact = withoutQualifiers(plain).replace(behindCondition, "");
  return (
    isOwn ||
    conditions.has(fact) ||
    conditionAndRemark.test(plain) ||
    /^(?:allergic to|allergisk mot) ./.test(fact)
  );
}

/** Whether a part of a sentence says only that the owner is fit to serve: "Militærtjeneste: tjenestedyktig". */
export function isMilitaryRemark(part: string): boolean {
  return military.test(part.toLowerCase());
}

const event = new RegExp(
  `(?<!${letter})(?:disability rating|service[- ]connected disability|(?:på grunn av|p\\.?g\\.?a\\.?|grunna|because of|due to) (?:my )?(?:(?:dårlig|dårleg|vond|bad|dodgy) )?${joint}(?: ?${trouble})?|` +
    "(?:off|out) sick(?: with|$)|off work with|syk(?:e)?meldt|sjukmeldt?|sjukskriven|sygemeldt|operert for|uføretrygd(?:et|a)|(?:av|for) helsemessige (?:årsaker|årsakar|grunner)|for health reasons|(?:due to|because of) (?:ill|poor) health|on (?:long-term )?sick leave|signed off sick|" +
    "(?:i had|since) (?:an? |my )(?:heart|hip|knee|back) (?:bypass|replacement|operation|surgery|attack)|" +
    "my (?:bad|dodgy) (?:left |right )?(?:knee|back|hip|shoulder)|my (?:knee|back|hip|shoulder) (?:reconstruction|replacement|operation|surgery|injury)|opererte (?:kneet|ryggen|hofta|hoften|skulderen|skuldra)|" +
    `(?:jeg|eg) (?:har hatt|har|hadde) (?:en |ein )?(?:litt )?${joint}[- ]{0,2}${trouble})(?!${letter})`,
);
/** A sentence of its own: "Had a heart bypass in 2019" */
const ownInjury = new RegExp(
  `(?:^|[.;] )(?:(?:har hatt|har|hadde) (?:en |ein )?(?:litt )?${joint}[- ]{0,2}${trouble}|had an? (?:heart|hip|knee|back) (?:bypass|replacement|operation|attack)|` +
    `(?:bad|dodgy) (?:left |right )?(?:knee|back|hip|shoulder))(?!${letter})`,
);
/** Other people, whose illness is part of a job. */
const patients = new RegExp(
  `(?<!${letter})(?:employees|staff|colleague${letter}*|workers|vikar${letter}*|cover${letter}*|substitute|locum|stand-?in|teacher${letter}*|lærer${letter}*|manager${letter}*|leder${letter}*|patient${letter}*|ansatte|tilsette|medarbeider${letter}*|pasient${letter}*|bruker${letter}*|` +
    `bebuar${letter}*|beboer${letter}*|eldre|kunder|idrettsutøver${letter}*|elev${letter}*)(?!${letter})`,
);

/**
 * Whether a text tells of the owner's illness: "Operert for prolaps, sykmeldt".
 *
 * @param context the text around it, which may name patients
 */
export function isHealthEvent(text: string, context = text): boolean {
  if (text.length >= 120) return false;
  const plain = text.toLowerCase();
  return (event.test(plain) || ownInjury.test(plain)) && !patients.test(context.toLowerCase());
}

/** The name of an entry that is a time of illness and no job: "Ufør 50 %", "Burnout and recovery". */
const illnessBreak = new RegExp(
  `^(?:(?:career break|time out|break|pause)[ :,–-]+)?(?:ufør(?:etrygd(?:et|a)?)?(?: \\d+ ?%)?|arbeidsavklaringspenger|aap|sykdom|sjukdom|sykefravær|sjukefråvær|(?:due to )?(?:ill health|illness)|(?:long-term )?(?:sick|medical) leave|` +
    `burn-?out|recover(?:y|ing) from .+|(?:rehabilitering|opptrening) etter .+|rusbehandling|arbeidsavklaringspengar|(?:off|out of) work,? (?:.{0,20} )?(?:operation|surgery|illness|injury|treatment)(?: and recovery)?|(?:time )?off for .*treatment|rehabilitation after .+|(?:rehabilitation|rehabilitering|opptrening)(?: (?:and|og) (?:job|work|career|retraining|jobb|arbeids).*)?)(?=$|[,(:]| (?:og|and) (?:recovery|opptrening|rehabilitering))`,
);

/** Whether the name of an entry is a time of illness: "Arbeidsavklaringspenger (AAP)". */
export function isIllnessBreak(name: string): boolean {
  return name.length < 100 && illnessBreak.test(name.toLowerCase());
}
