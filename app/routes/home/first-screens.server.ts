import type { LanguageCode } from "../../../shared/languages.ts";
import type { ThemedPicture } from "../../ui/picture.tsx";

/** Addresses of the pictures that `npm run pictures` takes. They contain a hash, so that browsers keep them. */
const addresses = import.meta.glob<string>("./first-screens/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * A picture of an example in both colour schemes.
 * @param shot as named in `scripts/take-example-pictures.ts`
 * @throws when it has not been taken
 */
export function firstScreen(slug: string, language: LanguageCode, shot: string): ThemedPicture {
  const find = (scheme: string) => {
    const address = addresses[`./first-screens/${slug}-${language}-${shot}-${scheme}.avif`];
    if (!address)
      throw new Error(`${slug}-${language}-${shot}-${scheme}.avif is missing: run npm run pictures`);
    return address;
  };
  return { light: find("light"), dark: find("dark") };
}
