import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { NamedLink } from "../../page/named-link.tsx";
import type { Accomplishment } from "../../page/profile.ts";
import { Section } from "../../page/section.tsx";
import {
  asSentence,
  capitalize,
  joinList,
  languageInSentence,
  stopAfter,
  withNote,
} from "../../page/sentence.ts";
import { groupSkills } from "../../page/skills.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { Paragraph } from "./paragraph.tsx";

/** Reference sections: bibliography, education, and one sentence for each of the others. */
export function Lists({ profile, messages }: ThemeProps) {
  const { language, education, languages, interests } = profile;
  const skills = groupSkills(profile.skills);
  return (
    <>
      <Bibliography id="publications" title={messages.publications} accomplishments={profile.publications} />
      <Bibliography id="talks" title={messages.talks} accomplishments={profile.talks} />
      {education.length > 0 && (
        <Section id="education" title={messages.education}>
          {each(education, ({ path, name, title, url, years, notes }) => (
            <Paragraph when={years} field={fieldPath(path, "startDate")}>
              <h3 data-field={fieldPath(path, title ? "area" : "institution")}>
                {title ?? <NamedLink url={url}>{name}</NamedLink>}
                {title && name && (
                  <span className="by" data-field={fieldPath(path, "institution")}>
                    , <NamedLink url={url}>{name}</NamedLink>
                  </span>
                )}
                {stopAfter(title && name ? name : (title ?? name))}
              </h3>{" "}
              <p data-field={fieldPath(path, "courses")}>
                {notes.map(({ text }) => asSentence(text)).join(" ")}
              </p>
            </Paragraph>
          ))}
        </Section>
      )}
      <Bibliography id="awards" title={messages.awards} accomplishments={profile.awards} />
      <Bibliography id="certificates" title={messages.certificates} accomplishments={profile.certificates} />
      {skills.length > 0 && (
        <Section id="skills" title={messages.skills}>
          {each(skills, ({ path, name, level, keywords }) => (
            <Paragraph>
              {name && (
                <h3 data-field={path}>
                  {name}
                  {level && <span className="by">{`, ${level}`}</span>}
                  {keywords.length > 0 ? ": " : "."}
                </h3>
              )}
              {keywords.length > 0 && (
                <p data-field={fieldPath(path, "keywords")}>{asSentence(joinList(keywords, messages.and))}</p>
              )}
            </Paragraph>
          ))}
        </Section>
      )}
      {languages.length > 0 && (
        <Section id="languages" title={messages.languages}>
          <Paragraph>
            <p>
              {asSentence(
                joinList(
                  languages.map(({ name, level }, i) =>
                    withNote(
                      i > 0 ? languageInSentence(name, language) : name,
                      level ? [level] : [],
                      language,
                    ),
                  ),
                  messages.and,
                ),
              )}
            </p>
          </Paragraph>
        </Section>
      )}
      {interests.length > 0 && (
        <Section id="interests" title={messages.interests}>
          <Paragraph>
            <p>
              {interests
                .map(({ name, keywords }) => asSentence(withNote(name, keywords, language)))
                .join(" ")}
            </p>
          </Paragraph>
        </Section>
      )}
    </>
  );
}

/** Entries with a hanging indent, as in a bibliography. */
function Bibliography({
  id,
  title,
  accomplishments,
}: {
  id: string;
  title: string;
  accomplishments: readonly Accomplishment[];
}) {
  if (accomplishments.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="works">
        {each(accomplishments, (accomplishment) => (
          <li>
            <cite data-field={fieldPath(accomplishment.path, accomplishment.nameField)}>
              <NamedLink url={accomplishment.url}>{accomplishment.name}</NamedLink>
            </cite>
            {`${stopAfter(accomplishment.name)} `}
            <span data-field={fieldPath(accomplishment.path, accomplishment.byField)}>
              {[formatSource(accomplishment), ...accomplishment.text.map(({ text }) => text)]
                .filter(Boolean)
                .join(" ")}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** `Forlaget, mai 2024.` Capitalized, because Norwegian months are lowercase. */
function formatSource({ by, date, years }: Accomplishment): string {
  const when = date ?? years;
  const source = [by, when].filter(Boolean).join(", ");
  return source && asSentence(capitalize(source));
}
