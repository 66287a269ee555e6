import { hash32 } from "../../drawings/browser/random.ts";
import type { Profile } from "./profile.ts";

/** A hue of 0 to 359 derived from the name. */
export function pickHue(name: string): number {
  return hash32(`hue/${name}`) % 360;
}

/** A favicon with the person's initials. */
export function monogramSvg({ name, initials }: Pick<Profile, "name" | "initials">): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="oklch(.4 .11 ${pickHue(name)})"/>` +
    `<text x="16" y="21.5" font-family="system-ui,sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="#fff">${initials.replaceAll(/[<&>]/g, "")}</text></svg>`
  );
}

/** The same as a `data:` URL. */
export function monogramIcon(person: Pick<Profile, "name" | "initials">): string {
  return `data:image/svg+xml,${encodeURIComponent(monogramSvg(person))}`;
}
