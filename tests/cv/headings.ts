import type { Person } from "./people.ts";

const no = {
  contact: "Kontakt",
  personal: "Personalia",
  summary: "Profil",
  work: "Arbeidserfaring",
  education: "Utdanning",
  skills: "Ferdigheter",
  languages: "Språk",
  certificates: "Kurs og sertifikater",
  projects: "Prosjekter",
  publications: "Publikasjoner",
  volunteer: "Verv",
  awards: "Priser",
  interests: "Interesser",
  references: "Referanser",
  born: "Født",
  status: "Sivilstatus",
  phone: "Telefon",
  email: "E-post",
  address: "Adresse",
  now: "nå",
};
const en: typeof no = {
  contact: "Contact",
  personal: "Personal details",
  summary: "Profile",
  work: "Work experience",
  education: "Education",
  skills: "Skills",
  languages: "Languages",
  certificates: "Certificates",
  projects: "Projects",
  publications: "Publications",
  volunteer: "Volunteering",
  awards: "Awards",
  interests: "Interests",
  references: "References",
  born: "Date of birth",
  status: "Marital status",
  phone: "Phone",
  email: "Email",
  address: "Address",
  now: "Present",
};

/** Other words for the same, as other templates have them. */
const others = {
  no: {
    ...no,
    summary: "Om meg",
    work: "Yrkeserfaring",
    education: "Utdannelse",
    skills: "Kompetanse",
    certificates: "Sertifiseringer",
    volunteer: "Frivillig arbeid",
    awards: "Utmerkelser",
    interests: "Fritidsinteresser",
    now: "d.d.",
    phone: "Tlf.",
    languages: "Språkkunnskaper",
  },
  en: {
    ...en,
    summary: "About me",
    work: "Employment history",
    education: "Education and training",
    skills: "Key skills",
    certificates: "Certifications",
    volunteer: "Community involvement",
    awards: "Honours",
    interests: "Hobbies",
    now: "today",
    phone: "Tel",
    email: "E-mail",
  },
};

export type Headings = typeof no;

/** Headings in the person's language, in other words of it, or in English whatever the language is. */
export function headingsFor({ language }: Person, which: "usual" | "others" | "english" = "usual"): Headings {
  if (which === "english") return { ...en, now: language === "no" ? "Present" : en.now };
  if (which === "others") return others[language];
  return language === "no" ? no : en;
}
