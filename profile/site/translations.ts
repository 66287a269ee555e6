import type { LanguageCode } from "../../shared/languages.ts";

/** Texts of a customer's site other than the profile. */
export const siteTranslations: Record<
  LanguageCode,
  {
    /** Accessible name of the bar above the profile. */
    bar: string;
    saveContact: string;
    notFound: string;
    notFoundText: string;
    home: string;
  }
> = {
  en: {
    bar: "Language and contact",
    saveContact: "Save contact",
    notFound: "Page not found",
    notFoundText: "The address may be mistyped, or the page has moved.",
    home: "Go to the home page",
  },
  no: {
    bar: "Språk og kontakt",
    saveContact: "Lagre kontakten",
    notFound: "Fant ikke siden",
    notFoundText: "Adressen kan være skrevet feil, eller siden kan være flyttet.",
    home: "Gå til forsiden",
  },
};
