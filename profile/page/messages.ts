import type { LanguageCode } from "../../shared/languages.ts";

/** Labels of a profile in one language. The person's own text is never translated. */
export interface ProfileMessages {
  work: string;
  projects: string;
  talks: string;
  education: string;
  publications: string;
  certificates: string;
  awards: string;
  voluntary: string;
  skills: string;
  languages: string;
  interests: string;
  contact: string;
  /** Label of the e-mail link. */
  write: string;
  call: string;
  website: string;
  today: string;
  skip: string;
  and: string;
  /** Column headers of the table of jobs. */
  where: string;
  result: string;
  portrait: string;
  since: string;
  noName: string;
  /** ISO 3166 code of the country that is omitted from places. */
  homeCountry?: string;
  /** Whether language names are lowercase within a sentence. */
  hasSmallLanguageNames: boolean;
}

export const profileMessages: Record<LanguageCode, ProfileMessages> = {
  en: {
    work: "Work",
    projects: "Projects",
    talks: "Talks",
    education: "Education",
    publications: "Publications",
    certificates: "Certificates",
    awards: "Awards",
    voluntary: "Voluntary work",
    skills: "Skills",
    languages: "Languages",
    interests: "Off duty",
    contact: "Contact",
    write: "Write to me",
    call: "Call",
    website: "Website",
    today: "today",
    skip: "Skip to the text",
    and: "and",
    where: "Where",
    result: "Result",
    portrait: "Portrait of",
    since: "since",
    noName: "No name",
    hasSmallLanguageNames: false,
  },
  no: {
    work: "Arbeid",
    projects: "Prosjekter",
    talks: "Foredrag",
    education: "Utdanning",
    publications: "Publikasjoner",
    certificates: "Kurs og sertifikater",
    awards: "Priser",
    voluntary: "Verv",
    skills: "Ferdigheter",
    languages: "Språk",
    interests: "Utenom jobb",
    contact: "Kontakt",
    write: "Skriv til meg",
    call: "Ring",
    website: "Nettside",
    today: "i dag",
    skip: "Hopp til teksten",
    and: "og",
    where: "Hvor",
    result: "Resultat",
    portrait: "Portrett av",
    since: "siden",
    noName: "Uten navn",
    homeCountry: "NO",
    hasSmallLanguageNames: true,
  },
};
