import type { Person, ProfilePage, WithContext } from "schema-dts";
import type { Profile } from "./profile.ts";

/**
 * Structured data: schema.org's ProfilePage about a Person, limited to what the page shows.
 *
 * https://developers.google.com/search/docs/appearance/structured-data/profile-page
 *
 * @param url URL of the page, if known
 */
export function personData(profile: Profile, tag: string, url?: string): WithContext<ProfilePage> {
  const { name, label, headline, place, picture, contacts, languages, work, education } = profile;
  const current = work.filter(({ span }) => span?.ongoing);
  const mail = contacts.find(({ kind }) => kind === "mail")?.text;
  const profileUrls = contacts
    .filter(({ kind }) => kind === "web" || kind === "profile")
    .map(({ href }) => href);
  const image = picture && url ? new URL(picture, url).href : picture;
  const person = {
    "@type": "Person",
    name,
    ...(label && { jobTitle: label }),
    ...(headline && { description: headline }),
    ...(image?.startsWith("https:") && { image }),
    ...(url && { url }),
    ...(mail && { email: mail }),
    ...(place && { homeLocation: { "@type": "Place", name: place } }),
    ...(profileUrls.length > 0 && { sameAs: profileUrls }),
    ...(languages.length > 0 && { knowsLanguage: languages.map((spoken) => spoken.name) }),
    ...named("worksFor", "Organization", current),
    ...named("alumniOf", "EducationalOrganization", education),
  } as Person;
  return { "@context": "https://schema.org", "@type": "ProfilePage", inLanguage: tag, mainEntity: person };
}

function named(property: string, type: string, places: { name?: string }[]) {
  const names = [...new Set(places.flatMap(({ name }) => name ?? []))];
  return names.length > 0 && { [property]: names.map((name) => ({ "@type": type, name })) };
}
