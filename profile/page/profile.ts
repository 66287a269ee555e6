import type { LanguageCode } from "../../shared/languages.ts";
import type { Resume, Work } from "../resume.ts";
import { type Contact, listContacts } from "./contacts.ts";
import { enclosingSpan, formatIsoDate, formatSpan, type Period, type Span, toPeriod } from "./dates.ts";
import { type Highlight, parseHighlight } from "./highlight.ts";
import { profileMessages } from "./messages.ts";
import { chooseHeadline, formatPlace, getInitials } from "./person.ts";
import { capitalize } from "./sentence.ts";
import { asTitle, tidy, tidyName } from "./tidy.ts";

/** Texts and entries have the path of their field only in the preview pane (field-path.ts). */
interface Marked {
  path?: string;
}

export interface Paragraph extends Marked {
  text: string;
  /** Language, when it differs from the page's. */
  lang?: string;
  /** Makes the text a link. */
  href?: string;
}

/** A position at work or in an association. */
export interface Role extends Period, Marked {
  title?: string;
  text: Paragraph[];
  highlights: Highlight[];
}

/** All roles at one employer or association, in the order of the CV. */
export interface Experience extends Period, Marked {
  name?: string;
  place?: string;
  url?: string;
  roles: [Role, ...Role[]];
}

/** A project, talk, publication, certificate or award. */
export interface Accomplishment extends Period, Marked {
  name: string;
  /** JSON Resume field of `name`, which differs between sections. */
  nameField: string;
  /** Publisher, issuer or client. */
  by?: string;
  byField: string;
  date?: string;
  url?: string;
  text: Paragraph[];
  highlights: Highlight[];
}

export interface School extends Period, Marked {
  name?: string;
  title?: string;
  url?: string;
  notes: Paragraph[];
}

/** A person's data for themes, in the page's language and without private data. Only the name is required. */
export interface Profile extends Marked {
  language: LanguageCode;
  name: string;
  initials: string;
  headline?: string;
  headlinePath?: string;
  /** The job title, when it is not the headline. */
  label?: string;
  /** The rest of the summary, in paragraphs. */
  lead: Paragraph[];
  place?: string;
  picture?: string;
  contacts: Contact[];
  work: Experience[];
  voluntary: Experience[];
  projects: Accomplishment[];
  talks: Accomplishment[];
  publications: Accomplishment[];
  certificates: Accomplishment[];
  awards: Accomplishment[];
  education: School[];
  skills: ({ name?: string; level?: string; keywords: string[] } & Marked)[];
  languages: ({ name: string; level?: string } & Marked)[];
  interests: ({ name: string; keywords: string[] } & Marked)[];
  /** Span from the first job to today. */
  career?: Span;
}

/** Project types that are talks, in English and Norwegian. */
const talkTypes = /^(?:talk|presentation|lecture|keynote|foredrag|innlegg)$/i;

/**
 * Converts a CV for themes: grouped by employer, with formatted dates and separate figures. Empty values are left out.
 *
 * @param resume without private data (`publicResume`)
 * @param now end of ongoing jobs
 * @param marksFieldPaths adds the paths of fields
 */
export function createProfile(
  resume: Resume,
  language: LanguageCode,
  now: Date,
  marksFieldPaths = false,
): Profile {
  const { basics = {} } = resume;
  const name = tidyName(basics.name) ?? profileMessages[language].noName;
  const mark = (path: string) => (marksFieldPaths ? path : undefined);
  const time = (dates: { startDate?: string; endDate?: string }) => toPeriod(dates, language, now);

  function paragraphs(text: string | undefined, path: string): Paragraph[] {
    return splitParagraphs(text).map((line) => ({ text: line, path: mark(path) }));
  }

  function highlights(lines: readonly string[] = [], path: string): Highlight[] {
    return lines.map((line, index) => ({
      ...parseHighlight(capitalize(line)),
      path: mark(`${path}.highlights[${index}]`),
    }));
  }

  function role(job: Work, path: string): Role {
    return {
      path: mark(path),
      title: capitalize(asTitle(job.position) ?? "") || undefined,
      ...time(job),
      text: [
        ...paragraphs(job.description, `${path}.description`),
        ...paragraphs(job.summary, `${path}.summary`),
      ],
      highlights: highlights(job.highlights, path),
    };
  }

  function projectsWhere(wanted: (type: string) => boolean): Accomplishment[] {
    return (resume.projects ?? []).flatMap((project, index): Accomplishment[] => {
      const path = `projects[${index}]`;
      const name = tidy(project.name);
      if (name === undefined || !wanted(project.type ?? "")) return [];
      return [
        {
          path: mark(path),
          name,
          nameField: "name",
          by: tidy(project.entity),
          byField: "entity",
          url: project.url,
          ...time(project),
          text: paragraphs(project.description, `${path}.description`),
          highlights: highlights(project.highlights, path),
        },
      ];
    });
  }

  function datedAccomplishments<Item extends { url?: string; summary?: string }>(
    list: "publications" | "certificates" | "awards",
    items: Item[] = [],
    [nameField, dateField, byField]: [keyof Item & string, keyof Item & string, keyof Item & string],
  ): Accomplishment[] {
    return items.flatMap((item, index): Accomplishment[] => {
      const path = `${list}[${index}]`;
      const value = (field: keyof Item) => item[field] as string | undefined;
      const title = tidy(value(nameField));
      if (!title) return [];
      return [
        {
          path: mark(path),
          name: title,
          nameField,
          by: tidy(value(byField)),
          byField,
          date: formatIsoDate(value(dateField), language),
          years: value(dateField)?.slice(0, 4),
          url: item.url,
          text: paragraphs(item.summary, `${path}.summary`),
          highlights: [],
        },
      ];
    });
  }

  const work = groupByEmployer(
    (resume.work ?? []).map((job, index) => ({
      ...job,
      ...splitEmployer(tidy(job.name), tidy(job.location)),
      role: role(job, `work[${index}]`),
    })),
    language,
  );
  const { headline, headlineField, label, lead } = chooseHeadline(basics);
  return {
    language,
    path: mark("basics"),
    name,
    initials: getInitials(name),
    headline,
    headlinePath: headlineField && mark(`basics.${headlineField}`),
    label,
    lead: lead.map((text) => ({ text, path: mark("basics.summary") })),
    place: formatPlace(basics.location, language),
    picture: basics.image,
    contacts: listContacts(basics, language, mark),
    work,
    voluntary: groupByEmployer(
      (resume.volunteer ?? []).map((office, index) => ({
        ...office,
        name: tidy(office.organization),
        role: role(office, `volunteer[${index}]`),
      })),
      language,
    ),
    projects: projectsWhere((type) => !talkTypes.test(type)),
    talks: projectsWhere((type) => talkTypes.test(type)),
    publications: datedAccomplishments("publications", resume.publications, [
      "name",
      "releaseDate",
      "publisher",
    ]),
    certificates: datedAccomplishments("certificates", resume.certificates, ["name", "date", "issuer"]),
    awards: datedAccomplishments("awards", resume.awards, ["title", "date", "awarder"]),
    education: (resume.education ?? [])
      .map(({ institution, studyType, area, score, courses = [], url, ...dates }, index) => ({
        path: mark(`education[${index}]`),
        name: tidy(institution),
        title: capitalize([asTitle(studyType), asTitle(area)].filter(Boolean).join(", ")) || undefined,
        url,
        ...time(dates),
        notes: [
          ...paragraphs(score, `education[${index}].score`),
          ...courses.map((text) => ({ text, path: mark(`education[${index}].courses`) })),
        ],
      }))
      .filter(({ name, title, notes }) => name || title || notes.length > 0),
    skills: (resume.skills ?? []).map(({ keywords = [], ...skill }, index) => ({
      ...skill,
      keywords,
      path: mark(`skills[${index}]`),
    })),
    languages: (resume.languages ?? []).flatMap(({ language: name, fluency }, index) =>
      name ? [{ name, level: fluency, path: mark(`languages[${index}]`) }] : [],
    ),
    interests: (resume.interests ?? []).flatMap((interest, index) =>
      interest.name
        ? [{ name: interest.name, keywords: interest.keywords ?? [], path: mark(`interests[${index}]`) }]
        : [],
    ),
    career: enclosingSpan(work.map(({ span }) => span)),
  };
}

/** Legal forms that parsers separate from the name: "Harborline Medical, Inc." */
const legalForm = /^(?:Inc|LLC|LLP|Ltd|PLC|GmbH|Corp|ASA?|AB)\b\.?/;

/** Name and place of an employer, the place only if the name does not contain it. */
function splitEmployer(
  name: string | undefined,
  place: string | undefined,
): { name?: string; place?: string } {
  const [form] = (name && legalForm.exec(place ?? "")) || [];
  if (form && place) return splitEmployer(`${name}, ${form}`, tidy(place.slice(form.length)));
  const isInName = name?.endsWith(` ${place}`);
  return { name, place: isInName ? undefined : place };
}

/** Groups consecutive jobs at the same employer. */
function groupByEmployer(
  entries: { name?: string; place?: string; url?: string; role: Role }[],
  language: LanguageCode,
): Experience[] {
  const found: Experience[] = [];
  for (const { name, place, url, role } of entries) {
    // Only a period.
    if (!name && !role.title && role.text.length + role.highlights.length === 0) continue;
    const last = found.at(-1);
    if (last && name && sameName(last.name, name)) {
      last.roles.push(role);
      last.place ??= place;
      last.url ??= url;
    } else {
      found.push({ path: role.path, name, place, url, roles: [role] });
    }
  }
  return found.map((experience) => {
    const [only, ...others] = experience.roles;
    if (others.length === 0) return { ...experience, years: only.years, span: only.span };
    const span = enclosingSpan(experience.roles.map((one) => one.span));
    return { ...experience, span, years: span && formatSpan(span, language) };
  });
}

function sameName(one: string | undefined, other: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return one !== undefined && plain(one) === plain(other);
}

function splitParagraphs(text: string | undefined): string[] {
  return (text ?? "")
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
