/**
 * The example profiles: one CV per language in `content/profiles/`, as JSON Resume, with its theme in
 * `meta.theme`. Build time only. To add one, see docs/add-a-profile.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Language } from "./data/types.ts";

export interface ProfileFile {
  /** File name without extension, and last segment of the URL. */
  slug: string;
  /** The name of a theme's folder. */
  theme: string;
  /** JSON Resume, unchecked. */
  resume: unknown;
}

const folder = resolve("content/profiles");

/** The example on the home page, where its CV and website are compared. */
export const leadingProfile = "ingrid";

/** Slugs of all examples, in the order of their names. */
export function profileSlugs(): string[] {
  const there = readdirSync(join(folder, "en"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"));
  return there.sort();
}

/** The name of an example's person. @throws when there is no such file */
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
