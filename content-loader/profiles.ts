/**
 * The example profiles: one CV per language in `content/profiles/`, as JSON Resume, with its theme in
 * `meta.theme`. Build time only. To add one, see docs/add-a-profile.md.
 */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { LanguageCode } from "../shared/languages.ts";

interface ProfileFile {
  /** File name without extension, and last segment of the URL. */
  slug: string;
  /** The name of a theme's folder. */
  theme: string;
  /** JSON Resume, unchecked. */
  resume: unknown;
}

const folder = resolve("content/profiles");

/** The example whose CV and website the home page compares. */
export const homeProfile = "ingrid";

/** Slugs of all examples, sorted. */
export function profileSlugs(): string[] {
  const slugs = readdirSync(join(folder, "en"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"));
  return slugs.sort();
}

/** The name of an example's person. @throws when there is no such file */
export function profileName(slug: string, language: LanguageCode): string {
  const { basics } = readProfile(slug, language).resume as { basics: { name: string } };
  return basics.name;
}

/** Reads an example. @throws when there is no such file or it names no theme */
export function readProfile(slug: string, language: LanguageCode): ProfileFile {
  const file = join(folder, language, `${slug}.json`);
  const resume: { meta?: { theme?: unknown } } = JSON.parse(readFileSync(file, "utf8"));
  const theme = resume.meta?.theme;
  if (typeof theme !== "string") throw new Error(`${file}: meta.theme must name a theme`);
  return { slug, theme, resume };
}
