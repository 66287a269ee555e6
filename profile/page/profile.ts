import type { Language } from "../../content-loader/data/types.ts";
import type { Project, Resume } from "../resume.ts";
import { contactsOf, type Link } from "./contacts.ts";
import { around, dateOf, type Span, type Time, timeOf, yearsAround } from "./dates.ts";
import { type Highlight, parseHighlight } from "./highlight.ts";
import { initialsOf, openingOf, placeOf } from "./person.ts";

/** A task that someone had for a while: a position, an office in an association. */
export interface Role extends Time {
  title?: string;
  /** Paragraphs. */
  text: string[];
  highlights: Highlight[];
}

/** Everything at one place, the latest first, as the CV has it: an employer, an association. */
export interface Station extends Time {
  name?: string;
  place?: string;
  url?: string;
  roles: [Role, ...Role[]];
}

/** Something with a name that was made, given or passed. */
export interface Piece extends Time {
  name: string;
  /** Who published, issued or commissioned it. */
  by?: string;
  date?: string;
  url?: string;
  text: string[];
  highlights: Highlight[];
}

export interface School extends Time {
  name?: string;
  title?: string;
  url?: string;
  notes: string[];
}

/** What a theme shows of a person: everything optional but the name, text in the page's language, nothing private. */
export interface Profile {
  language: Language;
  name: string;
  initials: string;
  /** What the person is for, in one sentence where the CV has one. */
  line?: string;
  /** The title below the name, where it is not the line itself. */
  label?: string;
  /** What follows the line, in paragraphs. */
  lead: string[];
  place?: string;
  picture?: string;
  contacts: Link[];
  work: Station[];
  voluntary: Station[];
  projects: Piece[];
  talks: Piece[];
  publications: Piece[];
  certificates: Piece[];
  awards: Piece[];
  education: School[];
  skills: { name?: string; level?: string; keywords: string[] }[];
  languages: { name: string; level?: string }[];
  interests: { name: string; keywords: string[] }[];
  /** From the first job to today. */
  career?: Span;
}

/** Kinds of project, in the words of JSON Resume and of Norwegian CVs, that are said rather than made. */
const spoken = /^(?:talk|presentation|lecture|keynote|foredrag|innlegg)$/i;

/**
 * A CV as a theme needs it: grouped, dated, with its figures set apart. What is empty is left out, so that a theme need only
 * ask how many there are.
 *
 * @param resume what others may see (`publicResume`)
 * @param now the day on which what goes on is drawn to its end
 */
export function profileOf(resume: Resume, language: Language, now: Date): Profile {
  const { basics = {} } = resume;
  const name = basics.name?.trim() || { en: "No name", no: "Uten navn" }[language];
  const time = (stay: { startDate?: string; endDate?: string }) => timeOf(stay, language, now);
  const piece = (project: Project): Piece | undefined =>
    project.name === undefined
      ? undefined
      : {
          name: project.name,
          by: project.entity,
          url: project.url,
          ...time(project),
          text: paragraphs(project.description),
          highlights: (project.highlights ?? []).map(parseHighlight),
        };
  const pieces = (projects: Project[] = []) => projects.map(piece).filter((found) => found !== undefined);
  const work = stations(
    (resume.work ?? []).map((job) => ({ ...job, place: job.location, ...role(job) })),
    language,
  );
  return {
    language,
    name,
    initials: initialsOf(name),
    ...openingOf(basics),
    place: placeOf(basics.location, language),
    picture: basics.image,
    contacts: contactsOf(basics, language),
    work,
    voluntary: stations(
      (resume.volunteer ?? []).map((office) => ({ ...office, name: office.organization, ...role(office) })),
      language,
    ),
    projects: pieces(resume.projects?.filter(({ type }) => !spoken.test(type ?? ""))),
    talks: pieces(resume.projects?.filter(({ type }) => spoken.test(type ?? ""))),
    publications: dated(resume.publications, (item) => [item.name, item.releaseDate, item.publisher]),
    certificates: dated(resume.certificates, (item) => [item.name, item.date, item.issuer]),
    awards: dated(resume.awards, (item) => [item.title, item.date, item.awarder]),
    education: (resume.education ?? []).map(
      ({ institution, studyType, area, score, courses, url, ...stay }) => ({
        name: institution,
        title: [studyType, area].filter(Boolean).join(", ") || undefined,
        url,
        ...time(stay),
        notes: [...(score ? [score] : []), ...(courses ?? [])],
      }),
    ),
    skills: (resume.skills ?? []).map(({ keywords = [], ...skill }) => ({ ...skill, keywords })),
    languages: (resume.languages ?? []).flatMap(({ language: spokenOne, fluency }) =>
      spokenOne ? [{ name: spokenOne, level: fluency }] : [],
    ),
    interests: (resume.interests ?? []).flatMap((interest) =>
      interest.name ? [{ name: interest.name, keywords: interest.keywords ?? [] }] : [],
    ),
    career: around(work.map(({ span }) => span)),
  };

  function role(job: {
    position?: string;
    summary?: string;
    description?: string;
    highlights?: string[];
    startDate?: string;
    endDate?: string;
  }): { role: Role } {
    return {
      role: {
        title: job.position,
        ...time(job),
        text: [...paragraphs(job.description), ...paragraphs(job.summary)],
        highlights: (job.highlights ?? []).map(parseHighlight),
      },
    };
  }

  function dated<Item extends { url?: string; summary?: string }>(
    items: Item[] = [],
    parts: (item: Item) => [name?: string, date?: string, by?: string],
  ): Piece[] {
    return items.flatMap((item) => {
      const [title, date, by] = parts(item);
      if (!title) return [];
      const shown = dateOf(date, language);
      return [
        {
          name: title,
          by,
          date: shown,
          years: date?.slice(0, 4),
          url: item.url,
          text: paragraphs(item.summary),
          highlights: [],
        },
      ];
    });
  }
}

/** Entries that follow each other and name the same place are one station with several roles. */
function stations(
  entries: { name?: string; place?: string; url?: string; role: Role }[],
  language: Language,
): Station[] {
  const found: Station[] = [];
  for (const { name, place, url, role } of entries) {
    const last = found.at(-1);
    if (last && name && sameName(last.name, name)) {
      last.roles.push(role);
      last.place ??= place;
      last.url ??= url;
    } else {
      found.push({ name, place, url, roles: [role] });
    }
  }
  return found.map((station) => {
    const [only, ...others] = station.roles;
    if (others.length === 0) return { ...station, years: only.years, span: only.span };
    const span = around(station.roles.map((one) => one.span));
    return { ...station, span, years: span && yearsAround(span, language) };
  });
}

function sameName(one: string | undefined, other: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return one !== undefined && plain(one) === plain(other);
}

function paragraphs(text: string | undefined): string[] {
  return (text ?? "")
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
