import type { ReactNode } from "react";
import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { toLine } from "../../page/highlight.ts";
import { Joined } from "../../page/joined.tsx";
import { NamedLink } from "../../page/named-link.tsx";
import { Paragraphs } from "../../page/paragraphs.tsx";
import type { Experience, Paragraph as ProfileParagraph, Role } from "../../page/profile.ts";
import { Section } from "../../page/section.tsx";
import { asSentence, stopAfter } from "../../page/sentence.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { Paragraph } from "./paragraph.tsx";

/** Minimum length of a preface for an initial three lines high. */
const minInitialLength = 190;

/** The preface, and jobs as paragraphs with their years in the margin. */
export function Narrative({ profile, messages }: ThemeProps) {
  const { lead, work, projects, voluntary } = profile;
  return (
    <>
      {lead.length > 0 && (
        <div className="preface" data-initial={(lead[0]?.text.length ?? 0) >= minInitialLength || undefined}>
          <Paragraphs texts={lead} />
        </div>
      )}
      {work.length > 0 && (
        <Section id="work" title={messages.work}>
          {each(work, (experience) => (
            <ExperienceParagraphs experience={experience} />
          ))}
        </Section>
      )}
      {projects.length > 0 && (
        <Section id="projects" title={messages.projects}>
          {each(projects, ({ path, name, by, url, years, text, highlights }) => (
            <Paragraph when={years} field={fieldPath(path, "startDate")}>
              <h3 data-field={fieldPath(path, "name")}>
                <NamedLink url={url}>{name}</NamedLink>
                {by && <span className="by" data-field={fieldPath(path, "entity")}>{`, ${by}`}</span>}
                {stopAfter(by ?? name)}
              </h3>{" "}
              <Prose text={text} highlights={highlights} />
            </Paragraph>
          ))}
        </Section>
      )}
      {voluntary.length > 0 && (
        <Section id="voluntary" title={messages.voluntary}>
          {each(voluntary, (experience) => (
            <ExperienceParagraphs experience={experience} />
          ))}
        </Section>
      )}
    </>
  );
}

/** One paragraph per role with its employer; the first names the place. */
function ExperienceParagraphs({ experience }: { experience: Experience }): ReactNode {
  const { path, name, place, url, roles } = experience;
  const nameField = fieldPath(path, path?.startsWith("volunteer") ? "organization" : "name");
  const all = [
    { text: name, field: nameField },
    { text: place, field: fieldPath(path, "location") },
  ].filter(({ text }) => text);
  return each(roles, (role, i) => {
    const employer = i === 0 ? all : all.slice(0, 1);
    return (
      <Paragraph when={role.years} field={fieldPath(role.path, "startDate")}>
        <h3>
          {role.title ? (
            <span data-field={fieldPath(role.path, "position")}>{role.title}</span>
          ) : (
            <NamedLink url={url}>
              <Joined parts={employer} />
            </NamedLink>
          )}
          {role.title && employer.length > 0 && (
            <span className="by">
              ,{" "}
              <NamedLink url={url}>
                <Joined parts={employer} />
              </NamedLink>
            </span>
          )}
          {stopAfter(employer.at(-1)?.text ?? role.title)}
        </h3>{" "}
        <Prose text={role.text} highlights={role.highlights} />
      </Paragraph>
    );
  });
}

/** Paragraphs and highlights as sentences of one paragraph. */
function Prose({ text, highlights }: Pick<Role, "text" | "highlights">) {
  const sentences: ProfileParagraph[] = [...text, ...highlights.map(toLine)];
  return (
    <p>
      {each(sentences, (sentence, i) => (
        <>
          {i > 0 && " "}
          <span data-field={sentence.path} lang={sentence.lang}>
            {sentence.href ? <a href={sentence.href}>{sentence.text}</a> : asSentence(sentence.text)}
          </span>
        </>
      ))}
    </p>
  );
}
