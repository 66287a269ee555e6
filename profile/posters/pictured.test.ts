import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { profileSlugs, readProfile } from "../../content-loader/profiles.ts";
import pictured from "./pictured.json" with { type: "json" };

const examples = profileSlugs().flatMap((slug) =>
  (["en", "no"] as const).map((language) => ({ slug, language })),
);

test.each(examples)(
  "the picture of $slug ($language) is up to date (else run npm run pictures)",
  (example) => {
    const { slug, language } = example;
    const { theme, resume } = readProfile(slug, language);
    const { basics } = resume as { basics?: unknown };
    expect((pictured as Record<string, unknown>)[`${slug}-${language}`]).toEqual({ theme, basics });
    expect(existsSync(`app/routes/home/first-screens/${slug}-${language}-page-light.avif`)).toBe(true);
  },
);
