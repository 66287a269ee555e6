import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import type { Section } from "../sections/section.ts";
import { findPeriods } from "../values/dates.ts";
import { licenceClass } from "../values/licence-classes.ts";
import { collapseSpaces, comparisonKey } from "../values/text.ts";

const classList = `${licenceClass}(?:(?:,| og| and| &| och) ${licenceClass})*`;
/** Without a class: "Full UK driving licence", "Provisional driving licence". */
const bareLicence =
  /(?<!\p{L})(?:(?:(?:[Ff]ull|[Cc]lean|[Pp]rovisional|[Vv]alid|[Cc]urrent),? ){1,2}(?:[A-Z]{2,3} |[A-Z][a-z]+ )?(?:[Dd]riv(?:ing|er['’]?s?)|[Cc]ar)|[Ff]ull,? [Cc]lean) [Ll]icen[cs]e(?!\p{L})|(?<!\p{L})Class \d [Dd]river['’]?s?[’']? [Ll]icen[cs]e(?!\p{L})/u;
const licence = new RegExp(
  "(?<!\\p{L})([Ff]ør[ea]rkort|[Kk]örkort|[Kk]ørekort|(?:[Ff]ull )?(?:[Cc]lean )?(?:[A-Z]{2,3} |[A-Z][a-z]+ )?[Dd]riv(?:ing|er['’]s) [Ll]icen[cs]e)" +
    `(?:[\\s:,(]+([Kk]lasse|[Kk]lass|[Cc]lass|[Cc]ategory|[Kk]ategori|[Cc]at\\.?|[Kk]l\\.?))?[\\s:,(]+(${classList})`,
  "u",
);
const licenceSentence = new RegExp(`^(${bareLicence.source}|${licence.source})\\. `, "u");
const onlyClass = new RegExp(
  `^(?:(?:[Kk]lasse|[Kk]lass|[Cc]lass|[Cc]ategory|[Kk]ategori)(?:$| ))?(?:${classList})?$`,
  "u",
);

/** "Førerkort: Ja", which may be split into two parts. */
const withoutClass = /^(?:før[ea]rkort|driv(?:ing|er['’]s) licen[cs]e)\W*(ja|yes|nei|no|har)?\W*$/iu;
const isAnswer = (text: string) => /^(?:ja|yes|nei|no|har)\W*$/iu.test(text);

/**
 * Adds the driving licence to the certificates, wherever a CV names its classes: "Førerkort: Klasse B og BE" among other
 * things, or a heading above "Category B".
 */
export function addDrivingLicence(given: ExtractedTree[], sections: Section[]): ExtractedTree[] {
  const nameOf = (certificate: ExtractedTree) => (certificate as { name?: Extracted }).name?.value ?? "";
  const answered = new Set(
    sections.flatMap(({ lines }) =>
      lines.filter(({ text }) => isAnswer(text) || withoutClass.exec(text)?.[1]).map(({ id }) => id),
    ),
  );
  const isAnswered = (certificate: ExtractedTree) => {
    const { name } = certificate as { name?: Extracted };
    const parts = withoutClass.exec(name?.value ?? "");
    return parts && (parts[1] || name?.lines.some((line) => answered.has(line)));
  };
  const certificates = given.filter((certificate) => !isAnswered(certificate)).flatMap(splitSentence);
  const labelled = findLabelledLicences(sections);
  const inText = labelled.length > 0 ? undefined : findLicence(sections);
  const found = inText ? [inText] : labelled;
  if (found.length === 0) return certificates.map(formatName);
  const pattern = inText && !licence.test(inText.value) ? bareLicence : licence;
  if (inText && certificates.some((certificate) => pattern.test(nameOf(certificate))))
    return certificates.map(formatName);
  // "Førerkort" and "BE" of a line that was split.
  const isPart = (certificate: ExtractedTree) => {
    const name = nameOf(certificate);
    const key = comparisonKey(formatLicenceName(name));
    const isSame = found.some(({ value }) => {
      const own = comparisonKey(value);
      return own.includes(key) || key.startsWith(own);
    });
    return key !== "" && (onlyClass.test(name) || isSame);
  };
  const part = certificates.find(isPart);
  const others = certificates.filter((certificate) => !isPart(certificate));
  return [...others, ...found.map((name, index) => ({ ...(index === 0 ? (part as object) : {}), name }))];
}

const labelNames = "driv(?:ing|er['’]?s?) licen[cs]es?|før[ea]rkort|körkort|kørekort";
const licenceLabel = new RegExp(`^(?:${labelNames})$`, "iu");

/** Whether a text names driving licences without saying which. */
export function isLicenceLabel(text: string): boolean {
  return text.length < 40 && licenceLabel.test(text.replace(/\W+$/, ""));
}

const labelledLicence = new RegExp(`^(${labelNames})(?::|\\t) ?(.{1,50})$`, "iu");
/** What follows the classes: "B, disponerer bil" */
const remark =
  /[,.;(]?\s+(?:(?:I )?(?:have|own)|med (?:egen|tilgang)|disponerer|disponerar|(?:har )?egen)(?!\p{L}).*$/iu;
/** A name of its own: "B – Personbil", "UAE light vehicle licence" */
const namesLicence =
  /licen[cs]e|\p{L}*kort(?!\p{L})|personbil|lastebil|motors[yø]kk?el|moped|traktor|(?<!\p{L})(?:bil|cars?|trailers?):/iu;

/** Licences below or beside their label, whatever their class: "Provisional", "Code EC with PDP", "Personbil: B". */
function findLabelledLicences(sections: Section[]): Extracted[] {
  return sections.flatMap(({ heading, lines }): Extracted[] => {
    if (heading && isLicenceLabel(heading.text)) {
      const title = plainTitle(heading.text);
      const [first] = lines;
      const own = first && first.id === heading.id ? [first] : lines.slice(0, 4);
      const rows = own.filter(({ text }) => text.length <= 50 && !isAnswer(text));
      const names = rows.map(({ text, id }) =>
        extracted(collapseSpaces(withoutPeriod(text)).replace(remark, ""), [id], 0.7),
      );
      if (names.some(({ value }) => namesLicence.test(value))) return names;
      const [name] = names;
      return name
        ? [{ ...name, value: formatLicenceName(`${title} ${names.map(({ value }) => value).join(", ")}`) }]
        : [];
    }
    return lines.flatMap(({ text, id }) => {
      const [, label = "", value = ""] = labelledLicence.exec(text) ?? [];
      const name = collapseSpaces(value).replace(remark, "");
      if (label === "" || name === "" || /^(?:ja|yes|nei|no|har)(?!\p{L})/iu.test(name)) return [];
      return [extracted(namesLicence.test(name) ? name : formatLicenceName(`${label}: ${name}`), [id], 0.7)];
    });
  });
}

/** The class behind the period for which a licence is valid: "21.09.2016 - 14.03.2029 ⇥ D - Buss". */
function withoutPeriod(text: string): string {
  const [period] = findPeriods(text);
  const rest = period?.from === 0 ? text.slice(period.to).trim() : "";
  return rest === "" ? text : rest;
}

/** A heading in capitals as a name: "Driving licence". */
function plainTitle(heading: string): string {
  const text = (isAllCaps(heading) ? heading.toLowerCase() : heading).replace(/[\s:]{1,9}$/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Splits what follows a licence: "Førerkort klasse B. Truckførerbevis", but drops "Full clean driving licence. Non-smoker". */
function splitSentence(certificate: ExtractedTree): ExtractedTree[] {
  const { name } = certificate as { name?: Extracted };
  const [, whole = ""] = name ? (licenceSentence.exec(name.value) ?? []) : [];
  if (!name || whole === "") return [certificate];
  const rest = name.value.slice(whole.length + 2);
  const isRemark = rest.length < 4 || /^(?:I|my|own|non|ikke|jeg|eg)(?!\p{L})/iu.test(rest);
  const first = { ...(certificate as object), name: { ...name, value: whole } };
  return isRemark ? [first] : [first, { name: { ...name, value: rest } }];
}

function formatName(certificate: ExtractedTree): ExtractedTree {
  const { name } = certificate as { name?: Extracted };
  return name
    ? { ...(certificate as object), name: { ...name, value: formatLicenceName(name.value) } }
    : certificate;
}

/** Writes "Førerkort: Klasse B" as "Førerkort klasse B". */
function formatLicenceName(name: string): string {
  const [whole, licenceName = "", type = "", classes = ""] = licence.exec(name) ?? [];
  return whole === name ? formatLicence(licenceName, type, classes) : name;
}

const formatLicence = (name: string, type: string, classes: string) =>
  collapseSpaces(`${name} ${type.toLowerCase()} ${classes}`);

function findLicence(sections: Section[]): Extracted | undefined {
  for (const { kind, heading, lines } of sections) {
    if (kind === "work" || kind === "projects" || kind === "publications") continue;
    const [first] = lines;
    const texts = lines.map(({ text, id }) => ({ text, id }));
    if (heading && first) {
      texts.unshift({ text: `${plainTitle(heading.text)} ${first.text}`, id: first.id });
    }
    for (const { text, id } of texts) {
      const plain = collapseSpaces(text);
      const [whole = "", name = "", type = "", classes = ""] = licence.exec(plain) ?? [];
      // "Excel, Førerkort klasse B" is a list of skills.
      if (kind === "skills" && whole !== plain) continue;
      if (name) return extracted(formatLicence(name, type, classes), [id], 0.7);
      const [bare] = bareLicence.exec(plain) ?? [];
      if (bare && (kind !== "skills" || bare === plain)) return extracted(bare, [id], 0.7);
    }
  }
  return undefined;
}
