import { profileSlugs, readProfile } from "../../../content-loader/profiles.ts";
import { checkResume } from "../../../profile/check-resume.ts";
import { createProfile, type Profile } from "../../../profile/page/profile.ts";
import type { Resume } from "../../../profile/resume.ts";
import { themeById } from "../../../profile/themes/index.ts";
import type { LanguageCode } from "../../i18n/languages.ts";

/**
 * The CV of an example.
 * @throws naming invalid JSON Resume fields
 */
export function exampleResume(slug: string, language: LanguageCode): Resume {
  const { resume, invalidPaths } = checkResume(readProfile(slug, language).resume);
  if (invalidPaths.length > 0)
    throw new Error(`content/profiles/${language}/${slug}.json: ${invalidPaths.join(", ")}`);
  return resume;
}

/** Listing data of each example. */
export function listedExamples(language: LanguageCode) {
  return profileSlugs().map((slug) => {
    const theme = themeById(readProfile(slug, language).theme);
    const profile: Profile = createProfile(exampleResume(slug, language), language, new Date());
    const { name, label, headline } = profile;
    return { slug, name, label, headline, theme: theme.about[language] };
  });
}
