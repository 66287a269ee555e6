import { dateForms, period } from "./dates.ts";
import { headingsFor } from "./headings.ts";
import type { Layout } from "./layouts.ts";
import type { Person } from "./people.ts";

export interface TextShape extends Pick<Layout, "id" | "heldOut" | "dates" | "hides"> {
  text(person: Person, variant: number): string;
}

/** Lines of at most 72 signs, broken between words, with the same indentation. */
function wrap(text: string, indent = "", width = 72): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(" ")) {
    if (line.length + word.length + 1 > width && line.trim() !== "") {
      lines.push(line);
      line = indent;
    }
    line += (line.trim() === "" ? "" : " ") + word;
  }
  return [...lines, line].join("\n");
}

function shape(
  id: string,
  heldOut: boolean,
  dates: Layout["dates"],
  heading: (text: string) => string,
  stay: (title: string, where: string, place: string, when: string, told: string[]) => string,
): TextShape {
  return {
    id,
    heldOut,
    dates,
    hides: ["label"],
    text(person, variant) {
      const {
        basics = {},
        work = [],
        education = [],
        volunteer = [],
        certificates = [],
        skills = [],
        languages = [],
        projects = [],
        publications = [],
        awards = [],
        interests = [],
        references = [],
      } = person.resume;
      const words = headingsFor(person, variant % 3 === 1 ? "others" : "usual");
      const form = dateForms(person.language)[dates];
      const when = (one: { startDate?: string; endDate?: string }) => period(form, " - ", words.now, one);
      const join = person.language === "no" ? "i" : "in";
      const part = (title: string, lines: string[]) =>
        lines.length > 0 ? `\n${heading(title)}\n${lines.join("\n")}\n` : "";
      const place = [
        basics.location?.address,
        [basics.location?.postalCode, basics.location?.city].filter(Boolean).join(" "),
      ]
        .filter(Boolean)
        .join(", ");
      return [
        `${basics.name}\n${place}\n${words.phone}: ${basics.phone}\n${words.email}: ${basics.email}\n${basics.url ? `${basics.url}\n` : ""}${(basics.profiles ?? []).map(({ url }) => `${url}\n`).join("")}${person.born ? `${words.born}: ${person.born}\n` : ""}${person.status ? `${words.status}: ${person.status}\n` : ""}`,
        part(words.summary, [wrap(basics.summary ?? "")]),
        part(
          words.work,
          work.map((one) =>
            stay(
              one.position ?? "",
              one.name ?? "",
              one.location ?? "",
              when(one),
              (one.highlights ?? []).map((item) => wrap(`- ${item}`)),
            ),
          ),
        ),
        part(
          words.education,
          education.map((one) =>
            stay(
              one.studyType && one.area
                ? `${one.studyType} ${join} ${one.area}`
                : (one.area ?? one.studyType ?? ""),
              one.institution ?? "",
              "",
              when(one),
              [],
            ),
          ),
        ),
        part(
          words.volunteer,
          volunteer.map((one) => `- ${one.position}, ${one.organization} (${when(one)})`),
        ),
        part(
          words.certificates,
          certificates.map(
            ({ name, issuer, date }) =>
              `- ${name}${issuer ? `, ${issuer}` : ""}${date ? ` (${form(date)})` : ""}`,
          ),
        ),
        part(words.skills, [wrap(skills.map(({ name }) => name).join(", "))]),
        part(
          words.languages,
          languages.map(({ language, fluency }) => `${language} - ${fluency}`),
        ),
        part(
          words.projects,
          projects.map(({ name, startDate, description }) => wrap(`${name} (${startDate}): ${description}`)),
        ),
        part(
          words.publications,
          publications.map(({ name, publisher, releaseDate }) => `- ${name}, ${publisher}, ${releaseDate}`),
        ),
        part(
          words.awards,
          awards.map(({ title, awarder, date }) => `- ${title}, ${awarder} (${date})`),
        ),
        part(words.interests, interests.length > 0 ? [interests.map(({ name }) => name).join(", ")] : []),
        part(
          words.references,
          references.map(({ name, reference }) => wrap(`${name}, ${reference}`)),
        ),
      ].join("");
    },
  };
}

export const textShapes: TextShape[] = [
  shape(
    "text-capitals",
    false,
    "short",
    (text) => text.toUpperCase(),
    (title, where, place, when, told) =>
      `${title}, ${where}${place ? `, ${place}` : ""}\n${when}\n${told.join("\n")}${told.length > 0 ? "\n" : ""}`,
  ),
  shape(
    "text-colons",
    true,
    "digits",
    (text) => `${text}:`,
    (title, where, place, when, told) =>
      `${when}  ${where}${place ? `, ${place}` : ""}\n  ${title}\n${told.map((line) => `  ${line}`).join("\n")}${told.length > 0 ? "\n" : ""}`,
  ),
  shape(
    "text-markdown",
    true,
    "long",
    (text) => `## ${text}\n`,
    (title, where, place, when, told) =>
      `### ${title} – ${where}\n${when}${place ? `, ${place}` : ""}\n${told.join("\n")}${told.length > 0 ? "\n" : ""}`,
  ),
];
