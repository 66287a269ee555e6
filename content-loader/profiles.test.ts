import { describe, expect, test } from "vitest";
import { checkResume } from "../profile/check-resume.ts";
import { themeById } from "../profile/themes/index.ts";
import { profileSlugs, readProfile } from "./profiles.ts";

const slugs = profileSlugs();
const languages = ["en", "no"] as const;

/** The tree of a value without its texts: what it has, and how many. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]));
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

test("has three people, each in a different theme", () => {
  expect(slugs.length).toBeGreaterThanOrEqual(3);
  expect(new Set(slugs.map((slug) => readProfile(slug, "en").theme)).size).toBeGreaterThanOrEqual(3);
});

describe.each(slugs)("%s", (slug) => {
  test.each(languages)("is valid JSON Resume in an existing theme, in %s", (language) => {
    const { resume, theme } = readProfile(slug, language);
    expect(checkResume(resume).invalidPaths).toEqual([]);
    expect(themeById(theme).id).toBe(theme);
  });

  test("has the same sections, years and URLs in both languages", () => {
    const [en, no] = languages.map((language) => readProfile(slug, language));
    expect(shape(no?.resume)).toEqual(shape(en?.resume));
    const fixed = (resume: unknown) =>
      texts(resume).filter((text) => /^\d{4}(-\d\d)*$|^https?:|@/.test(text));
    expect(fixed(no?.resume)).toEqual(fixed(en?.resume));
  });

  test("uses reserved domains only", () => {
    for (const text of texts(readProfile(slug, "en").resume)) {
      if (text.includes("@")) expect(text).toMatch(/@[\w-]+\.example$/);
      if (/^https?:/.test(text)) expect(new URL(text).hostname).toMatch(/\.example$/);
    }
  });

  test("uses Norwegian typography", () => {
    for (const text of texts(readProfile(slug, "no").resume)) expect(text).not.toMatch(/"|--|\d%|—/);
  });
});
