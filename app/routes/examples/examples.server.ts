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
  const { resume, faults } = checkResume(readProfile(slug, language).resume);
  if (faults.length > 0) throw new Error(`content/profiles/${language}/${slug}.json: ${faults.join(", ")}`);
  return resume;
}

/** Listing data of each example. */
export function listedExamples(language: LanguageCode) {
  return profileSlugs().map((slug) => {
    const theme = themeById(readProfile(slug, language).theme);
    const profile: Profile = createProfile(exampleResume(slug, language), language, new Date());
    const { name, label, line } = profile;
    return { slug, name, label, line, theme: theme.about[language] };
  });
}
