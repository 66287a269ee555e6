/**
 * The example profiles: one CV per language in `content/profiles/`, as JSON Resume, with the theme that it wears in
 * `meta.theme`. Build time only. docs/add-a-profile.md tells how one is added.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Language } from "./data/types.ts";

export interface ProfileFile {
  /** The file's name without its ending, and the last part of the address. */
  slug: string;
  /** The name of a theme's folder. */
  theme: string;
  /** JSON Resume, unchecked. */
  resume: unknown;
}

const folder = resolve("content/profiles");

/** The example that the site leads with: its CV and website stand side by side on the front page. */
export const leadingProfile = "ingrid";

/** Slugs of all examples, in the order of their names. */
export function profileSlugs(): string[] {
  const there = readdirSync(join(folder, "en"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"));
  return there.sort();
}

/** What the person of an example is called. @throws when there is no such file */
export function profileName(slug: string, language: Language): string {
  const { basics } = profileFile(slug, language).resume as { basics: { name: string } };
  return basics.name;
}

/**
 * @throws when there is no such file or it names no theme
 */
export function profileFile(slug: string, language: Language): ProfileFile {
  const file = join(folder, language, `${slug}.json`);
  const resume: { meta?: { theme?: unknown } } = JSON.parse(readFileSync(file, "utf8"));
  const theme = resume.meta?.theme;
  if (typeof theme !== "string") throw new Error(`${file}: meta.theme has to name a theme`);
  return { slug, theme, resume };
}
