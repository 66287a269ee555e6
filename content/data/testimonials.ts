/**
 * What clients say. These are examples: the names are the ones that each country uses for 'anybody', the companies
 * are called 'example' in its language, and pages mark every sample. A real one needs a check
 * that they are a client, and the page says how that is done (markedsføringsloven § 8, since October 2023); the written
 * consent is what that page and the privacy policy promise.
 */
import type { PackageId } from "./packages.ts";
import type { IsoDate, Localised } from "./types.ts";

type Origin = { sample: true } | { sample: false; consentedOn: IsoDate; checkedBy: string };

export type Testimonial = Origin & {
  id: string;
  name: string;
  role: Localised;
  company: string;
  /** A photograph on our own site; null draws the monogram. */
  image: string | null;
  rating: 1 | 2 | 3 | 4 | 5;
  package: PackageId;
  quote: Localised;
};

export const testimonials: readonly Testimonial[] = [
  {
    id: "kari",
    sample: true,
    name: "Kari Nordmann",
    role: { en: "Project manager", no: "Prosjektleder" },
    company: "Eksempel Energi",
    image: null,
    rating: 5,
    package: "pro",
    quote: {
      en: "They asked what I had actually done in each project. Half of my CV went, and the half that stayed says more than the whole did.",
      no: "De spurte hva jeg faktisk hadde gjort i hvert prosjekt. Halve CV-en røk ut, og den halvdelen som ble igjen, sier mer enn hele gjorde.",
    },
  },
  {
    id: "joe",
    sample: true,
    name: "Joe Bloggs",
    role: { en: "Finance director", no: "Økonomidirektør" },
    company: "Example Holdings",
    image: null,
    rating: 5,
    package: "premium",
    quote: {
      en: "I was afraid it would sound like boasting. It reads the way I would introduce myself across a table, only in better order.",
      no: "Jeg var redd det skulle høres ut som skryt. Det høres ut som meg når jeg presenterer meg i et møte, bare mer ryddig.",
    },
  },
  {
    id: "nora",
    sample: true,
    name: "Nora Eksempel",
    role: { en: "Ward nurse and researcher", no: "Sykepleier og forsker" },
    company: "Eksempelsykehuset",
    image: null,
    rating: 5,
    package: "pro",
    quote: {
      en: "My courses, my articles and my night shifts are finally in one place where they make sense. No patient stories, as we agreed at the start.",
      no: "Kursene, artiklene og erfaringen fra sengeposten er endelig samlet på ett sted. Ingen pasienthistorier, slik vi avtalte fra starten.",
    },
  },
  {
    id: "erika",
    sample: true,
    name: "Erika Mustermann",
    role: { en: "Data analyst", no: "Dataanalytiker" },
    company: "Musterwerk",
    image: null,
    rating: 5,
    package: "starter",
    quote: {
      en: "A small package, and exactly what was promised: one page, two languages, online within the week. The single round of changes was enough.",
      no: "En liten pakke, og akkurat det som var lovet: én side, to språk, på nett innen en uke. Den ene runden med endringer var nok.",
    },
  },
  {
    id: "maija",
    sample: true,
    name: "Maija Meikäläinen",
    role: { en: "Software developer", no: "Systemutvikler" },
    company: "Esimerkki Software",
    image: null,
    rating: 5,
    package: "pro",
    quote: {
      en: "I could have built the site myself. I could not have written it. The questions before the first draft were worth the price alone.",
      no: "Nettsiden kunne jeg bygd selv, men ikke skrevet den. Spørsmålene jeg fikk før første utkast, var verdt prisen alene.",
    },
  },
  {
    id: "anna",
    sample: true,
    name: "Anna Medelsvensson",
    role: { en: "Architect", no: "Arkitekt" },
    company: "Exempel Arkitekter",
    image: null,
    rating: 5,
    package: "premium",
    quote: {
      en: "They left room around the drawings and kept the text short. When I wanted a heading moved for the fourth time, it was moved.",
      no: "De ga tegningene luft og holdt teksten kort. Da jeg ville flytte en overskrift for fjerde gang, ble den flyttet.",
    },
  },
  {
    id: "jan",
    sample: true,
    name: "Jan Modaal",
    role: { en: "Freelance copywriter", no: "Frilans tekstforfatter" },
    company: "Voorbeeld Media",
    image: null,
    rating: 5,
    package: "starter",
    quote: {
      en: "Even a writer needs an editor. Mine crossed out the word ‘passionate’ on the first day, and I have not missed it.",
      no: "Selv en skribent trenger en redaktør. Min strøk ordet ‘lidenskapelig’ første dag, og jeg har ikke savnet det.",
    },
  },
  {
    id: "ola",
    sample: true,
    name: "Ola Nordmann",
    role: { en: "Adviser in personal banking", no: "Rådgiver for privatkunder" },
    company: "Eksempelbanken",
    image: null,
    rating: 5,
    package: "starter",
    quote: {
      en: "After nineteen years in one job I did not think I had a story. It turned out I had three, and they helped me pick one.",
      no: "Etter nitten år i samme jobb trodde jeg ikke at jeg hadde noe å fortelle. Jeg hadde tre historier, og fikk hjelp til å velge én.",
    },
  },
  {
    id: "jane",
    sample: true,
    name: "Jane Doe",
    role: { en: "Product designer", no: "Produktdesigner" },
    company: "Example Engineering",
    image: null,
    rating: 5,
    package: "pro",
    quote: {
      en: "The Norwegian version is not a translation of the English one. A colleague in Bergen asked who had written it for me, and meant it kindly.",
      no: "Den norske versjonen er ikke en oversettelse av den engelske. En kollega i Bergen spurte hvem som hadde skrevet den, og mente det pent.",
    },
  },
];

/** The two on the home page. */
export const homeTestimonials = pick("kari", "joe");

/** The Norway page's two quotes; their title is a role, and no package is named. */
export type NorwayTestimonial = Origin &
  Pick<Testimonial, "id" | "name" | "company" | "image" | "quote"> & { title: Localised };

export const norwayTestimonials: readonly NorwayTestimonial[] = [
  {
    id: "mari",
    sample: true,
    name: "Mari Eksempel",
    title: { en: "Marine biologist, Bergen", no: "Havbiolog, Bergen" },
    company: "Eksempel Havbruk",
    image: null,
    quote: {
      en: "I wanted to show what I can do without claiming to be the best at it. That balance is hard to find on your own.",
      no: "Jeg ville vise hva jeg kan, uten å si at jeg er best. Den balansen er vanskelig å finne alene.",
    },
  },
  {
    id: "priya",
    sample: true,
    name: "Priya Prøvesen",
    title: { en: "Civil engineer, Stavanger", no: "Byggingeniør, Stavanger" },
    company: "Eksempel Anlegg",
    image: null,
    quote: {
      en: "My CV was written for another country. They explained what a Norwegian reader looks for, and why the date of birth could go.",
      no: "CV-en min var skrevet for et annet land. De forklarte hva en norsk leser ser etter, og hvorfor fødselsdatoen kunne strykes.",
    },
  },
];

function pick(...ids: string[]): readonly Testimonial[] {
  return ids.map((id) => {
    const found = testimonials.find((item) => item.id === id);
    if (!found) throw new Error(`content/data/testimonials.ts: there is no testimonial "${id}"`);
    return found;
  });
}
