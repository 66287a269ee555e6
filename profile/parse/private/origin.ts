import { words } from "../words/words.ts";
import { factEnd, fits, letter, type SentencePattern, writer, writerIs } from "./patterns.ts";

const citizenship =
  /^(?!(?:Good|Senior|Junior|Youth|Honorary|Global|Corporate|Digital|World|Active|Fellow) |Citizen of the Year)(?:(?:dual |full )?(?:[A-Z][\p{L}.]{1,14}(?:(?:[ /-]| and )[A-Z][\p{L}.]{1,14}){0,2}) (?:citizen(?:ship)?|national)|\p{L}{4,14} statsborger(?:skap)?|[Cc]itizen of (?:the )?\p{Lu}[\p{L} ]{2,25})\.?$/u;

/** Whether a text says only of which country the owner is a citizen: "U.S. citizen", "Polsk statsborger". */
export function isCitizenship(text: string): boolean {
  return citizenship.test(text.trim());
}

const birthplace =
  /^(?:(?:[Jj]eg|[Ee]g) er |I was )?(?:[Ff]ødt|[Ff]ødd|[Bb]orn)(?: (?:og|and) (?:oppvokst|oppvaksen|raised|bred))? (?:i|på|in) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u;

/** Whether a text says only where the owner was born: "Født og oppvokst i Bodø". */
export function isBirthplace(text: string): boolean {
  return birthplace.test(text);
}

const country = `${letter}{3,14}`;
const noCountry =
  "(?!(?:good|senior|junior|youth|former|honorary|global|corporate|digital|world|active|fellow|responsible) )";
const citizen = `${noCountry}(?:(?:${country}|us|eu) (?:citizen|national)|${letter}{4,14} statsborg[ae]r)`;
const countries = words("countries").join("|");
const sentences: SentencePattern[] = [
  {
    opening: new RegExp(`^${writerIs} (?:an? |en |ein )?`),
    fact: new RegExp(`^(?:${citizen}|statsborg[ae]r |refugee|asylum seeker|flyktning)${factEnd}`),
  },
  {
    opening: new RegExp(`^(?:i hold|i have|(?:${writer} )?har) (?:an? )?`),
    fact: new RegExp(
      `^(?:indefinite leave(?: to remain)?|permanent residen${letter}+|(?:pre-)?settled status|permanent opphold${letter}*|${letter}{4,14} (?:passport|pass|statsborg[ae]rskap))${factEnd}`,
    ),
  },
  {
    opening: new RegExp(`^(?:i (?:came|lived|arrived)|(?:${writer} )?(?:kom|bodde|budde)) `),
    fact: new RegExp(`^(?:.{3,40} )?(?:as a refugee|som flyktning)(?!${letter})`),
  },
  {
    opening: new RegExp(`^${writer} (?:fled|flyktet|flykta|rømte) `),
    fact: /^(?:from|to|with|fra|frå|til|med) /,
  },
  {
    opening: new RegExp(
      `^(?:(?:i (?:come|am)|i['’]m)?(?: ?originally)? ?from|${writer} (?:kommer|kjem|er)(?: opprinnelig| opphavleg)? (?:fra|frå)|opprinnelig fra) `,
    ),
    fact: new RegExp(`^(?:${countries})${factEnd}`),
  },
];
/** "As a New Zealander living in Bergen on a residence permit" */
const onPermit = /(?:living|here|working) .{0,25}on an? (?:\S+ )?(?:residence|work) permit/;
const residence = new RegExp(
  `(?<!${letter})(?:indefinite leave to remain|(?:pre-)?settled status|permanent resident of|permanent opphold(?:stillatelse)?)(?!${letter})|^norsk-${letter}+sk, (?:andre|oppvokst|født|fødd|med)(?!${letter})`,
);
/** "I hold a Tier 2 visa" */
const permit = new RegExp(
  `^(?:i hold|i have|(?:${writer} )?har) (?:an? )?(?:\\S+ ){0,2}(?:visa|(?:work|residence) permit|oppholdstillatelse|opphaldsløyve)(?!${letter})`,
);
/** The work with others who need a permit. */
const adviser =
  /advis|client|appl|søknad|vedtak|behandl|saksbehand|law|help|handled|student|famil|newcomer|refugees|flyktninger|(?<!staff )nurses|(?<!a )staff(?!\p{L})/u;
const handlesPermits = /handled|processed|managed|appl|sponsor|søknad|behandl/;
const refugee =
  /^(?:politisk |political )?(?:flyktning|refugee)(?: (?:fra|frå|from) .*| (?:(?:sammen|saman|together) )?(?:with|med) (?:my|min|mine|family|familien?|parents|foreldre\p{L}*).*)?$/u;
const remark = new RegExp(
  `^${citizen} (?:living|resident|bosatt|busett) (?:in|i) .{3,20}$|^(?:${country} )?passport holder$|^asylum seeker(?: until \\d{4})?$|` +
    "^(?:eu )?(?:pre-)?settled status$|^stamp [0-6](?: visa| permission)?$|^no (?:work )?(?:permit|visa|sponsorship)(?: is)? (?:needed|required)$|" +
    "^(?:trenger|treng) (?:ikke|ikkje) (?:arbeidstillatelse|arbeidsløyve|visum)$",
);

/** Whether a sentence in lower case tells from where the owner is: "i am a polish national", "jeg kom til Norge som flyktning". */
export function isOriginSentence(sentence: string): boolean {
  const isPermit =
    (permit.test(sentence) && !handlesPermits.test(sentence)) ||
    ((onPermit.test(sentence) || residence.test(sentence)) && !adviser.test(sentence));
  return isPermit || sentences.some((pattern) => fits(pattern, sentence));
}

/** Whether a part of a sentence is a status of residence: "Polish national living in Leeds", "EU settled status". */
export function isResidenceRemark(part: string): boolean {
  return remark.test(part.toLowerCase()) || refugee.test(part.toLowerCase());
}
