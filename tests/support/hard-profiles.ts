import type { Resume } from "../../profile/resume.ts";

const longName = "Anne-Margrethe Elisabeth Christiansdatter Haugland-Wergeland";

/** Extreme CVs for themes: almost empty, endless words, and far too much. */
export const hardCases: Record<string, { language: "en" | "no"; resume: Resume }> = {
  nothing: { language: "en", resume: {} },
  "one job": {
    language: "en",
    resume: {
      basics: { name: "Jo Ek" },
      work: [{ name: "Kiosk", position: "Assistant", startDate: "2026-06" }],
    },
  },
  "long words": {
    language: "no",
    resume: {
      basics: {
        name: longName,
        label: "Arbeidsmiljølovgivningsrådgiver og sikkerhetsoppfølgingskoordinator",
        email: "anne-margrethe.elisabeth.christiansdatter@haugland-wergeland.example",
        phone: "+4700000060",
        summary:
          "Menneskerettighetsorganisasjonssamarbeid er det jeg driver med. Jeg arbeider med minoritetsladningsbærerdiffusjonskoeffisientmålingsapparatur og fylkestrafikksikkerhetsutvalgssekretariatslederfunksjonene.",
        location: { city: "Mosjøen", countryCode: "NO" },
      },
      work: [
        {
          name: "Direktoratet for samfunnssikkerhetsberedskapsplanlegging",
          position: "Sikkerhetsoppfølgingskoordinator i fylkestrafikksikkerhetsutvalgssekretariatet",
          startDate: "2019",
          summary: "Internkontrollsystemdokumentasjonsansvarlig.",
          highlights: ["1 250 000 kroner spart på arbeidsmarkedsopplæringskontraktene", "3 tilsyn"],
        },
      ],
      projects: [
        {
          name: "Samferdselsinfrastrukturvedlikeholdsplanen",
          description: "Vedlikeholdsetterslepskartleggingsmetodikkutvikling.",
          highlights: ["12 500 000 kroner"],
        },
      ],
      education: [
        {
          institution: "Høgskolen",
          area: "samfunnssikkerhetsberedskapsplanleggingsledelse",
          endDate: "2010",
        },
      ],
      skills: [
        { name: "Internkontrollsystemdokumentasjon", keywords: ["arbeidsmarkedsopplæringskontrakter"] },
      ],
      languages: [{ language: "Norsk", fluency: "morsmål" }],
    },
  },
  "thirty jobs": {
    language: "en",
    resume: {
      basics: {
        name: "Peder Moe",
        label: "Temp",
        email: "peder@moe.example",
        summary: "Thirty jobs in thirty years.",
      },
      work: Array.from({ length: 30 }, (_, i) => ({
        name: i % 7 < 2 ? "Same Agency" : `Employer no. ${30 - i}`,
        position: `Job number ${30 - i}`,
        startDate: `${2025 - i}-0${1 + (i % 8)}`,
        ...(i > 0 && { endDate: `${2026 - i}-0${1 + (i % 7)}` }),
        highlights: [`${i + 3} things done`, "No figure here"],
      })),
      projects: Array.from({ length: 8 }, (_, i) => ({
        name: `Project ${i + 1}`,
        description: "A thing. And more about it.",
      })),
    },
  },
};

/** Cases only for pages; posters, drawn for the examples only, throw for such names. */
export const pageCases: typeof hardCases = {
  ...hardCases,
  "words and addresses without an end": { language: "no", resume: endless() },
};

/** Every field with text that fits on no line. */
function endless(): Resume {
  const word = "Kjempelang".repeat(20);
  const url = `https://${"a".repeat(60)}.example/${"b".repeat(240)}`;
  const stay = {
    startDate: "2019-01",
    endDate: "2021-06",
    url,
    summary: word,
    highlights: [word, "NOK 1 250 000 000 000 000 000 spart"],
  };
  return {
    basics: {
      name: word,
      label: word,
      email: `${"c".repeat(200)}@testdal.example`,
      phone: "+4700000060",
      url,
      summary: `${word}. ${word}.`,
      location: { city: word, countryCode: "NO" },
      profiles: [{ network: word, url }],
    },
    work: Array.from({ length: 3 }, () => ({
      ...stay,
      name: word,
      position: word,
      location: word,
      description: word,
    })),
    volunteer: [{ ...stay, organization: word, position: word }],
    education: [{ institution: word, area: word, studyType: word, endDate: "2010", courses: [word], url }],
    projects: [
      {
        name: word,
        description: word,
        highlights: ["1 250 000 000 000 000 000 kr spart"],
        keywords: [word],
        url,
      },
    ],
    awards: [{ title: word, awarder: word, summary: word }],
    certificates: [{ name: word, issuer: word, url }],
    publications: [{ name: word, publisher: word, url, summary: word }],
    skills: [{ name: word, level: word, keywords: [word, word] }],
    languages: [{ language: word, fluency: word }],
    interests: [{ name: word, keywords: [word] }],
  };
}
