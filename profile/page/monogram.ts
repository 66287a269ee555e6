import { hash32 } from "../../drawings/browser/random.ts";
import type { Profile } from "./profile.ts";

/** A hue of 0 to 359 derived from the name. */
export function hueOf(name: string): number {
  return hash32(`hue/${name}`) % 360;
}

/** A favicon with the person's initials, as a `data:` URL. */
export function monogramIcon({ name, initials }: Pick<Profile, "name" | "initials">): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="oklch(.4 .11 ${hueOf(name)})"/>` +
    `<text x="16" y="21.5" font-family="system-ui,sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="#fff">${initials.replaceAll(/[<&>]/g, "")}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
