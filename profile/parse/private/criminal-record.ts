import { factEnd, fits, letter, type SentencePattern, writer } from "./patterns.ts";

const sentences: SentencePattern[] = [
  {
    opening: /^(?:in \d{4},? )?i (?:served|spent|did) /,
    fact: new RegExp(`^.{3,20} in (?:.{2,30} )?(?:prison|jail)(?:${factEnd}|(?= for (?!the|\\d)))`),
  },
  {
    opening: /^i (?:have|had) /,
    fact: new RegExp(
      `^(?:.{0,10}(?:spent|unspent|criminal|previous) convictions?|an? criminal record)(?!${letter})`,
    ),
  },
  {
    opening: new RegExp(`^${writer} `),
    fact: new RegExp(
      `^(?:(?:har )?(?:sonet|sona)|satt inne(?! med)|(?:er|ble|blei|vart) (?:tidligere )?(?:straffedømt|dømt (?:for|til(?! og med))|straffet)|har (?:en |ein )?(?:gammel |gamal )?dom for|har vært straffet)(?!${letter})`,
    ),
  },
];
/** Words that leave no doubt, unless they are about the work with others. */
const unmistakable = new RegExp(
  `(?<!${letter})(?:(?:spent|unspent) convictions?|straffedømt|caution disclosed|plettfri vandel|ren vandel)(?!${letter})`,
);
/** Others are meant unless the owner is the subject: "Dømt for Norges Fotballforbund". */
const ofOwner = new RegExp(
  `(?:^|(?<!${letter})(?:i (?:have been |have |was |had )?|jeg (?:har |ble )?|eg (?:har |blei |vart )?|har ))(?:(?:served|sonet|sona|soner) (?:a |my |en |ein )?(?:prison )?(?:sentence|dom|straff)|convicted of|en dom på|dømt til(?! og med)|lost my .{0,30}drink[- ]driving|banned for drink[- ]driving|(?:i \\d{4} )?dømt for|mistet (?:førerkortet|lappen) .{0,20}promillekjøring)(?!${letter})`,
);
const workWithOthers = new RegExp(
  `(?<!${letter})(?:client|klient|people|offender|innsatt|prisoner|fange|veile|rehab|kriminalomsorg|research|forsk|forsvar|prosecut|cases?|saker|campaign|kampanje|course|kurs|training|victims|ungdom|young|law|lov|advis|employer|polic|checks|fotball)`,
);

const remark =
  /^(?:har )?(?:en |ein )?(?:gammel |gamal )?dom for |^(?:drink[- ]driving|driving) ban(?: \d{4}|$)|^spent conviction for |^(?:(?:one|two|\d) )?(?:spent |unspent )?convictions?(?: \(\d{4}\))?$|^tidligere straffedømt$/;

/** The name of an entry that is a time in prison and no job: "Soning, Prøve fengsel" */
const prisonTerm =
  /^(?:soning|fengselsopphold|imprisonment|prison sentence|in prison|(?:serving )?time in prison)(?=$|[,(])/;

/** Whether the name of an entry is a time in prison. */
export function isPrisonTerm(name: string): boolean {
  return prisonTerm.test(name.toLowerCase());
}

/** Whether a sentence in lower case tells that the owner was convicted: "i served two years in prison". */
export function isConvictionSentence(text: string): boolean {
  return (
    ((unmistakable.test(text) || ofOwner.test(text)) && !workWithOthers.test(text)) ||
    sentences.some((pattern) => fits(pattern, text))
  );
}

/** Whether a part of a sentence is a conviction: "Two spent convictions". */
export function isConvictionRemark(part: string): boolean {
  return remark.test(part.toLowerCase());
}
