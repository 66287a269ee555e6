import {
  anyOf,
  entriesOf,
  factEnd,
  fits,
  letter,
  qualifiers,
  type SentencePattern,
  withoutQualifiers,
  writer,
  writerIs,
} from "./patterns.ts";

const faith: SentencePattern = {
  opening: new RegExp(`^${writerIs} `),
  // "I'm Christian, a developer from Oslo"
  fact: new RegExp(`^(?!(?:christian|kristen),)${qualifiers}${anyOf("religions")}${factEnd}`),
};
const asBeliever: SentencePattern = {
  opening: /^(?:as an?|som(?: en)?) /,
  fact: new RegExp(`^${qualifiers}${anyOf("religions")}(?:,| (?:i|jeg|eg) )`),
};
const ownFaith: SentencePattern = {
  opening: /^(?:my|min|mi) /,
  fact: new RegExp(
    `^(?:(?:${anyOf("religions")}|strong) )?faith (?:guides|is|has|means)(?!${letter})|^(?:kristne|muslimske|katolske) (?:tro|tru)(?!${letter})`,
  ),
};
/** "helping at my local mosque" */
const helperInCongregation = new RegExp(
  `^(?:helping|volunteering|singing|worshipping|hjelper|synger|aktiv|active) (?:out )?(?:at|in|i|på) (?:(?:my|the|our|min|mi) )?(?:local )?${anyOf("congregations")}$`,
);
const devoutly = new RegExp(`^(?:an? )?${anyOf("devout")} `);
const religions = entriesOf("religions");
/** "Christian" may be a name. */
const nonChristian = /^(?:muslim|katolikk|jøde|hindu|buddhist|ateist|sikh)$/;
const activities = entriesOf("faithActivities");
/** An office of a church, which only its members hold: "Elder in Testdale Presbyterian Church". */
const office =
  /^(?:(?:an?|church) )?(?:elder|deacon|lay (?:reader|preacher|minister)|eucharistic minister)(?:(?:,| in| at| of)(?: the)? .*(?:church|parish|chapel|gemeente|congregation).*)?$|^(?:an? )?(?:active |practi[sc]ing )?member (?:of|in) (?:the )?(?:church of .+|.*(?:church|congregation|mosque|synagogue))$|^medlem (?:av|i) (?:den norske kirk[ea]|den katolske kirke.*|human-etisk forbund|.*menighet.*)$/;
const congregations = `(?<!${letter})${anyOf("congregations")}`;
const congregation = new RegExp(
  `${congregations}(?=$|\\(| (?:i|in|på|at|av|og|and) | (?:committee|board|(?:\\S+ )?choir)(?!${letter}))|(?<!${letter})church of ${letter}`,
);
/** What a building is kept for: "Friends of Testdale Cathedral" */
const otherPurpose =
  /(?<!\p{L})(?:friends of|venner|trust|restoration|concerts?|konsert\p{L}*|museum|night shelter)(?!\p{L})/u;
/** "Pinsemenigheten Betel" */
const namedCongregation = new RegExp(`(?<!${letter})${letter}*menighet(?:en)? ${letter}+(?:$|,)`);
const churchPost = new RegExp(`^${anyOf("churchPosts")}(?!${letter})`);
const sundaySchool = /^(?:søndagssk[ou]l|sunday school )/;

/** Whether a post is one of a Sunday school, which is never paid. */
export function isSundaySchoolPost(title: string): boolean {
  const plain = title.toLowerCase();
  return sundaySchool.test(plain) && churchPost.test(plain);
}

/** "I sing in the choir at St Test's Church", but not "I help restore the roof of an old church" */
const inCongregation: SentencePattern = {
  opening: new RegExp(
    `^(?:i(?: am| also)?|${writer}(?: er)?) (?:an? )?(?:go to|attend|help|sing|volunteer|active|worship|preach|hjelper|hjelp|går i|synger|syng|aktiv|med i) `,
  ),
  fact: new RegExp(
    `^(?:(?!(?:of|av|restore|meetings?|møter|concerts?|konserter|patients?|pasienter|families|guests?|gjester) )\\S+ ){0,9}${congregations}(?=$|,| \\(|(?: (?:i|in) ${letter}+)?(?:$| (?:on|every|each|when|når|hver|kvar) ))`,
  ),
};

/**
 * Whether an unpaid post is one in a body of believers: "Kasserer, Prøve menighet", "Sunday school teacher, Testdale". The last
 * part may be a town: "Trener, Prøve IL, Nykirke".
 */
export function isPostInCongregation(post: string): boolean {
  const plain = post.toLowerCase();
  if (plain.length >= 120 || otherPurpose.test(plain)) return false;
  const isTown = (part: string, index: number) =>
    index > 0 && !part.includes(" ") && !/^(?:church|kirken|kirka)$/.test(part);
  return (
    plain.split(", ").some((part) => churchPost.test(part)) ||
    namedCongregation.test(plain) ||
    plain
      .split(", ")
      .some((part, index, { length }) => (length < 2 || !isTown(part, index)) && congregation.test(part))
  );
}

/** Whether an interest is what only believers name: "Bible study". */
export function isFaithActivity(text: string): boolean {
  return activities.has(text.toLowerCase());
}

const orientation: SentencePattern = {
  opening: new RegExp(
    `^(?:${writerIs}|as an?|som(?: en)?|i came out as|(?:jeg|eg) (?:sto|stod) (?:fram|frem) som) `,
  ),
  fact: new RegExp(`^${qualifiers}(?:${anyOf("orientations")}|trans)${factEnd}`),
};

/** Whether a sentence in lower case tells of the owner's religion: "i am a practising catholic". */
export function isFaithSentence(sentence: string): boolean {
  return [faith, asBeliever, ownFaith, inCongregation].some((pattern) => fits(pattern, sentence));
}

/** Whether a part of a sentence is the owner's religion: "Practising Catholic", "Elder of the church". */
export function isFaithRemark(part: string): boolean {
  const plain = part.toLowerCase().replace(/\.$/, "");
  return (
    (devoutly.test(plain) && religions.has(plain.replace(devoutly, ""))) ||
    office.test(plain) ||
    helperInCongregation.test(plain) ||
    nonChristian.test(plain) ||
    /^(?:confirmed|baptised|konfirmert|døpt) (?:at|in|i) .*(?:church|cathedral|kirke)|^dåpsattest|(?:i menigheten min|in my (?:church|congregation|mosque))$/.test(
      plain,
    )
  );
}

const openly = new RegExp(
  `(?<!${letter})(?:openly|åpent|(?:er )?selv) ${anyOf("orientations")}(?!${letter})`,
);
const orientations = entriesOf("orientations");

/** Whether a part of a sentence is the owner's sexual orientation or gender identity: "Skeiv". */
export function isOrientationRemark(part: string): boolean {
  const plain = part.toLowerCase();
  return openly.test(plain) || orientations.has(withoutQualifiers(plain));
}

/** Whether a sentence in lower case tells of the owner's sexual orientation or gender identity. */
export function isOrientationSentence(sentence: string): boolean {
  return openly.test(sentence) || fits(orientation, sentence);
}
