import type { Resume } from "../../../profile/resume.ts";
import type { LabelledText } from "../../../scripts/cv/align.ts";
import { type Person, vocabularies } from "../person.ts";
import type { Random } from "../random.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** A CV in a well-known template: the source for the tool, with the label of each text. */
export interface FamilyCv {
  source: string;
  texts: LabelledText[];
  expected: Resume;
  sensitive: { kind: string; value: string }[];
}

/** A section of a CV. */
export type Section = keyof Vocabulary["headings"];

/** What a template writes with: each method escapes a text, and records its label and its place in the expected result. */
export interface Writer {
  random: Random;
  /** "years" and "months" in the language of the CV. */
  durationWords: string[];
  /** A text with its label. */
  mark(text: string, label?: string, entry?: number): string;
  heading(kind: Section): string;
  name(): string;
  headline(): string;
  email(): string;
  phone(): string;
  city(): string;
  profile(): string;
  summary(): string;
  jobs(): Entry[];
  studies(): Entry[];
  roles(): Entry[];
  skills(): string[];
  languages(): { name(): string; level(): string }[];
  certificates(): { name(): string; issuer(): string; date(): string }[];
  publications(): { name(): string; issuer(): string; date(): string; author(): string }[];
  interests(): string[];
}

export interface Entry {
  what(): string;
  where(): string;
  place(): string;
  period(): string;
  points(): string[];
}

/**
 * Writes a person's CV in a template.
 *
 * @param escapeText escapes a text for the template's language
 * @param write composes the source; the expected result has only what it writes
 */
export function writeFamily(
  person: Person,
  random: Random,
  escapeText: (text: string) => string,
  write: (writer: Writer) => string,
): FamilyCv {
  const own = person.resume;
  const basics = own.basics ?? {};
  const vocabulary = vocabularies[person.language];
  const texts: LabelledText[] = [];
  const expected: Resume = {};
  const wanted: NonNullable<Resume["basics"]> = {};
  expected.basics = wanted;
  let entries = 0;
  const mark = (text: string, label = "other", entry = -1) => {
    if (text !== "") texts.push([text, label, entry]);
    return escapeText(text);
  };
  const dateStyle = random.pick(["short", "short", "long", "digits", "year"] as const);
  const dash = random.pick([" – ", "–", " - ", " — "]);
  const now = random.pick(vocabulary.now.filter((word) => word !== ""));
  const showDate = (date: string) => {
    const [year = "", month] = date.split("-");
    if (!month || dateStyle === "year") return year;
    const long = vocabulary.months[Number(month) - 1] ?? "";
    if (dateStyle === "digits") return `${month}/${year}`;
    return dateStyle === "long" ? `${long} ${year}` : `${long.slice(0, 3)} ${year}`;
  };
  const shown = (date: string | undefined) => (date && dateStyle === "year" ? date.slice(0, 4) : date);

  function entry(
    kind: "work" | "education" | "volunteer",
    fields: {
      what?: string;
      where?: string;
      place?: string;
      start?: string;
      end?: string;
      points?: string[];
    },
    onWrite: (field: "what" | "where" | "place" | "dates" | "points") => void,
  ): Entry {
    const index = entries++;
    const [what, where] = {
      work: ["title", "employer"],
      education: ["degree", "institution"],
      volunteer: ["role", "organization"],
    }[kind] as [string, string];
    const { start = "", end } = fields;
    return {
      what: () => {
        onWrite("what");
        return mark(fields.what ?? "", `${kind}.${what}`, index);
      },
      where: () => {
        onWrite("where");
        return mark(fields.where ?? "", `${kind}.${where}`, index);
      },
      place: () => {
        onWrite("place");
        return mark(fields.place ?? "", `${kind}.place`, index);
      },
      period: () => {
        onWrite("dates");
        return mark(`${showDate(start)}${dash}${end ? showDate(end) : now}`, `${kind}.date`, index);
      },
      points: () => {
        onWrite("points");
        return (fields.points ?? []).map((point) => mark(point, `${kind}.text`, index));
      },
    };
  }

  const writer: Writer = {
    random,
    durationWords: vocabulary.labels.duration,
    mark,
    heading: (kind) => mark(random.word(vocabulary.headings[kind]), `heading.${kind}`),
    name: () => {
      wanted.name = basics.name ?? "";
      return mark(basics.name ?? "", "name");
    },
    headline: () => {
      if (!basics.label) return "";
      wanted.label = basics.label;
      return mark(basics.label, "headline");
    },
    email: () => {
      wanted.email = basics.email ?? "";
      return mark(basics.email ?? "", "contact");
    },
    phone: () => {
      wanted.phone = basics.phone ?? "";
      return mark(basics.phone ?? "", "contact");
    },
    city: () => {
      wanted.location = { city: basics.location?.city ?? "" };
      return mark(basics.location?.city ?? "", "contact");
    },
    profile: () => {
      const [profile] = basics.profiles ?? [];
      if (!profile?.url) return "";
      wanted.profiles = [profile];
      return mark(profile.url.replace("https://www.", ""), "contact");
    },
    summary: () => {
      wanted.summary = basics.summary ?? "";
      return mark(basics.summary ?? "", "summary");
    },
    jobs: () => {
      const list: NonNullable<Resume["work"]> = [];
      expected.work = list;
      return (own.work ?? []).map(({ name, position, location, startDate, endDate, highlights = [] }) => {
        const job: (typeof list)[number] = {};
        list.push(job);
        return entry(
          "work",
          {
            what: position,
            where: name,
            place: location,
            start: startDate,
            end: endDate,
            points: highlights,
          },
          (field) => {
            if (field === "what") job.position = position;
            if (field === "where") job.name = name;
            if (field === "points" && highlights.length > 0) job.highlights = highlights;
            if (field === "dates") {
              job.startDate = shown(startDate);
              if (endDate) job.endDate = shown(endDate);
            }
          },
        );
      });
    },
    studies: () => {
      const list: NonNullable<Resume["education"]> = [];
      expected.education = list;
      return (own.education ?? []).map(({ institution, studyType, area, startDate, endDate }) => {
        const study: (typeof list)[number] = {};
        list.push(study);
        const what = studyType ? `${studyType} ${vocabulary.degreeJoin} ${area}` : area;
        return entry("education", { what, where: institution, start: startDate, end: endDate }, (field) => {
          if (field === "what") Object.assign(study, { area, ...(studyType ? { studyType } : {}) });
          if (field === "where") study.institution = institution;
          if (field === "dates")
            Object.assign(study, { startDate: shown(startDate), endDate: shown(endDate) });
        });
      });
    },
    roles: () => {
      const list: NonNullable<Resume["volunteer"]> = [];
      expected.volunteer = list;
      return (own.volunteer ?? []).map(({ organization, position, startDate, endDate }) => {
        const role: (typeof list)[number] = {};
        list.push(role);
        const fields = { what: position, where: organization, start: startDate, end: endDate };
        return entry("volunteer", fields, (field) => {
          if (field === "what") role.position = position;
          if (field === "where") role.organization = organization;
          if (field === "dates") Object.assign(role, { startDate, endDate });
        });
      });
    },
    skills: () => {
      expected.skills = own.skills ?? [];
      return expected.skills.map(({ name = "" }) => mark(name, "skills"));
    },
    languages: () => {
      const list: NonNullable<Resume["languages"]> = [];
      expected.languages = list;
      return (own.languages ?? []).map(({ language = "", fluency = "" }) => {
        const one: (typeof list)[number] = {};
        list.push(one);
        return {
          name: () => {
            one.language = language;
            return mark(language, "languages");
          },
          level: () => {
            one.fluency = fluency;
            return mark(fluency, "languages");
          },
        };
      });
    },
    certificates: () => {
      const list: NonNullable<Resume["certificates"]> = [];
      expected.certificates = list;
      return (own.certificates ?? []).map(({ name = "", issuer = "", date = "" }) => {
        const index = entries++;
        list.push({ name });
        return {
          name: () => mark(name, "certificates.name", index),
          issuer: () => mark(issuer, "certificates.issuer", index),
          date: () => mark(date === "" ? "" : showDate(date), "certificates.date", index),
        };
      });
    },
    publications: () => {
      const list: NonNullable<Resume["publications"]> = [];
      expected.publications = list;
      const [given = "", ...rest] = (basics.name ?? "").split(" ");
      return (own.publications ?? []).map(({ name = "", publisher = "", releaseDate = "" }) => {
        const index = entries++;
        list.push({ name });
        return {
          name: () => mark(name, "publications.name", index),
          issuer: () => mark(publisher, "publications.issuer", index),
          date: () => mark(releaseDate.slice(0, 4), "publications.date", index),
          author: () => mark(`${rest.join(" ")}, ${given[0]}.`, "publications.author", index),
        };
      });
    },
    interests: () => {
      expected.interests = own.interests ?? [];
      return expected.interests.map(({ name = "" }) => mark(name, "interests"));
    },
  };
  const source = write(writer);
  return { source, texts, expected: JSON.parse(JSON.stringify(expected)) as Resume, sensitive: [] };
}
