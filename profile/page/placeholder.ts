import { bestFigure } from "./highlight.ts";
import type { Paragraph, Profile, Role } from "./profile.ts";

/** Placeholder for the missing story of a job, shown only in the preview pane. */
export interface Placeholder {
  /** @param about a figure, a title or an employer */
  text(about: string): string;
  lang: string;
}

/** `data-field` of a placeholder. Its text is a link for keyboard access. */
export const placeholderPath = "placeholder";

export const placeholderCss = `
[data-field="${placeholderPath}"]{padding-inline-start:.7em;border-inline-start:2px dashed;font-style:italic;opacity:.8;cursor:pointer}
span[data-field="${placeholderPath}"]{padding:0;border:0;border-bottom:1px dashed}
[data-field="${placeholderPath}"] a{color:inherit;text-decoration:none}
@media print{[data-field="${placeholderPath}"]{display:none}}
`;

/** Adds the placeholder to the first job without a story, preferably one with a figure. */
export function withPlaceholder(profile: Profile, { text, lang }: Placeholder): Profile {
  const roles = profile.work.flatMap((experience) => experience.roles.map((role) => ({ experience, role })));
  const empty = roles.filter(({ role }) => role.text.length === 0);
  const found = empty.find(({ role }) => bestFigure(role.highlights)) ?? empty[0];
  if (!found) return profile;
  const about = bestFigure(found.role.highlights)?.shown.figure ?? found.role.title ?? found.experience.name;
  if (!about) return profile;
  const paragraph: Paragraph = {
    text: text(about),
    path: placeholderPath,
    lang,
    href: `#${placeholderPath}`,
  };
  const fill = (role: Role): Role => (role === found.role ? { ...role, text: [paragraph] } : role);
  return {
    ...profile,
    work: profile.work.map((experience) => {
      const [first, ...others] = experience.roles;
      return { ...experience, roles: [fill(first), ...others.map(fill)] };
    }),
  };
}
