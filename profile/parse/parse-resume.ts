import type { Resume } from "../resume.ts";
import { readAwards, readCertificates, readProjects, readPublications } from "./entries/certificates.ts";
import { readLanguages } from "./entries/languages.ts";
import { readInterests, readSkills } from "./entries/lists.ts";
import { paragraphsOf } from "./entries/paragraphs.ts";
import { readReferences } from "./entries/references.ts";
import { readEducation, readVolunteer, readWork } from "./entries/work.ts";
import { type Found, found, type ParsedValue, type Tree, unfold } from "./found.ts";
import { readHead } from "./head/head.ts";
import { privateFact, type Withheld } from "./head/private.ts";
import { withoutSecrets } from "./secrets.ts";
import { type Section, sectionsOf } from "./sections/split.ts";
import type { Line, Source } from "./source.ts";
import { unplacedOf } from "./unplaced.ts";
import { findEmails, findPhones } from "./values/contacts.ts";

/** A CV read from lines. */
export interface ParsedResume {
  resume: Resume;
  values: ParsedValue[];
  withheld: Withheld[];
  unplaced: { text: string; lines: number[] }[];
  /** Kinds of sections that were found, each once. */
  sections: Section["kind"][];
}

const lists: { [kind in Section["kind"]]?: { field: keyof Resume; read: (lines: Line[]) => Tree[] } } = {
  work: { field: "work", read: readWork },
  volunteer: { field: "volunteer", read: readVolunteer },
  education: { field: "education", read: readEducation },
  awards: { field: "awards", read: readAwards },
  certificates: { field: "certificates", read: readCertificates },
  publications: { field: "publications", read: readPublications },
  skills: { field: "skills", read: readSkills },
  languages: { field: "languages", read: readLanguages },
  interests: { field: "interests", read: readInterests },
  references: { field: "references", read: readReferences },
  projects: { field: "projects", read: readProjects },
};

/** Lines become a CV: sections by their headings, each read in its own way; nothing that was not placed is lost. */
export function parseResume(source: Source): ParsedResume {
  const sections = sectionsOf(source.lines);
  const withheld: Withheld[] = [];
  const reach = ({ text }: Line) => findEmails(text).length + findPhones(text).length > 0;
  const hasHead = sections.some(
    ({ kind, lines }) => (kind === "head" || kind === "contact" || kind === "personal") && lines.some(reach),
  );
  const open = sections.map((section) => withoutFacts(section, withheld, hasHead));
  const of = (...kinds: Section["kind"][]) =>
    open.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
  const head = readHead(of("head", "contact"), of("personal"));
  withheld.push(...head.withheld);
  const tree: { [field: string]: Tree | undefined } = { basics: basicsOf(head.basics, open) };
  for (const { kind, lines } of open) {
    const list = lists[kind];
    if (!list || lines.length === 0) continue;
    tree[list.field] = [...((tree[list.field] as Tree[] | undefined) ?? []), ...list.read(lines)];
  }
  const { resume, values } = unfold(tree);
  for (const { name, reference } of resume.references ?? [])
    withheld.push({
      kind: "reference",
      value: [name, reference].filter(Boolean).join(", "),
      lines: of("references").map(({ id }) => id),
    });
  if (resume.basics?.location?.address) {
    const from = values.find(({ path }) => path === "basics.location.address");
    withheld.push({ kind: "home-address", value: resume.basics.location.address, lines: from?.lines ?? [] });
  }
  return {
    resume: withoutSecrets(resume, withheld),
    values,
    withheld,
    unplaced: unplacedOf(source.lines, sections, resume, values, withheld),
    sections: [...new Set(sections.map(({ kind }) => kind))],
  };
}

/** Private facts with their names before them are taken out wherever they stand: "Sivilstatus: gift" among the interests. */
function withoutFacts(section: Section, withheld: Withheld[], hasHead: boolean): Section {
  if (section.kind === "personal" || section.kind === "head" || section.kind === "contact") return section;
  const lines = section.lines.filter((line) => {
    const fact = /[:\t]/.test(line.text) ? privateFact(line.text.replaceAll("\t", " ")) : undefined;
    // How somebody is reached, far from the head: a referee's, whatever stands above it.
    const isReach =
      section.kind !== "references" &&
      section.kind !== "other" &&
      findEmails(line.text).length + findPhones(line.text).length > 0;
    if (fact) withheld.push({ ...fact, lines: [line.id] });
    else if (isReach && hasHead) withheld.push({ kind: "reference", value: line.text, lines: [line.id] });
    return !fact && !(isReach && hasHead);
  });
  return { ...section, lines };
}

function basicsOf(head: { [field: string]: Tree | undefined }, sections: Section[]): Tree {
  const told = sections.filter(({ kind }) => kind === "summary").flatMap(({ lines }) => paragraphsOf(lines));
  const summary: Found | undefined =
    told.length > 0
      ? found(
          told.map(({ text }) => text.replaceAll("\t", " ")).join("\n"),
          told.flatMap(({ lines }) => lines),
          0.93,
        )
      : (head.summary as Found | undefined);
  const elsewhere = sections
    .filter(({ kind }) => kind !== "references" && kind !== "work" && kind !== "projects")
    .flatMap(({ lines }) => lines);
  const first = (find: (text: string) => { value: string }[]) => {
    for (const { text, id } of elsewhere) {
      const [hit] = find(text);
      if (hit) return found(hit.value, [id], 0.5);
    }
    return undefined;
  };
  return { ...head, summary, email: head.email ?? first(findEmails), phone: head.phone ?? first(findPhones) };
}
