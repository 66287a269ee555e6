import type { Resume } from "../../profile/resume.ts";
import type { Random } from "./random.ts";
import { da } from "./vocabulary/da.ts";
import { en } from "./vocabulary/en.ts";
import { no } from "./vocabulary/no.ts";
import { sv } from "./vocabulary/sv.ts";
import type { Language, Vocabulary } from "./vocabulary/vocabulary.ts";

export const vocabularies: Record<Language, Vocabulary> = { en, no, sv, da };

/** An invented person: the resume and private facts. Addresses end in `.example`. */
export interface Person {
  language: Language;
  resume: Resume;
  born: string;
  status: string;
  nationality: string;
  referees: { name: string; role: string; phone: string; email: string }[];
}

const starts = "Vel|Nor|Ast|Cal|Mir|Tor|Hav|Lum|Ber|Sol|Kvi|Dra|Fen|Ost|Ril|Sta|Bry|Gran|Tel|Quo".split("|");
const middles = "tra|dix|va|mo|lin|ra|ko|ste|no|vi|ple|gra".split("|");
const ends = "n|x|s|ra|dal|mark|via|tec|nor|go|lys|um|th|ly".split("|");

/** Generates a person in a language, with the words of the random source's split. */
export function makePerson(random: Random, language: Language): Person {
  const vocabulary = vocabularies[language];
  const first =
    random.word(vocabulary.firstNames) +
    (random.chance(0.2) ? ` ${random.word(vocabulary.firstNames)}` : random.chance(0.05) ? " M." : "");
  const surname =
    random.word(vocabulary.surnames) + (random.chance(0.15) ? ` ${random.word(vocabulary.surnames)}` : "");
  const town = random.word(vocabulary.places);
  const bare = (text: string) =>
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/[æå]/g, "a")
      .replace(/ø/g, "o")
      .replace(/[^a-z]+/g, "");
  const brand = () =>
    random.pick(starts) + (random.chance(0.5) ? random.pick(middles) : "") + random.pick(ends);
  const fill = (pattern: string) =>
    pattern
      .replace("{brand}", brand())
      .replace("{brand2}", brand())
      .replace("{place}", random.word(vocabulary.places))
      .replace("{surname2}", random.word(vocabulary.surnames))
      .replace("{surname}", random.word(vocabulary.surnames))
      .replace("{first}", random.word(vocabulary.firstNames))
      .replace("{n}", String(random.int(2, 9)));
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join("");
  const makePhone = () => {
    const rest = digits(language === "no" ? 4 : 3);
    return `${vocabulary.phonePrefix}${rest}`;
  };
  const abbreviation = () => {
    const letters = Array.from({ length: random.int(2, 5) }, () => random.pick([..."ACDEFILMNOPRSTX"])).join(
      "",
    );
    return random.chance(0.3) ? `${letters} ${random.int(2, 999)}` : letters;
  };
  const point = () => {
    const text = `${random.word(vocabulary.verbs)} ${fill(random.pick(vocabulary.objects))} ${fill(random.pick(vocabulary.tails))}`;
    return text.trim() + (random.chance(0.25) ? `, ${fill(random.pick(vocabulary.objects))}` : "");
  };
  const detail = () =>
    random.chance(0.12)
      ? random.pick([
          `, ${fill("{brand}")}`,
          ` (${random.int(50, 100)} %)`,
          ` – ${random.word(vocabulary.areas)}`,
          `, ${random.word(vocabulary.areas)}`,
        ])
      : "";
  const title = () => plainTitle() + detail();
  const plainTitle = () =>
    random.chance(0.2)
      ? `${random.word(vocabulary.titlePrefixes)} ${random.word(vocabulary.titles).toLowerCase()}`
      : random.word(vocabulary.titles);

  const work: NonNullable<Resume["work"]> = [];
  let year = 2025;
  let month = random.int(1, 12);
  const isShort = random.chance(0.15);
  const jobs = isShort ? random.int(1, 2) : random.int(2, 6);
  for (let index = 0; index < jobs; index += 1) {
    const length = random.int(5, 70);
    const start = year * 12 + (month - 1) - length;
    const startDate = `${Math.floor(start / 12)}-${String((start % 12) + 1).padStart(2, "0")}`;
    const before = work.at(-1);
    const isSame = before !== undefined && random.chance(0.2);
    work.push({
      name: isSame ? before.name : fill(random.word(vocabulary.employers)),
      position: title(),
      location: isSame ? before.location : random.word(vocabulary.places),
      startDate,
      ...(index === 0 && random.chance(0.75) ? {} : { endDate: `${year}-${String(month).padStart(2, "0")}` }),
      highlights: Array.from({ length: random.int(0, 5) }, point),
    });
    const gap = start - (isSame ? 0 : random.int(0, 6));
    year = Math.floor(gap / 12);
    month = (gap % 12) + 1;
    if (year < 1985) break;
  }
  let end = year + random.int(0, 2);
  const education: NonNullable<Resume["education"]> = [];
  for (let index = 0; index < random.int(1, 3); index += 1) {
    const isSchool = index > 0 && random.chance(0.6);
    const start = end - random.int(1, 4);
    education.push({
      institution: fill(random.word(isSchool ? vocabulary.schools : vocabulary.institutions)),
      ...(isSchool
        ? { area: random.word(vocabulary.schoolDegrees) }
        : { studyType: random.word(vocabulary.degrees), area: random.word(vocabulary.areas) }),
      startDate: `${start}-08`,
      endDate: `${end}-06`,
      ...(random.chance(0.2) ? { courses: [fill(random.word(vocabulary.papers))] } : {}),
      ...(random.chance(0.12) ? { score: random.pick(["A", "B", "4.2", "5,1", "First", "2:1", "VG"]) } : {}),
    });
    end = start;
  }
  const userName = `${bare(first.split(" ")[0] ?? "")}-${bare(surname)}`;
  const isDated = random.chance(0.7);
  const some = <Value>(probability: number, make: () => Value[]) =>
    random.chance(isShort ? probability / 3 : probability) ? make() : [];
  const dated = () => String(random.int(2005, 2024));
  const hasMonths = random.chance(0.4);
  const monthly = () => (hasMonths ? `${dated()}-${String(random.int(1, 12)).padStart(2, "0")}` : dated());
  const levels = random.words(vocabulary.levels);
  return {
    language,
    born: `${String(random.int(10, 28))}.${String(random.int(1, 12)).padStart(2, "0")}.${random.int(1960, 2001)}`,
    status: random.pick(vocabulary.civilStatus),
    nationality:
      language === "en" ? "British" : language === "no" ? "Norsk" : language === "sv" ? "Svensk" : "Dansk",
    referees: some(0.35, () =>
      Array.from({ length: random.int(1, 2) }, () => {
        // Not a relative with the owner's surname: that name is public, so it would not count as a leak.
        const others = random.words(vocabulary.surnames).filter((name) => !surname.includes(name));
        const name = `${random.word(vocabulary.firstNames)} ${random.pick(others)}`;
        return {
          name,
          role: `${random.word(vocabulary.titles)}, ${fill(random.word(vocabulary.employers))}`,
          phone: makePhone(),
          email: `${bare(name)}@${bare(brand())}.example`,
        };
      }),
    ),
    resume: {
      basics: {
        name: `${first} ${surname}`,
        ...(random.chance(0.7) ? { label: title() } : {}),
        email: `${bare(first.split(" ")[0] ?? "")}.${bare(surname)}@${random.pick(["post", "mail", "epost", bare(brand())])}.example`,
        phone: random.chance(0.3)
          ? makePhone().replace(/^\+\d\d /, language === "en" ? "0" : "")
          : makePhone(),
        ...(random.chance(0.3) ? { url: `https://${userName.replace("-", "")}.example` } : {}),
        summary: random.sample(random.words(vocabulary.sentences), random.int(1, 4)).join(" "),
        location: {
          address: `${random.pick(vocabulary.streets)} ${random.int(1, 99)}`,
          postalCode: language === "en" ? "" : vocabulary.postalCode.toString(),
          city: town,
        },
        profiles: random.chance(0.45)
          ? [{ network: "LinkedIn", username: userName, url: `https://www.linkedin.com/in/${userName}` }]
          : [],
      },
      work,
      education,
      skills: random
        .sample(random.words(vocabulary.skills), random.int(4, 12))
        .map((name) => ({ name: random.chance(0.1) ? abbreviation() : name })),
      languages: random
        .sample(random.words(vocabulary.languageNames), random.int(1, 4))
        .map((one) => ({ language: one, fluency: random.pick(levels) })),
      certificates: some(0.6, () =>
        random.sample(random.words(vocabulary.certificates), random.int(1, 5)).map((name) => ({
          name: random.chance(0.08) ? `${name} (${random.pick(["CSM", "PM", "T4", "8 t", "online"])})` : name,
          ...(random.chance(0.7) ? { issuer: fill(random.word(vocabulary.issuers)) } : {}),
          ...(isDated ? { date: monthly() } : {}),
        })),
      ),
      volunteer: some(0.45, () =>
        Array.from({ length: random.int(1, 3) }, () => {
          const from = random.int(2004, 2020);
          return {
            organization: fill(random.word(vocabulary.organizations)),
            position: random.word(vocabulary.volunteerRoles),
            startDate: String(from),
            endDate: String(from + random.int(1, 4)),
            ...(random.chance(0.3) ? { highlights: [point()] } : {}),
          };
        }),
      ),
      publications: some(0.15, () =>
        random
          .sample(random.words(vocabulary.papers), random.int(2, 4))
          .map((name) => ({ name, publisher: fill(random.word(vocabulary.journals)), releaseDate: dated() })),
      ),
      awards: some(0.2, () =>
        random
          .sample(random.words(vocabulary.awards), random.int(1, 2))
          .map((name) => ({ title: name, awarder: fill(random.word(vocabulary.issuers)), date: dated() })),
      ),
      projects: some(0.12, () =>
        random
          .sample(random.words(vocabulary.projects), random.int(1, 2))
          .map((name) => ({ name: fill(name), startDate: dated(), description: point() })),
      ),
      interests: some(0.4, () =>
        random.sample(random.words(vocabulary.interests), random.int(2, 5)).map((name) => ({ name })),
      ),
    },
  };
}
