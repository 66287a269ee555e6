import { factEnd, letter } from "./patterns.ts";

const wholeWord = (source: string) => new RegExp(`(?<!${letter})(?:${source})(?!${letter})`);
const relative = `(?:child${letter}*|famil${letter}*|sons?|daughters?|kids|mum|mother|father|dad|parents?|brother|sister|nan|gran(?:dmother|dfather|ny)?|husband|wife)`;
const norwegianRelative =
  "(?:mor|far|foreldre|bror|søster|syster|bestemor|bestefar|ektefelle|sønn|son|datter|dotter)";
/** Not "omsorg for mor og barn", which is a midwife's work. */
const ownOrIll =
  "(?:(?:egne|eigne|min|mi|mine|mitt|syke?|sjuke?|gamle|gammel|gamal|dement|døende|døyande) ){1,2}";
const barn = "(?:barn|born)[ae]?";

/** At home there is no job, so nobody is a substitute here, unlike during a leave. */
const atHome = "hjemmeværende|heimeverande";
const leave =
  "(?:(?:shared )?(?:maternity|paternity|mat|parental|adoption|family|carer['’]?s['’]?) leave|" +
  "(?:foreldre|svangerskaps|fødsels|barsel|mamma|pappa|omsorgs)perm(?:isjon(?:en)?)?|(?:permisjon|permittert) med (?:barn|born)|" +
  `${atHome})`;

/** Somebody who stands in for another during a leave. */
const substitute = wholeWord(
  `cover${letter}*|contract|locum|substitute|stand-?in|temp${letter}*|stedfortreder|${letter}*vikar${letter}*`,
);

/** Staying at home, in the words of the owner. */
const care = wholeWord(
  "(?:left|stopped|quit) (?:work )?(?:to have|when|because) .{0,20}(?:baby|child(?:ren)?|daughter|son|kids|twins)|" +
    `slutta?(?:et)? (?:da|for å) .{0,20}(?<!${letter})(?:barn|born|baby|datter|sønn)|` +
    `(?:car(?:ing|ed?|er) (?:for|of)|look(?:ing|ed)? after|nursing|nursed|minding|minded) my (?:${letter}+ ){0,2}${relative}|` +
    `(?:raising|raised|bringing up|at home with) (?:my|our) (?:${letter}+ ){0,2}(?:sons?|daughters?|kids|child|children|boys|girls|twins)(?!['’])|` +
    `unpaid carer for (?:an? |my )?(?:family member|${relative})|` +
    `(?:ta|tok|tar|tatt) (?:meg av|vare på|hånd om) ${ownOrIll}${norwegianRelative}|(?:pleie|omsorg) (?:av |for )?${ownOrIll}${norwegianRelative}|^(?:redusert|deltid|permisjon).{0,40} (?:sykt|sjukt) barn|` +
    `at home with an? (?:disabled|sick|ill) ${relative}|birth of my|` +
    `(?:hjemme|heime) med (?:mine |mi |min |sjuk[ae]? |sjukt |syk[et]? |små ){0,2}(?:${barn}|mor|far|mann|kone|foreldre|sønn|datter)`,
);

/** The name of an entry that is a break and no job. */
const breakName = new RegExp(
  `^(?:${atHome}|husmor|homemaker|full[- ]time (?:parent(?:ing)?|mother|father|mum|mom|dad)|` +
    `stay[- ]at[- ]home (?:parent|mother|father|mum|mom|dad)|omsorg for (?:egne |eigne |mine |syk |sjuk )?(?:${barn}|mor|far))${factEnd}(?! og )|` +
    `^caring for (?:an? |my )?(?:elderly |sick |ill |disabled )?(?:parents?|mother|father|mum|dad|husband|wife|brother|sister|relatives?)(?!${letter})|^(?:pleie|omsorg) (?:av|for) (?:${ownOrIll})?${norwegianRelative}$|^pårørende (?:på heltid )?for |` +
    `^permisjon,? \\(?(?:adopsjon|fødsel|barn|omsorg)|^(?:barn|child) (?:nr\\.?|no\\.?|number) ?\\d$|^(?:career break(?!${letter})|at home (?:with|for|caring|looking)).*(?<!${letter})${relative}(?!${letter})|^(?:at )?home with (?:my |our )?(?:twins|${relative})(?!${letter})`,
);

const amount =
  "\\d|(?:two|three|four|six|nine|twelve|to|tre|fire|seks|ni|tolv) (?:weeks?|months?|uker|veker|måneder|månader)|(?:two|to|flere|fleire|several) (?:periods|perioder|periodar)";
const season = "(?:the )?(?:autumn|spring|summer|winter)|høsten|hausten|våren|sommeren|sumaren|vinteren";
const month = `(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cs])${letter}*`;
const time = `(?:${amount}|${season}|${month})`;
/** What follows a leave of the owner: nothing, a time or a child, but not "policy" or "for 300 staff". */
const behindLeave = `(?=$|[.)]|[,:]? \\(?(?:(?:from|in|during|of|until|i|fra|frå|til|deler av) )?${time}|,? (?:with|med) (?:my |our |mitt |mine |min )?(?:${letter}+ )?(?:child|children|baby|twins|son|daughter|${barn}))`;

const leaveFirst = new RegExp(
  `^(?:(?:currently |er |for tiden |jeg er |eg er )*(?:on|i) |\\d+ ${letter}+ |tok |had |hadde |ute i )?${leave}${behindLeave}`,
);
/** As the name of an entry: "Carer's leave and study", but not "Parental leave adviser" */
const leaveName = new RegExp(
  `^(?:on )?${leave}(?!${letter})(?! (?:cover|polic|team|coord|calc|admin|special|advis|project|network|support|for (?!(?:sykt|sjukt|my|mitt|min) )))`,
);
/** "In 2018 I was on parental leave", but not "while the manager was on parental leave" */
const onLeave = wholeWord(
  [
    "(?:har vært|har vore|var|er) (?:hjemme|heime) med (?:barna|borna|barn|ungene|ungane)",
    `carer (?:for|to) my (?:${letter}+ )?${relative}`,
    `(?:var|er|vart) (?:jeg|eg) (?:ute |borte |heime |hjemme )?i ${leave}`,
    "permisjon med (?:vår|min|mitt)",
    `(?:i|jeg|eg) (?:was|am|went|have been|er|var|har vært|har vore|gikk ut) (?:away )?(?:on|i) ${leave}`,
    `^(?:currently on|(?:er )?for tiden i|(?:var|er|was|am) (?:ute )?(?:i|on)) ${leave}`,
    `(?:interrupted by|avbrutt av|(?:^|i )(?:returned (?:after|from)|came back from)|(?:^|(?:i|jeg|eg|jobb|no|nå) )tilbake (?:etter|fra)) (?:my )?${leave}`,
    `i permisjon .{0,30}[(]${leave}`,
    `(?:includ(?:es|ed|ing)|incl\\.?|minus|less|broken by|inkl(?:\\.|usive|udert)?|herav|derav|avbrot[et]n? av) (?:(?:an?|en|ei|eit|\\d+|${letter}+) (?:(?:years?|months?|weeks?|år|måneder|månader|uker|veker)['’]?s? )?(?:of |on |in |i |med )?)?(?:my )?${leave}${behindLeave}`,
  ].join("|"),
);

/** What the patterns above contain. They are compiled only when it is found. */
const leaveWord = /leave|perm|hjem|heim|carer/;
const relativeWord = new RegExp(
  `(?<!${letter})(?:step)?(?:child|famil|son|daught|kid|mum|mother|father|dad|parent|brother|sister|nan|gran|husband|wife|boys|girls|twins|baby|birth|barn|born|mor|far|foreldre|bror|søster|syster|bestem|bestef|mann|kone|ektefelle|sønn|datter|dotter)`,
);
const isCare = (plain: string) => relativeWord.test(plain) && care.test(plain);

/** Whether the name of a job is a break for the family: "Maternity leave", "Career break to look after my children". */
export function isFamilyBreak(name: string): boolean {
  const plain = name.toLowerCase();
  if (plain.length >= 100) return false;
  return breakName.test(plain) || isCare(plain) || (leaveName.test(plain) && !substitute.test(plain));
}

/** Whether a name is a break whose reason stands in its text: "Career break" above "At home with three children". */
export function isNameOfBreak(name: string): boolean {
  return /^(?:(?:planned )?career break|family break|karrierepause|permisjon)(?: \([^()]*\))?$/i.test(name);
}

/** Whether a text begins with one of LinkedIn's reasons for a career break that tell of a family. */
export function isReasonOfBreak(text: string): boolean {
  return /^(?:caregiving|full-time parenting|bereavement|omsorg|foreldre(?:permisjon|rolle)|sorg)(?!\p{L})/iu.test(
    text,
  );
}

/** Whether a part of a sentence is a leave for the family: "Maternity leave 2018". */
export function isLeaveRemark(part: string): boolean {
  const plain = part.toLowerCase();
  return plain.length < 120 && leaveWord.test(plain) && leaveFirst.test(plain) && !substitute.test(plain);
}

/** Whether a sentence tells that the owner was on leave: "In 2018 I was on parental leave". */
export function isOnLeave(sentence: string): boolean {
  const plain = sentence.toLowerCase();
  return plain.length < 200 && leaveWord.test(plain) && onLeave.test(plain) && !substitute.test(plain);
}

/** Whether a sentence tells of a return after care for the family: "I am returning to work after raising my children". */
export function isReturnAfterCare(sentence: string): boolean {
  const plain = sentence.toLowerCase();
  return plain.length < 300 && /(?:return|back|tilbake|attende)/.test(plain) && isCare(plain);
}

/** Whether a sentence of an entry tells of a leave or of care for the family: "Full-time carer for my mother". */
export function isLeaveOrCare(sentence: string): boolean {
  const plain = sentence.toLowerCase();
  return plain.length < 200 && (isCare(plain) || isLeaveRemark(plain) || isOnLeave(plain));
}
