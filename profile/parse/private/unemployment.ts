/** What follows a verb that also has an object: "Laid off in 2020", but not "Laid off 40 people" */
const alone =
  "(?:$|[.,;!]| ?\\(| (?:along|again|when|after|due|because|in|from(?! \\d)|at|for|as|by|with|during|temporarily|men|da|i|(?:fra|frå)(?! \\d)|etter|fordi|p\\.?g\\.?a|på grunn|grunnet|grunna|ved|under|sammen)(?!\\p{L}))";
const reason =
  "(?:because|when|due to|since|owing to|fordi|da|då|ettersom|på grunn av|p\\.?g\\.?a\\.?|grunnet|grunna|av økonomiske)";
const reasonForLeaving = new RegExp(
  "^(?:(?:i|jeg|eg|was|am|ble|blei|vart|er|har vært|har vore|got|have been|(?:everyone|we|alle|vi) (?:was|were|ble|blei|vart)) ){0,2}" +
    `(?:(?:made redundant|let go|(?:temporar(?:y|ily) )?laid off|nedbemann(?:et|a)|permittert|sagt opp|oppsagt)${alone}` +
    `|(?:took|accepted|tok imot|tok) (?:a |en |ei )?(?:voluntary |frivillig )?(?:redundancy|severance|sluttpakke)${alone}` +
    `|(?:the )?(?:site|shop|firm|company|plant|works|branch|depot) (?:(?:was )?(?:shut|closed)(?: down)?|went under),? (?:and (?:i|we) (?:was|were) )?(?:all )?made redundant` +
    `|(?:left|quit|slutt(?:et|a)|(?:jobben|stillingen|stillinga|kontrakten|(?:the |my )?(?:job|contract)) (?:tok )?(?:slutt(?:et|a)?|opphørte|ended|finished)) ${reason} )`,
  "iu",
);
const withoutJob =
  "(?:not working|not in work|out of work|unemployed|between jobs|job ?seek(?:er|ing)|looking for work|arbeidss[øo]k(?:er|ende|ande|jande|jar)|" +
  "jobbs[øo]k(?:er|ende|ande|jar)|arbeidsl(?:edig|edighet|aus)|permittert|ut[ea]n (?:arbeid|jobb))";
const unemployment = new RegExp(
  `^(?:currently |for tiden |aktiv )?${withoutJob}(?: ?/ ?${withoutJob})?` +
    "(?=$| ?[,;:(–-]| (?:due|while|since|after|grunnet|grunna|på grunn|og|and)(?!\\p{L}))",
  "iu",
);

/** Whether a sentence tells why the owner left a job: "Made redundant along with the rest of the firm." */
export function isReasonForLeaving(sentence: string): boolean {
  return sentence.length < 150 && reasonForLeaving.test(sentence);
}

/** Whether the name of an entry among the jobs is a time without one: "Not working", "Arbeidssøkende / permittert". */
export function isUnemployment(name: string): boolean {
  return name.length < 80 && unemployment.test(name);
}
