import type { Entry, Section, Writer } from "./family.ts";

const page = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:14mm}body{margin:0;font:10pt/1.4 'Liberation Sans'}p,h1,h2,h3,ul{margin:0}ul{padding-left:14pt}section{margin-top:12pt}.entry{margin-top:6pt}${css}</style>${body}`;
const points = (one: Entry) => {
  const list = one.points();
  return list.length > 0 ? `<ul>${list.map((point) => `<li>${point}</li>`).join("")}</ul>` : "";
};
/** Wraps a text, or nothing when it is empty. */
const wrap = (text: string, make: (text: string) => string) => (text === "" ? "" : make(text));
const shown = (parts: string[]) => parts.filter((part) => part !== "");

function section(writer: Writer, kind: Section, content: () => string[]): string {
  const heading = writer.heading(kind);
  return `<section><h2>${heading}</h2>${content().join("")}</section>`;
}
/** A section that the person may not have. */
const optional = (writer: Writer, kind: "certificates" | "publications" | "volunteer", list: string[]) =>
  list.length === 0 ? "" : `<section><h2>${writer.heading(kind)}</h2>${list.join("")}</section>`;

/** Like Canva: a coloured column with contact data behind icons, text boxes at fixed places, spaced capitals. */
function canva(writer: Writer): string {
  const { random } = writer;
  const isLeft = random.chance(0.6);
  const icon = (sign: string, text: string) => (text === "" ? "" : `<p><i>${sign}</i> ${text}</p>`);
  const side = () =>
    [
      section(writer, "contact", () => [
        icon("✆", writer.phone()),
        icon("✉", writer.email()),
        icon("⌂", writer.city()),
        icon("in", writer.profile()),
      ]),
      section(writer, "education", () =>
        writer
          .studies()
          .map(
            (one) =>
              `<div class="entry"><p><b>${one.where()}</b></p><p>${one.what()}</p><p>${one.period()}</p></div>`,
          ),
      ),
      section(writer, "skills", () => [
        `<ul>${writer
          .skills()
          .map((skill) => `<li>${skill}</li>`)
          .join("")}</ul>`,
      ]),
      section(writer, "languages", () =>
        writer.languages().map((one) => `<p>${one.name()} (${one.level()})</p>`),
      ),
    ].join("");
  const main = () =>
    [
      section(writer, "summary", () => [`<p>${writer.summary()}</p>`]),
      section(writer, "work", () =>
        writer
          .jobs()
          .map(
            (one) =>
              `<div class="entry"><p class="job"><b>${one.where()}</b><span>${one.period()}</span></p><p>${one.what()}</p>${points(one)}</div>`,
          ),
      ),
    ].join("");
  const head = `<h1>${writer.name()}</h1><p class="headline">${writer.headline()}</p>`;
  const columns = isLeft ? [side(), main()] : [main(), side()];
  return page(
    `@page{margin:0}h1{font-size:30pt;letter-spacing:.12em;text-transform:uppercase}h2{font-size:12pt;letter-spacing:.15em;text-transform:uppercase}.headline{letter-spacing:.1em}
header{padding:16mm 14mm 8mm}.columns{display:grid;grid-template-columns:${isLeft ? "62mm 1fr" : "1fr 62mm"}}.columns>div{padding:4mm 10mm}.columns>div:nth-child(${isLeft ? 1 : 2}){background:#e6ebf0}.job{display:flex;justify-content:space-between;gap:8pt}ul{list-style:none;padding:0}.job+p+ul{list-style:disc;padding-left:14pt}`,
    `<header>${head}</header><div class="columns"><div>${columns[0]}</div><div>${columns[1]}</div></div>`,
  );
}

/** Like LinkedIn's PDF: a dark column at the left, jobs as employer, title, period with duration, place. */
function linkedin(writer: Writer): string {
  const { random, durationWords } = writer;
  const [years, months] = durationWords;
  const side = [
    section(writer, "contact", () =>
      shown([writer.phone(), writer.email(), writer.profile()]).map((text) => `<p>${text}</p>`),
    ),
    section(writer, "skills", () => writer.skills().map((skill) => `<p>${skill}</p>`)),
    section(writer, "languages", () =>
      writer.languages().map((one) => `<p>${one.name()} (${one.level()})</p>`),
    ),
  ].join("");
  const main = [
    `<h1>${writer.name()}</h1><p>${writer.headline()}</p><p class="dim">${writer.city()}</p>`,
    section(writer, "summary", () => [`<p>${writer.summary()}</p>`]),
    section(writer, "work", () =>
      writer.jobs().map(
        (one) =>
          `<div class="entry"><p><b>${one.where()}</b></p><p>${one.what()}</p><p class="dim">${one.period()} (${random.int(1, 6)} ${years} ${random.int(1, 11)} ${months})</p><p class="dim">${one.place()}</p>${one
            .points()
            .map((point) => `<p>${point}</p>`)
            .join("")}</div>`,
      ),
    ),
    section(writer, "education", () =>
      writer
        .studies()
        .map(
          (one) =>
            `<div class="entry"><p><b>${one.where()}</b></p><p>${one.what()} · (${one.period()})</p></div>`,
        ),
    ),
  ].join("");
  return page(
    "@page{margin:0}body{display:grid;grid-template-columns:64mm 1fr}aside{background:#293e49;color:#fff;padding:14mm 8mm;min-height:270mm}main{padding:14mm 10mm}h1{font-size:26pt;font-weight:400}h2{font-size:15pt;font-weight:400}.dim{color:#777}",
    `<aside>${side}</aside><main>${main}</main>`,
  );
}

/** Like the current Europass PDF: headings with a rule, the period in brackets above the title, labelled places. */
function europass(writer: Writer): string {
  const entry = (one: Entry) =>
    `<div class="entry"><p class="dim">[ ${one.period()} ]</p><p><b>${one.what()}</b></p><p><b>${one.where()}</b></p><p>${wrap(one.place(), (place) => `<b>${writer.mark("City:", "label")}</b> ${place}`)}</p>${points(one)}</div>`;
  return page(
    "h1{font-size:22pt;color:#004494}h2{font-size:11pt;color:#004494;text-transform:uppercase;border-bottom:1px solid #004494}.dim{color:#666}",
    [
      `<h1>${writer.name()}</h1><p>${shown([writer.city(), writer.phone(), writer.email()]).join(" | ")}</p>`,
      section(writer, "summary", () => [`<p>${writer.summary()}</p>`]),
      section(writer, "work", () => writer.jobs().map(entry)),
      section(writer, "education", () => writer.studies().map(entry)),
      section(writer, "languages", () =>
        writer.languages().map((one) => `<p>${one.name()}: ${one.level()}</p>`),
      ),
      section(writer, "skills", () => [`<p>${writer.skills().join(" | ")}</p>`]),
    ].join(""),
  );
}

/** Like the prints of job boards: periods in a column at the left, title and employer joined, short texts. */
function jobBoard(writer: Writer): string {
  const { random } = writer;
  const mark = random.pick([", ", " – "]);
  const row = (one: Entry) =>
    `<div class="row entry"><p>${one.period()}</p><div><p><b>${one.what()}</b>${mark}${one.where()}</p>${wrap(one.place(), (place) => `<p>${place}</p>`)}${points(one)}</div></div>`;
  return page(
    ".row{display:grid;grid-template-columns:42mm 1fr}h1{font-size:20pt}h2{font-size:13pt}",
    [
      `<h1>${writer.name()}</h1><p>${shown([writer.email(), writer.phone(), writer.city()]).join("<br>")}</p>`,
      section(writer, "summary", () => [`<p>${writer.summary()}</p>`]),
      section(writer, "work", () => writer.jobs().map(row)),
      section(writer, "education", () => writer.studies().map(row)),
      optional(
        writer,
        "certificates",
        writer
          .certificates()
          .map(
            (one) =>
              `<div class="row"><p>${one.date()}</p><p>${shown([one.name(), one.issuer()]).join(", ")}</p></div>`,
          ),
      ),
      section(writer, "languages", () =>
        writer.languages().map((one) => `<div class="row"><p>${one.name()}</p><p>${one.level()}</p></div>`),
      ),
      section(writer, "skills", () => [`<p>${writer.skills().join(", ")}</p>`]),
      section(writer, "interests", () => [`<p>${writer.interests().join(", ")}</p>`]),
    ].join(""),
  );
}

/** Skills first, then a short list of jobs without texts. */
function functional(writer: Writer): string {
  const { random } = writer;
  const style = random.pick(["bar", "right", "comma"] as const);
  const job = (one: Entry) =>
    style === "right"
      ? `<p class="job"><span>${one.what()}, ${one.where()}</span><span>${one.period()}</span></p>`
      : `<p>${[one.what(), one.where(), one.period()].join(style === "bar" ? " | " : ", ")}</p>`;
  return page(
    "h1{font-size:24pt;text-align:center}header{text-align:center}h2{font-size:12pt;border-bottom:1px solid #333;text-transform:uppercase}.job{display:flex;justify-content:space-between}ul{columns:2}",
    [
      `<header><h1>${writer.name()}</h1><p>${shown([writer.city(), writer.phone(), writer.email(), writer.profile()]).join(" • ")}</p></header>`,
      section(writer, "summary", () => [`<p>${writer.summary()}</p>`]),
      section(writer, "skills", () => [
        `<ul>${writer
          .skills()
          .map((skill) => `<li>${skill}</li>`)
          .join("")}</ul>`,
      ]),
      section(writer, "work", () => writer.jobs().map(job)),
      section(writer, "education", () => writer.studies().map(job)),
      optional(
        writer,
        "certificates",
        writer
          .certificates()
          .map((one) => `<p>${shown([one.name(), one.issuer(), one.date()]).join(", ")}</p>`),
      ),
      optional(writer, "volunteer", writer.roles().map(job)),
    ].join(""),
  );
}

/** Like Google Docs' templates: employer, place — title; the period in small capitals below; skills beside the name. */
function googleDocs(writer: Writer): string {
  const entry = (one: Entry) =>
    `<div class="entry"><p><b>${one.where()}</b>${wrap(one.place(), (place) => `, ${place}`)} — <i>${one.what()}</i></p><p class="period">${one.period()}</p>${points(one)}</div>`;
  const isSide = writer.random.chance(0.5);
  const main = () =>
    section(writer, "work", () => writer.jobs().map(entry)) +
    section(writer, "education", () => writer.studies().map(entry));
  const side = () =>
    section(writer, "skills", () => writer.skills().map((skill) => `<p>${skill}</p>`)) +
    section(writer, "languages", () => [
      `<p>${writer
        .languages()
        .map((one) => `${one.name()} (${one.level()})`)
        .join(", ")}</p>`,
    ]);
  const contact = `<p>${shown([writer.city(), writer.phone(), writer.email()]).join("<br>")}</p>`;
  return page(
    `h1{font-size:32pt}h2{font-size:9pt;color:#2079c7;text-transform:uppercase}.period{font-size:8pt;text-transform:uppercase;color:#666}.columns{display:grid;grid-template-columns:${isSide ? "120mm 1fr" : "1fr"};gap:10mm}`,
    `<h1>${writer.name()}</h1><p>${writer.headline()}</p>${contact}<div class="columns"><div>${main()}</div><div>${side()}</div></div>`,
  );
}

/** Templates that Chromium prints. */
export const htmlFamilies: Record<string, (writer: Writer) => string> = {
  canva,
  linkedin,
  "europass-new": europass,
  "job-board": jobBoard,
  functional,
  "google-docs": googleDocs,
};
