import { strToU8, zipSync } from "fflate";
import { dateForms, period } from "./dates.ts";
import { headingsFor } from "./headings.ts";
import type { Layout } from "./layouts.ts";
import type { Person } from "./people.ts";

/** A way to set a CV in a word processor. */
export interface DocxShape extends Pick<Layout, "id" | "heldOut" | "dates" | "hides"> {
  body(person: Person, variant: number): string;
}

const asHtml = (text = "") =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

interface Look {
  style?: string;
  bold?: boolean;
  size?: number;
  bullet?: boolean;
}

/** A paragraph; `\t` in its text is a tab. A list gives parts that are bold or not in turn. */
function p(text: string | string[], { style, bold = false, size, bullet = false }: Look = {}): string {
  const run = (part: string, isBold: boolean) =>
    `<w:r><w:rPr>${isBold ? "<w:b/>" : ""}${size ? `<w:sz w:val="${size * 2}"/>` : ""}</w:rPr>${part
      .split("\t")
      .map((piece) => `<w:t xml:space="preserve">${asHtml(piece)}</w:t>`)
      .join("<w:tab/>")}</w:r>`;
  const runs =
    typeof text === "string" ? run(text, bold) : text.map((part, at) => run(part, at % 2 === 0)).join("");
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ""}${bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ""}`;
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Overskrift1"><w:name w:val="heading 1"/><w:pPr><w:spacing w:before="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`;

/** A document with this body, as the bytes of a file. */
export function docxOf(body: string): Uint8Array {
  const main = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`;
  const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
  const documentRels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`;
  return zipSync({
    "[Content_Types].xml": strToU8(types),
    "_rels/.rels": strToU8(rels),
    "word/document.xml": strToU8(main),
    "word/_rels/document.xml.rels": strToU8(documentRels),
    "word/styles.xml": strToU8(styles),
  });
}

function partsOf(person: Person, variant: number, dates: Layout["dates"]) {
  const words = headingsFor(person, variant % 3 === 1 ? "others" : "usual");
  const form = dateForms(person.language)[dates];
  const when = (stay: { startDate?: string; endDate?: string }) => period(form, " – ", words.now, stay);
  const join = person.language === "no" ? "i" : "in";
  const degree = ({ studyType, area }: { studyType?: string; area?: string }) =>
    studyType && area ? `${studyType} ${join} ${area}` : (studyType ?? area ?? "");
  return { words, when, degree, form };
}

function ends(
  person: Person,
  variant: number,
  dates: Layout["dates"],
  heading: (text: string) => string,
): string {
  const { words, form, when } = partsOf(person, variant, dates);
  const {
    certificates = [],
    skills = [],
    languages = [],
    volunteer = [],
    interests = [],
    awards = [],
    projects = [],
    publications = [],
    references = [],
  } = person.resume;
  const part = (title: string, content: string[]) =>
    content.length > 0 ? heading(title) + content.join("") : "";
  return [
    part(
      words.volunteer,
      volunteer.map((stay) => p(`${stay.position}, ${stay.organization} (${when(stay)})`, { bullet: true })),
    ),
    part(
      words.certificates,
      certificates.map(({ name, issuer, date }) =>
        p(`${name}${issuer ? `, ${issuer}` : ""}${date ? ` (${form(date)})` : ""}`, { bullet: true }),
      ),
    ),
    part(
      words.skills,
      skills.map(({ name = "" }) => p(name, { bullet: true })),
    ),
    part(
      words.languages,
      languages.map(({ language, fluency }) => p(`${language}\t${fluency}`)),
    ),
    part(
      words.projects,
      projects.map(({ name, startDate, description }) => p(`${name} (${startDate}): ${description}`)),
    ),
    part(
      words.publications,
      publications.map(({ name, publisher, releaseDate }) =>
        p(`${name}, ${publisher}, ${releaseDate}`, { bullet: true }),
      ),
    ),
    part(
      words.awards,
      awards.map(({ title, awarder, date }) => p(`${title}, ${awarder} (${date})`, { bullet: true })),
    ),
    part(words.interests, interests.length > 0 ? [p(interests.map(({ name }) => name).join(", "))] : []),
    part(
      words.references,
      references.map(({ name, reference }) => p(`${name}, ${reference}`)),
    ),
  ].join("");
}

export const docxShapes: DocxShape[] = [
  {
    id: "docx-tabs",
    heldOut: false,
    dates: "digits",
    hides: ["url", "profiles"],
    body(person, variant) {
      const { basics = {}, work = [], education = [] } = person.resume;
      const { words, when, degree } = partsOf(person, variant, "digits");
      const heading = (text: string) => p(text, { style: "Overskrift1" });
      const place = [
        basics.location?.address,
        [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" "),
      ]
        .filter(Boolean)
        .join(", ");
      return [
        p(basics.name ?? "", { bold: true, size: 20 }),
        p(basics.label ?? ""),
        p(`${words.address}:\t${place}`),
        p(`${words.phone}:\t${basics.phone}`),
        p(`${words.email}:\t${basics.email}`),
        ...(person.born ? [p(`${words.born}:\t${person.born}`)] : []),
        ...(person.status ? [p(`${words.status}:\t${person.status}`)] : []),
        heading(words.summary),
        p(basics.summary ?? ""),
        heading(words.work),
        ...work.flatMap((stay) => [
          p([when(stay), `\t${stay.position}, ${stay.name}, ${stay.location}`]),
          ...(stay.highlights ?? []).map((item) => p(item, { bullet: true })),
        ]),
        heading(words.education),
        ...education.map((stay) => p([when(stay), `\t${degree(stay)}, ${stay.institution}`])),
        ends(person, variant, "digits", heading),
      ].join("");
    },
  },
  {
    id: "docx-table",
    heldOut: true,
    dates: "short",
    hides: ["url", "profiles", "label"],
    body(person, variant) {
      const { basics = {}, work = [], education = [] } = person.resume;
      const { words, when, degree } = partsOf(person, variant, "short");
      const heading = (text: string) => p(text.toUpperCase(), { bold: true });
      const place = [
        basics.location?.address,
        [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" "),
      ]
        .filter(Boolean)
        .join(", ");
      return [
        p("Curriculum Vitae", { bold: true, size: 18 }),
        table([
          [p(person.language === "no" ? "Navn" : "Name"), p(basics.name ?? "")],
          [p(words.address), p(place)],
          [p(words.phone), p(basics.phone ?? "")],
          [p(words.email), p(basics.email ?? "")],
          ...(person.born ? [[p(words.born), p(person.born)]] : []),
        ]),
        heading(words.summary),
        p(basics.summary ?? ""),
        heading(words.work),
        table(
          work.map((stay) => [
            p(when(stay)),
            p(stay.name ?? "", { bold: true }) +
              p(`${stay.position}, ${stay.location}`) +
              (stay.highlights ?? []).map((item) => p(item, { bullet: true })).join(""),
          ]),
        ),
        heading(words.education),
        table(
          education.map((stay) => [
            p(when(stay)),
            p(stay.institution ?? "", { bold: true }) + p(degree(stay)),
          ]),
        ),
        ends(person, variant, "short", heading),
      ].join("");
    },
  },
  {
    id: "docx-columns",
    heldOut: true,
    dates: "long",
    hides: ["street", "postalCode", "profiles"],
    body(person, variant) {
      const { basics = {}, work = [], education = [], skills = [], languages = [] } = person.resume;
      const { words, when, degree } = partsOf(person, variant, "long");
      const heading = (text: string) => p(text, { bold: true, size: 13 });
      const side = [
        heading(words.contact),
        p(basics.phone ?? ""),
        p(basics.email ?? ""),
        ...(basics.url ? [p(basics.url)] : []),
        p(basics.location?.city ?? ""),
        heading(words.skills),
        ...skills.map(({ name = "" }) => p(name)),
        heading(words.languages),
        ...languages.map(({ language, fluency }) => p(`${language} (${fluency})`)),
      ];
      const main = [
        heading(words.summary),
        p(basics.summary ?? ""),
        heading(words.work),
        ...work.flatMap((stay) => [
          p(`${stay.position} | ${stay.name} | ${stay.location}`, { bold: true }),
          p(when(stay)),
          ...(stay.highlights ?? []).map((item) => p(`• ${item}`)),
          p(""),
        ]),
        heading(words.education),
        ...education.flatMap((stay) => [
          p(`${degree(stay)} | ${stay.institution}`, { bold: true }),
          p(when(stay)),
        ]),
      ];
      const rest: Person = { ...person, resume: { ...person.resume, skills: [], languages: [] } };
      return (
        p(basics.name ?? "", { size: 22 }) +
        p(basics.label ?? "") +
        table([[side.join(""), main.join("") + ends(rest, variant, "long", heading)]])
      );
    },
  },
];
