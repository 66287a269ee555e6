import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import type { Section } from "../sections/section.ts";
import { collapseSpaces } from "../values/text.ts";

const oneClass = "[A-Z]{1,2}\\d?E?(?![\\p{L}\\d])";
const classList = `${oneClass}(?:(?:,| og| and| &| och) ${oneClass})*`;
const licence = new RegExp(
  "(?<!\\p{L})([Ff]ør[ea]rkort|[Kk]örkort|[Kk]ørekort|(?:[Ff]ull )?(?:[Cc]lean )?(?:[A-Z]{2} |[A-Z][a-z]+ )?[Dd]riv(?:ing|er['’]s) [Ll]icen[cs]e)" +
    `(?:[\\s:,(]+([Kk]lasse|[Kk]lass|[Cc]lass|[Cc]ategory|[Kk]ategori))?[\\s:,(]+(${classList})`,
  "u",
);
const onlyClass = new RegExp(`^(?:(?:klasse|klass|class|category|kategori)(?:$| ))?(?:${classList})?$`, "iu");

/**
 * Adds the driving licence to the certificates, wherever a CV names its classes: "Førerkort: Klasse B og BE" among other
 * things, or a heading above "Category B".
 */
export function addDrivingLicence(certificates: ExtractedTree[], sections: Section[]): ExtractedTree[] {
  const found = findLicence(sections);
  if (!found) return certificates;
  const nameOf = (certificate: ExtractedTree) => (certificate as { name?: Extracted }).name?.value ?? "";
  const others = certificates.filter(
    (certificate) =>
      nameOf(certificate) === "" ||
      !(onlyClass.test(nameOf(certificate)) || found.value.startsWith(nameOf(certificate))),
  );
  const isListed = others.some((certificate) => licence.test(nameOf(certificate)));
  return isListed ? certificates : [...others, { name: found }];
}

function findLicence(sections: Section[]): Extracted | undefined {
  for (const { kind, heading, lines } of sections) {
    if (
      kind === "references" ||
      kind === "work" ||
      kind === "projects" ||
      kind === "publications" ||
      kind === "skills"
    )
      continue;
    const [first] = lines;
    const texts = lines.map(({ text, id }) => ({ text, id }));
    if (heading && first) texts.unshift({ text: `${heading.text} ${first.text}`, id: first.id });
    for (const { text, id } of texts) {
      const [, name = "", type = "", classes = ""] = licence.exec(collapseSpaces(text)) ?? [];
      if (name) return extracted(collapseSpaces(`${name} ${type.toLowerCase()} ${classes}`), [id], 0.7);
    }
  }
  return undefined;
}
