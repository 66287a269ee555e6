import { createRandom, type Random } from "../../drawings/browser/random.ts";
import type { Resume } from "../../profile/resume.ts";

/** Parts of names, by script. */
const names = [
  ["Jo", "Ek", "Ola", "Kari", "Olsen", "McAllister", "Whitfield-Hughes", "Wergeland", "Christiansdatter"],
  ["Máret", "Čuđi", "Áŋŋel", "Łukasz", "Wójcik-Łącka", "Żółkoś", "Țepeș", "Dvořáková", "Ñíguez"],
  ["María", "de", "la", "Cruz", "Hernández", "van", "der", "Berg", "O'Connor", "Ní", "Bhriain", "von", "Ås"],
  ["Ελένη", "Παπαδοπούλου", "Νίκος", "Αθανασόπουλος"],
  ["Олена", "Шевченко", "Александра", "Константинопольская"],
  ["王", "小明", "田中", "さくら", "김", "민준"],
  ["محمد", "عبد", "الرحمن", "الخوارزمي"],
  ["Sri", "Venkatanarasimharajuvaripeta", "अनन्या", "चट्टोपाध्याय"],
];

const words =
  "leder team prosjekt drift kunder med ansvar for innkjøp og the delivery of critical systems sykehus arbeidsmiljø sikkerhetsoppfølging quality Python økonomi regnskapsfører undervisning i Bergen 2019 71 % USD 410 million".split(
    " ",
  );

function text(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick(words as [string, ...string[]])).join(" ");
}

const maybe = <Value>(random: Random, chance: number, value: () => Value): Value | undefined =>
  random.between(0, 1) < chance ? value() : undefined;

function list<Item>(random: Random, most: number, item: () => Item): Item[] | undefined {
  const count = random.whole(-1, most);
  return count > 0 ? Array.from({ length: count }, item) : undefined;
}

function generateName(random: Random): string {
  const script = random.pick(names as [string[], ...string[][]]) as [string, ...string[]];
  const wanted = random.whole(3, 60);
  let name = random.pick(script);
  while (name.length < wanted) {
    const longer = `${name} ${random.pick(script)}`;
    if (longer.length > 60) break;
    name = longer;
  }
  return name;
}

/** A generated CV, from almost empty to huge. Deterministic for a number. */
export function generatedResume(number: number): Resume {
  const random = createRandom(`profile/${number}`);
  const year = () => String(random.whole(1975, 2026));
  const sentence = (most: number) => `${text(random, random.whole(1, most))}.`;
  const stay = () => ({ startDate: maybe(random, 0.8, year), endDate: maybe(random, 0.5, year) });
  const job = () => ({
    position: maybe(random, 0.85, () => text(random, random.whole(1, 9))),
    location: maybe(random, 0.5, () => text(random, random.whole(1, 3))),
    summary: maybe(random, 0.4, () => sentence(60)),
    highlights: list(random, 6, () => sentence(24)),
    ...stay(),
  });
  const resume: Resume = {
    basics: {
      name: generateName(random),
      label: maybe(random, 0.7, () => text(random, random.whole(1, 14))),
      summary: maybe(random, 0.6, () => `${sentence(30)} ${sentence(80)}`),
      email: maybe(
        random,
        0.6,
        () => `${"x".repeat(random.whole(1, 40))}@${"y".repeat(random.whole(1, 30))}.example`,
      ),
      url: maybe(random, 0.3, () => "https://person.example/"),
      location: maybe(random, 0.6, () => ({ city: text(random, random.whole(1, 3)), countryCode: "NO" })),
      profiles: list(random, 2, () => ({
        network: "LinkedIn",
        username: text(random, 1),
        url: "https://linkedin.example/in/person",
      })),
    },
    work: list(random, 12, () => ({
      name: maybe(random, 0.9, () => text(random, random.whole(1, 6))),
      ...job(),
    })),
    volunteer: list(random, 3, () => ({ organization: text(random, random.whole(1, 4)), ...job() })),
    education: list(random, 4, () => ({
      institution: text(random, random.whole(1, 6)),
      area: maybe(random, 0.7, () => text(random, random.whole(1, 6))),
      ...stay(),
    })),
    skills: list(random, 30, () => ({
      name: text(random, random.whole(1, 3)),
      keywords: list(random, 4, () => text(random, 1)),
    })),
    languages: list(random, 5, () => ({
      language: text(random, 1),
      fluency: maybe(random, 0.6, () => text(random, 1)),
    })),
    projects: list(random, 4, () => ({
      name: text(random, random.whole(1, 8)),
      description: maybe(random, 0.7, () => sentence(40)),
      highlights: list(random, 3, () => sentence(14)),
      ...stay(),
    })),
    certificates: list(random, 4, () => ({
      name: text(random, random.whole(1, 8)),
      issuer: maybe(random, 0.4, () => text(random, 2)),
    })),
    publications: list(random, 3, () => ({
      name: text(random, random.whole(1, 12)),
      publisher: maybe(random, 0.5, () => "."),
    })),
    interests: list(random, 4, () => ({ name: text(random, random.whole(1, 3)) })),
  };
  return JSON.parse(JSON.stringify(resume));
}
