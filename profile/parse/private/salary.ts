import { fits, type SentencePattern, writer } from "./patterns.ts";

const amount =
  "(?:(?:[£$€]|(?:R|Rs|NOK|kr|USD|GBP|EUR)\\.?) ?\\d[\\d., ]{1,9}\\d?|\\d[\\d., ]{2,9} ?(?:kr|kroner|NOK|£|€))";
const period =
  "(?:,-|/ ?(?:hr|hour|h|month|year|time|år)|p\\.?[ahm]\\.?|(?:per|an?|i) (?:hour|month|year|annum|time|måned|månad|år))";
/** "$34/hr", "Lønn: 585 000 kr", "Current package £58,000 + car", but not "Budsjett 4 000 000 kr". */
const labelledSalary = new RegExp(
  `^(?:(?:current|last|final|present|expected|desired|basic|annual|monthly|hourly|gross|net|my|min|mi|dagens|nåværende|noverande|ønsket|ønska) ){0,2}` +
    `(?:(?:salary|pay|package|wages?|ctc|(?:års|måneds|time)?lønn|løn|lønnskrav|lønn?sforventning(?:er|ar)?)(?: ved fratreden)?(?: drawn| from| fra| nå| now| is| was| er| var)?:? ${amount}` +
    `|(?:salary|ctc|(?:års|måneds|time)?lønn|lønnskrav)(?: drawn| from| fra| nå| now| is| er)?:? \\d{2,3}[ .,]?\\d{3}(?!\\d))`,
  "iu",
);
const amountAlone = new RegExp(
  `^:?(?:basic |base |starting )?\\(?${amount} ?${period}\\)?(?: plus bonus)?$`,
  "iu",
);
/** "On $105,000 plus house" */
const onAmount = new RegExp(
  `^(?:On|(?:[Ff]inished|[Ss]tarted|[Nn]ow) on) ${amount} (?:plus|base|basic|p\\.?a\\.?|a year)(?!\\p{L})`,
  "u",
);

/** Whether a part of a sentence is a salary with its label. */
export function isLabelledSalary(text: string): boolean {
  return text.length < 100 && labelledSalary.test(text);
}

/** Whether a line begins with a salary: "Present salary EUR 7,150 gross per month, 13th month and lease car" */
export function startsWithSalary(text: string): boolean {
  return (
    text.length < 150 &&
    /^(?:current|present|last|expected|desired|nåværende|ønsket|ønska)\s/iu.test(text) &&
    !/[.!?]\s+\p{Lu}/u.test(text) &&
    labelledSalary.test(text.trim())
  );
}

/** Whether a whole sentence or line is what the owner earns or asks for. */
export function isSalary(text: string): boolean {
  const plain = text.trim();
  return isLabelledSalary(plain) || (plain.length < 60 && (amountAlone.test(plain) || onAmount.test(plain)));
}

/** Amounts that are salaries beside the verb of a sentence: "£32,000", "585 000 kr", "35k". */
const plainAmount = "(?:[£$€] ?\\d[\\d.,]*k?|\\d{2,3}[ .,]?\\d{3}(?: ?(?:kr|kroner|nok))?|\\d{2,3}k)";
/** Without it, "I earned £250,000 for the charity" would be a salary. */
const perTime =
  "(?:(?: ?(?:kr|kroner))?(?: gross| net| brutto| before tax)?(?: (?:an?|per|each|i|pr\\.?) (?:year|month|week|hour|annum|året|måneden|månaden|timen|år)| p\\.?a)|$| plus | and benefits| med bonus)";
const sentence: SentencePattern = {
  opening: new RegExp(
    `^(?:i (?:now |currently )?earn(?:ed)?(?: now| currently)?|${writer} (?:(?:tjener|tener|tjente|tjänar)(?: nå| no| i dag)?|har (?:en |ei )?(?:års|måneds|månads)løn[ns]? på)) `,
  ),
  fact: new RegExp(`^(?:around |about |ca\\.? |omtrent )?${plainAmount}${perTime}`),
};
const remark = new RegExp(
  `^(?:(?:i am |i['’]m |jeg |eg )?(?:looking for|want|hoping for|ønsker|ynskjer)) (?:something )?(?:at least|minst|minimum|around|about|ca\\.?|rundt) (?:nok |gbp |eur |usd )?${plainAmount}(?: (?:i lønn|a year|per year|i året|plus .{2,20}))?$|` +
    `^salary expectations?:? ${plainAmount}$`,
);

/** Whether a sentence in lower case tells what the owner earns: "i earn £32,000 a year". */
export function isSalarySentence(text: string): boolean {
  return fits(sentence, text);
}

/** Whether a part of a sentence is what the owner wants to earn: "Looking for at least £35k". */
export function isSalaryRemark(part: string): boolean {
  return remark.test(part.toLowerCase());
}
