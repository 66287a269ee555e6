/** A file of `content/<language>/`: its name in English and Norwegian, and the page that shows it. */
type TextFile = readonly [en: string, no: string, page: string];

export const textFiles: Record<string, TextFile> = {
  home: ["Home page", "Forsiden", "/"],
  services: ["Services", "Tjenester", "/services"],
  pricing: ["Packages and prices", "Pakker og priser", "/pricing"],
  whyUs: ["Why us", "Hvorfor oss", "/why-us"],
  howWeCount: ["How we count", "Slik teller vi", "/how-we-count"],
  norway: ["Norway", "Norge", "/norway"],
  international: ["International", "Internasjonalt", "/international"],
  testimonialsPage: ["Testimonials", "Kundeomtaler", "/testimonials"],
  assurances: ["In place of testimonials", "I stedet for kundeomtaler", "/testimonials"],
  withoutSamples: ["In place of hidden figures", "I stedet for skjulte tall", "/why-us"],
  examples: ["Example profiles", "Eksempelprofiler", "/examples"],

  contact: ["Contact", "Kontakt", "/contact"],
  contactMore: ["Contact: address and next steps", "Kontakt: adresse og neste steg", "/contact"],
  contactForm: ["Contact form", "Kontaktskjema", "/contact"],
  orderSummary: ["Summary of an order", "Oppsummering av en bestilling", "/contact"],
  booking: ["Booking", "Timebestilling", "/contact"],
  bookingForm: ["Booking form", "Bestillingsskjema", "/contact"],
  scheduler: ["External booking", "Ekstern timebestilling", "/contact"],
  calendar: ["Booking: calendar", "Timebestilling: kalender", "/contact"],
  receipt: ["Receipt", "Kvittering", "/contact"],
  ownerMails: ["Mails to you", "E-post til deg", "/contact"],

  blog: ["Blog", "Bloggen", "/blog"],
  archive: ["All articles", "Alle artikler", "/blog/archive"],
  articles: ["Around an article", "Rundt en artikkel", "/blog"],
  articleMarkdown: ["Buttons in articles", "Knapper i artikler", "/blog"],
  worksheet: ["Printable from an article", "Utskrift fra en artikkel", "/blog"],
  newsletter: ["Newsletter", "Nyhetsbrev", "/blog"],
  subscribe: ["Newsletter form", "Skjema for nyhetsbrev", "/blog"],

  preview: ["CV preview", "CV-forhåndsvisning", "/preview"],
  studio: ["CV preview: the designed page", "CV-forhåndsvisning: den ferdige siden", "/preview"],
  structure: ["CV preview: how a file is read", "CV-forhåndsvisning: slik leses en fil", "/preview"],
  advice: ["CV preview: advice", "CV-forhåndsvisning: råd", "/preview"],

  nav: ["Menu", "Meny", "/"],
  footer: ["Footer", "Bunnen av sidene", "/"],
  cta: ["Invitation at the end of pages", "Invitasjon nederst på sidene", "/services"],
  common: ["Words on every page", "Ord på alle sider", "/"],
  consent: ["Consent to statistics", "Samtykke til statistikk", "/"],
  notFound: ["Page not found", "Siden finnes ikke", "/not-found"],

  terms: ["Terms of service", "Vilkår", "/terms"],
  privacy: ["Privacy policy", "Personvernerklæring", "/privacy-policy"],
  counting: ["Privacy policy: statistics", "Personvernerklæring: statistikk", "/privacy-policy"],
  accessibility: ["Accessibility", "Tilgjengelighet", "/accessibility"],
  legal: ["Words of the legal pages", "Ord på de juridiske sidene", "/terms"],
};

type LabelPair = readonly [en: string, no: string];

/** Labels of keys that several files use. */
const keys: Record<string, LabelPair> = {
  meta: ["Search engines and tab", "Søkemotorer og fane"],
  title: ["Title", "Tittel"],
  description: ["Description", "Beskrivelse"],
  version: ["Version", "Versjon"],
  updated: ["Changed", "Endret"],
  lead: ["Introduction", "Ingress"],
  hero: ["Top of the page", "Toppen av siden"],
  sections: ["Sections", "Avsnitt"],
  id: ["ID", "ID"],
  heading: ["Heading", "Overskrift"],
  body: ["Paragraphs and lists", "Avsnitt og lister"],
  text: ["Text", "Tekst"],
  label: ["Label", "Etikett"],
  note: ["Note", "Merknad"],
  closing: ["End of the page", "Slutten av siden"],
  items: ["Items", "Punkter"],
  steps: ["Steps", "Steg"],
  button: ["Button", "Knapp"],
  packages: ["Packages", "Pakker"],
  promise: ["Promise", "Løfte"],
  delivery: ["Delivery", "Levering"],
  process: ["Process", "Prosess"],
  result: ["Result", "Resultat"],
};

const hints: Record<string, LabelPair> = {
  id: ["Used in code and addresses; do not change", "Brukes i kode og adresser; ikke endre"],
  body: [
    "A block whose lines all begin with '- ' is a list.",
    "En blokk der alle linjene begynner med «- », er en liste.",
  ],
  updated: ["2026-11-24, the same in both languages", "2026-11-24, likt på begge språk"],
};

/** A text's label and hint by its key. A key that only one file uses becomes its own label: `successStory` is 'Success story'. */
export function textLabel(key: string, language: "en" | "no"): { label: string; hint?: string } {
  const index = language === "en" ? 0 : 1;
  const written = key
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll("_", " ");
  const hint = hints[key]?.[index];
  return {
    label: keys[key]?.[index] ?? written.charAt(0).toUpperCase() + written.slice(1),
    ...(hint && { hint }),
  };
}
