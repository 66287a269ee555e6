import type { Resume } from "../../profile/resume.ts";
import { type DateForm, dateForms, period } from "./dates.ts";
import { type Headings, headingsFor } from "./headings.ts";
import type { Person } from "./people.ts";

/** A way to lay a CV out, as a web page that a browser prints. */
export interface Layout {
  id: string;
  /** Kept aside while the reader is worked on: its scores tell how the reader does on what it has not seen. */
  heldOut: boolean;
  dates: keyof ReturnType<typeof dateForms>;
  /** What of a person this layout does not show. */
  hides: (
    | keyof Resume
    | keyof NonNullable<Resume["basics"]>
    | "street"
    | "postalCode"
    | "placeWithoutStreet"
  )[];
  page(person: Person, parts: Parts): string;
}

export interface Parts {
  words: Headings;
  when(stay: { startDate?: string; endDate?: string }): string;
  date: DateForm;
}

const asHtml = (text = "") =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

const list = (items: string[] = []) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${asHtml(item)}</li>`).join("")}</ul>` : "";
const names = (items: { name?: string }[] = []) => items.map(({ name = "" }) => name);
const degree = ({ studyType, area }: { studyType?: string; area?: string }, join: string) =>
  asHtml(studyType && area ? `${studyType} ${join} ${area}` : (studyType ?? area));
const inWord = ({ language }: Person) => (language === "no" ? "i" : "in");
const shown = (url = "") => url.replace(/^https?:\/\/(www\.)?/, "");

/** A section with its heading, or nothing where the person has none. */
const section = (heading: string, content: string, tag = "h2") =>
  content.replace(/<[^>]*>/g, "").trim() === ""
    ? ""
    : `<section><${tag}>${heading}</${tag}>${content}</section>`;

function personal(
  { born, status, language }: Person,
  words: Headings,
  row: (label: string, value: string) => string,
): string {
  return (
    (born ? row(words.born, born) : "") +
    (status ? row(words.status, status) : "") +
    (language === "no" && born ? "" : "")
  );
}

const references = ({ references: people = [] }: Resume) =>
  people.map(({ name, reference }) => `<p>${asHtml(name)}, ${asHtml(reference)}</p>`).join("");

/** The sections that every layout has in the same simple form. */
function smallSections(resume: Resume, { words, date }: Parts, tag = "h2"): string {
  const {
    certificates = [],
    awards = [],
    interests = [],
    languages = [],
    skills = [],
    projects = [],
    publications = [],
  } = resume;
  return [
    section(
      words.certificates,
      list(
        certificates.map(
          ({ name, issuer, date: when }) =>
            `${name}${issuer ? `, ${issuer}` : ""}${when ? ` (${date(when)})` : ""}`,
        ),
      ),
      tag,
    ),
    section(words.skills, `<p>${asHtml(names(skills).join(", "))}</p>`, tag),
    section(
      words.languages,
      languages.map(({ language, fluency }) => `<p>${language}: ${fluency}</p>`).join(""),
      tag,
    ),
    section(
      words.projects,
      projects
        .map(
          ({ name, startDate, description }) =>
            `<p>${asHtml(name)} (${startDate}): ${asHtml(description)}</p>`,
        )
        .join(""),
      tag,
    ),
    section(
      words.publications,
      list(publications.map(({ name, publisher, releaseDate }) => `${name}, ${publisher}, ${releaseDate}`)),
      tag,
    ),
    section(
      words.awards,
      list(awards.map(({ title, awarder, date: when }) => `${title}, ${awarder} (${when})`)),
      tag,
    ),
    section(words.interests, `<p>${asHtml(names(interests).join(", "))}</p>`, tag),
    section(words.references, references(resume), tag),
  ].join("");
}

function volunteer(resume: Resume, { words, when }: Parts, tag = "h2"): string {
  return section(
    words.volunteer,
    list((resume.volunteer ?? []).map((stay) => `${stay.position}, ${stay.organization} (${when(stay)})`)),
    tag,
  );
}

const base =
  "body{font:10.5pt/1.4 'Liberation Sans',sans-serif;margin:0;color:#222}h1{margin:0;font-size:24pt}h2{font-size:13pt;margin:14pt 0 4pt}h3{font-size:11pt;margin:8pt 0 0}p{margin:2pt 0}ul{margin:2pt 0 4pt;padding-left:14pt}";
const doc = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:16mm}${base}${css}</style>${body}`;

export const layouts: Layout[] = [
  {
    id: "single",
    heldOut: false,
    dates: "short",
    hides: [],
    page(person, parts) {
      const { basics = {}, work = [], education = [] } = person.resume;
      const { words, when } = parts;
      const contact = [
        basics.location?.address,
        [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" "),
        basics.phone,
        basics.email,
        shown(basics.url),
        ...(basics.profiles ?? []).map(({ url }) => shown(url)),
      ].filter(Boolean);
      return doc(
        ".row{display:flex;justify-content:space-between}",
        `<h1>${asHtml(basics.name)}</h1><p>${asHtml(basics.label)}</p><p>${contact.map(asHtml).join(" | ")}</p>
        ${personal(person, words, (label, value) => `<p>${label}: ${value}</p>`)}
        ${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        ${section(words.work, work.map((stay) => `<div class="row"><b>${asHtml(stay.position)}</b><span>${when(stay)}</span></div><p><i>${asHtml(stay.name)}, ${asHtml(stay.location)}</i></p>${list(stay.highlights)}`).join(""))}
        ${section(words.education, education.map((stay) => `<div class="row"><b>${degree(stay, inWord(person))}</b><span>${when(stay)}</span></div><p><i>${asHtml(stay.institution)}</i></p>`).join(""))}
        ${volunteer(person.resume, parts)}${smallSections(person.resume, parts)}`,
      );
    },
  },
  {
    id: "sidebar-left",
    heldOut: false,
    dates: "long",
    hides: [],
    page(person, parts) {
      const {
        basics = {},
        work = [],
        education = [],
        skills = [],
        languages = [],
        interests = [],
      } = person.resume;
      const { words, when } = parts;
      return doc(
        "@page{margin:0}body{display:grid;grid-template-columns:62mm 1fr;font-size:9.5pt}aside{background:#234;color:#fff;padding:14mm 7mm;min-height:260mm;box-sizing:border-box}main{padding:14mm 10mm}aside p{overflow-wrap:anywhere}",
        `<aside>${section(
          words.contact,
          [
            basics.phone,
            basics.email,
            shown(basics.url),
            basics.location?.address,
            [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" "),
            ...(basics.profiles ?? []).map(({ url }) => shown(url)),
          ]
            .filter(Boolean)
            .map((line) => `<p>${asHtml(line)}</p>`)
            .join(""),
        )}
        ${section(
          words.skills,
          names(skills)
            .map((name) => `<p>${asHtml(name)}</p>`)
            .join(""),
        )}
        ${section(words.languages, languages.map(({ language, fluency }) => `<p>${language} – ${fluency}</p>`).join(""))}
        ${section(
          words.interests,
          names(interests)
            .map((name) => `<p>${asHtml(name)}</p>`)
            .join(""),
        )}</aside>
        <main><h1>${asHtml(basics.name)}</h1><p>${asHtml(basics.label)}</p>${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        ${section(words.work, work.map((stay) => `<h3>${asHtml(stay.position)}</h3><p>${asHtml(stay.name)}, ${asHtml(stay.location)}</p><p>${when(stay)}</p>${list(stay.highlights)}`).join(""))}
        ${section(words.education, education.map((stay) => `<h3>${degree(stay, inWord(person))}</h3><p>${asHtml(stay.institution)}</p><p>${when(stay)}</p>`).join(""))}
        ${volunteer(person.resume, parts)}${smallSections({ ...person.resume, skills: [], languages: [], interests: [] }, parts)}</main>`,
      );
    },
  },
  {
    id: "dates-left",
    heldOut: false,
    dates: "short",
    hides: ["url", "profiles", "placeWithoutStreet"],
    page(person, parts) {
      const { basics = {}, work = [], education = [], volunteer: roles = [] } = person.resume;
      const { words, when } = parts;
      const row = (date: string, content: string) =>
        `<div class="row"><div>${date}</div><div>${content}</div></div>`;
      return doc(
        ".row{display:grid;grid-template-columns:21mm 1fr;gap:6mm;margin-bottom:6pt}h2{text-transform:uppercase;letter-spacing:.22em;font-size:10pt;border-bottom:1px solid}h1{letter-spacing:.2em;text-transform:uppercase;font-size:20pt;font-weight:400}",
        `<h1>${asHtml(basics.name)}</h1><p>${asHtml(basics.label)}</p>
        <p>${words.phone}: ${basics.phone}</p><p>${words.email}: ${basics.email}</p>${basics.location?.address ? `<p>${words.address}: ${asHtml(basics.location.address)}, ${basics.location.postalCode} ${basics.location.city}</p>` : ""}
        ${personal(person, words, (label, value) => `<p>${label}: ${value}</p>`)}
        ${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        ${section(words.work, work.map((stay) => row(when(stay), `<b>${asHtml(stay.name)}</b>, ${asHtml(stay.location)}<br>${asHtml(stay.position)}${list(stay.highlights)}`)).join(""))}
        ${section(words.education, education.map((stay) => row(when(stay), `<b>${asHtml(stay.institution)}</b><br>${degree(stay, inWord(person))}`)).join(""))}
        ${section(words.volunteer, roles.map((stay) => row(when(stay), `<b>${asHtml(stay.organization)}</b><br>${asHtml(stay.position)}`)).join(""))}
        ${smallSections(person.resume, parts)}`,
      );
    },
  },
  {
    id: "table",
    heldOut: false,
    dates: "digits",
    hides: ["label", "url", "profiles"],
    page(person, parts) {
      const { basics = {}, work = [], education = [] } = person.resume;
      const { words, when } = parts;
      const row = (a: string, b: string) => `<tr><td>${a}</td><td>${b}</td></tr>`;
      return doc(
        "table{border-collapse:collapse;width:100%}td{border:1px solid #999;padding:3pt;vertical-align:top}td:first-child{width:38mm}",
        `<h1>Curriculum Vitae</h1>
        <h2>${words.personal}</h2><table>${row(person.language === "no" ? "Navn" : "Name", asHtml(basics.name))}${basics.location?.address ? row(words.address, `${asHtml(basics.location.address)}, ${basics.location.postalCode} ${basics.location.city}`) : row(words.address, [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" "))}${row(words.phone, basics.phone ?? "")}${row(words.email, basics.email ?? "")}${personal(person, words, row)}</table>
        ${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        <h2>${words.work}</h2><table>${work.map((stay) => row(when(stay), `<b>${asHtml(stay.position)}</b><br>${asHtml(stay.name)}, ${asHtml(stay.location)}${list(stay.highlights)}`)).join("")}</table>
        <h2>${words.education}</h2><table>${education.map((stay) => row(when(stay), `<b>${degree(stay, inWord(person))}</b><br>${asHtml(stay.institution)}`)).join("")}</table>
        ${volunteer(person.resume, parts)}${smallSections(person.resume, parts)}`,
      );
    },
  },
  {
    id: "europass",
    heldOut: false,
    dates: "dots",
    hides: ["label", "url", "profiles"],
    page(person, parts) {
      const { basics = {}, work = [], education = [] } = person.resume;
      const { words, when } = parts;
      const isNo = person.language === "no";
      const row = (a: string, b: string) => `<div class="row"><div>${a}</div><div>${b}</div></div>`;
      return doc(
        ".row{display:grid;grid-template-columns:52mm 1fr;gap:6mm;margin-bottom:2pt}.row>div:first-child{text-align:right;color:#06c}h2{margin-left:0;color:#06c}ul{margin:0}",
        `${row("", `<h1>${asHtml(basics.name)}</h1>`)}${row(words.address, basics.location?.address ? `${asHtml(basics.location.address)}, ${basics.location.postalCode} ${basics.location.city}` : asHtml([basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" ")))}${row(words.phone, basics.phone ?? "")}${row(words.email, basics.email ?? "")}${personal(person, words, row)}
        ${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        <h2>${words.work}</h2>${work.map((stay) => `<div style="margin-bottom:9pt">${row(isNo ? "Periode" : "Dates", when(stay))}${row(isNo ? "Stilling" : "Occupation or position held", asHtml(stay.position))}${stay.highlights ? row(isNo ? "Arbeidsoppgaver" : "Main activities and responsibilities", list(stay.highlights)) : ""}${row(isNo ? "Arbeidsgiver" : "Name and address of employer", `${asHtml(stay.name)}, ${asHtml(stay.location)}`)}</div>`).join("")}
        <h2>${words.education}</h2>${education.map((stay) => `<div style="margin-bottom:9pt">${row(isNo ? "Periode" : "Dates", when(stay))}${row(isNo ? "Grad" : "Title of qualification awarded", degree(stay, inWord(person)))}${row(isNo ? "Lærested" : "Name and type of organisation providing education and training", asHtml(stay.institution))}</div>`).join("")}
        ${volunteer(person.resume, parts)}${smallSections(person.resume, parts)}`,
      );
    },
  },
  {
    id: "sidebar-right",
    heldOut: true,
    dates: "short",
    hides: [],
    page(person, parts) {
      const {
        basics = {},
        work = [],
        education = [],
        skills = [],
        languages = [],
        certificates = [],
      } = person.resume;
      const { words, when } = parts;
      const icon = (sign: string, text = "") =>
        text ? `<p><span class="icon">${sign}</span> ${asHtml(text)}</p>` : "";
      return doc(
        ".icon{font-family:'DejaVu Sans Mono'}body{display:grid;grid-template-columns:1fr 56mm;gap:8mm;font-size:9.5pt}header{grid-column:1/3;border-bottom:2px solid}h2{font-size:11pt;text-transform:uppercase}ul.flat{list-style:none;padding:0}",
        `<header><h1>${asHtml(basics.name)}</h1><p style="font-size:13pt">${asHtml(basics.label)}</p></header>
        <main>${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        ${section(words.work, work.map((stay) => `<h3>${asHtml(stay.name)} — ${asHtml(stay.position)}</h3><p style="color:#777">${when(stay)} | ${asHtml(stay.location)}</p>${list(stay.highlights)}`).join(""))}
        ${section(words.education, education.map((stay) => `<h3>${asHtml(stay.institution)} — ${degree(stay, inWord(person))}</h3><p style="color:#777">${when(stay)}</p>`).join(""))}
        ${volunteer(person.resume, parts)}${smallSections({ ...person.resume, skills: [], languages: [], certificates: [] }, parts)}</main>
        <aside>${section(words.contact, icon("P", basics.phone) + icon("M", basics.email) + icon("H", [basics.location?.address, [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")) + icon("W", shown(basics.url)) + (basics.profiles ?? []).map(({ url }) => icon("L", shown(url))).join(""))}
        ${section(
          words.skills,
          `<ul>${names(skills)
            .map((name) => `<li>${asHtml(name)}</li>`)
            .join("")}</ul>`,
        )}
        ${section(words.languages, languages.map(({ language, fluency }) => `<p><b>${language}</b><br>${fluency}</p>`).join(""))}
        ${section(words.certificates, certificates.map(({ name, issuer, date }) => `<p>${asHtml(name)}<br>${[issuer, date && parts.date(date)].filter(Boolean).join(", ")}</p>`).join(""))}</aside>`,
      );
    },
  },
  {
    id: "margin-headings",
    heldOut: true,
    dates: "year",
    hides: ["url", "profiles", "projects", "publications", "awards"],
    page(person, parts) {
      const {
        basics = {},
        work = [],
        education = [],
        skills = [],
        languages = [],
        certificates = [],
        interests = [],
        volunteer: roles = [],
      } = person.resume;
      const { words, when } = parts;
      const row = (a: string, b: string) =>
        b.replace(/<[^>]*>/g, "").trim() ? `<div class="row"><h2>${a}</h2><div>${b}</div></div>` : "";
      return doc(
        ".row{display:grid;grid-template-columns:36mm 1fr;gap:8mm;margin-bottom:12pt}h2{margin:0;font-size:11pt;color:#933}.stay{margin-bottom:8pt}",
        `<header style="text-align:center"><h1>${asHtml(basics.name)}</h1><p>${[basics.label, basics.email, basics.phone].map(asHtml).join(" · ")}</p><p>${[basics.location?.address, [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" ")].filter(Boolean).map(asHtml).join(", ")}</p></header>
        ${row(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        ${row(words.work, work.map((stay) => `<div class="stay"><b>${asHtml(stay.name)}</b>, ${asHtml(stay.location)}<br>${asHtml(stay.position)}, ${when(stay)}${list(stay.highlights)}</div>`).join(""))}
        ${row(words.education, education.map((stay) => `<div class="stay"><b>${asHtml(stay.institution)}</b><br>${degree(stay, inWord(person))}, ${when(stay)}</div>`).join(""))}
        ${row(words.volunteer, roles.map((stay) => `<p>${asHtml(stay.position)}, ${asHtml(stay.organization)}, ${when(stay)}</p>`).join(""))}
        ${row(words.certificates, certificates.map(({ name, issuer, date }) => `<p>${[name, issuer, date?.slice(0, 4)].filter(Boolean).map(asHtml).join(", ")}</p>`).join(""))}
        ${row(words.skills, `<p>${names(skills).map(asHtml).join(" • ")}</p>`)}
        ${row(words.languages, `<p>${languages.map(({ language, fluency }) => `${language} (${fluency?.toLowerCase()})`).join(", ")}</p>`)}
        ${row(words.interests, `<p>${names(interests).map(asHtml).join(", ")}</p>`)}
        ${row(words.references, references(person.resume))}`,
      );
    },
  },
  {
    id: "two-columns",
    heldOut: true,
    dates: "digits",
    hides: ["profiles", "street", "postalCode"],
    page(person, parts) {
      const { basics = {}, work = [], education = [], skills = [], languages = [] } = person.resume;
      const { words, when } = parts;
      return doc(
        "body{font-family:'DejaVu Serif',serif;font-size:8.5pt}.two{display:grid;grid-template-columns:1.35fr 1fr;gap:9mm}h2{font-size:10.5pt;border-bottom:1px solid #888}h1{font-size:22pt;text-align:center}.c{text-align:center}.tags span{display:inline-block;border:1px solid;padding:1pt 4pt;margin:2pt}",
        `<h1>${asHtml(basics.name)}</h1><p class="c">${asHtml(basics.label)}</p><p class="c">${[basics.email, basics.phone, basics.location?.city, shown(basics.url)].filter(Boolean).map(asHtml).join("  •  ")}</p>
        <div class="two"><div>${section(words.work, work.map((stay) => `<h3>${asHtml(stay.position)}</h3><p><b>${asHtml(stay.name)}</b></p><p>${when(stay)} &nbsp; ${asHtml(stay.location)}</p>${list(stay.highlights)}`).join(""))}</div>
        <div>${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        ${section(words.education, education.map((stay) => `<h3>${degree(stay, inWord(person))}</h3><p><b>${asHtml(stay.institution)}</b></p><p>${when(stay)}</p>`).join(""))}
        ${section(
          words.skills,
          `<div class="tags">${names(skills)
            .map((name) => `<span>${asHtml(name)}</span>`)
            .join(" ")}</div>`,
        )}
        ${section(words.languages, `<table>${languages.map(({ language, fluency }) => `<tr><td style="width:30mm">${language}</td><td>${fluency}</td></tr>`).join("")}</table>`)}
        ${volunteer(person.resume, parts)}${smallSections({ ...person.resume, skills: [], languages: [] }, parts)}</div></div>`,
      );
    },
  },
  {
    id: "one-line",
    heldOut: true,
    dates: "short",
    hides: ["label", "url", "profiles"],
    page(person, parts) {
      const { basics = {}, work = [], education = [] } = person.resume;
      const { words, when } = parts;
      return doc(
        "body{font-family:'Liberation Serif',serif}h2{font-variant:small-caps;font-weight:400;font-size:14pt}",
        `<h1 style="font-weight:400">${asHtml(basics.name)}</h1><p>${[basics.location?.address, [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" ")].filter(Boolean).map(asHtml).join(", ")}<br>${words.phone} ${basics.phone}<br>${basics.email}</p>
        ${personal(person, words, (label, value) => `<p>${label} ${value}</p>`)}
        ${section(words.summary, `<p>${asHtml(basics.summary)}</p>`)}
        ${section(words.work, work.map((stay) => `<p><b>${when(stay)}: ${asHtml(stay.position)}, ${asHtml(stay.name)}, ${asHtml(stay.location)}</b></p>${list(stay.highlights)}`).join(""))}
        ${section(words.education, education.map((stay) => `<p><b>${when(stay)}: ${degree(stay, inWord(person))}, ${asHtml(stay.institution)}</b></p>`).join(""))}
        ${volunteer(person.resume, parts)}${smallSections(person.resume, parts)}`,
      );
    },
  },
];

/** The page of a person in a layout, with every third one in other words and some with English headings. */
export function pageOf(layout: Layout, person: Person, variant: number): string {
  const words = headingsFor(person, variant % 4 === 1 ? "others" : variant % 4 === 3 ? "english" : "usual");
  const date = dateForms(person.language)[layout.dates];
  const when = (stay: { startDate?: string; endDate?: string }) =>
    period(date, variant % 2 === 0 ? " – " : " - ", words.now, stay);
  return layout.page(person, { words, when, date });
}
