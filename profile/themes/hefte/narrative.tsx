import type { ReactNode } from "react";
import { each } from "../../page/each.ts";
import { NamedLink } from "../../page/named-link.tsx";
import type { Role, Station } from "../../page/profile.ts";
import { asSentence } from "../../page/sentence.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { Chapter, Paragraph } from "./chapter.tsx";

/** What can be read aloud: the preface, and work as paragraphs with their years in the margin. */
export function Narrative({ profile, messages }: ThemeProps) {
  const { lead, work, projects, voluntary } = profile;
  return (
    <>
      {lead.length > 0 && (
        <div className="preface">
          {each(lead, (paragraph) => (
            <p>{paragraph}</p>
          ))}
        </div>
      )}
      {work.length > 0 && (
        <Chapter id="work" title={messages.work}>
          {each(work, (station) => (
            <StationParagraphs station={station} />
          ))}
        </Chapter>
      )}
      {projects.length > 0 && (
        <Chapter id="projects" title={messages.projects}>
          {each(projects, ({ name, by, url, years, text, highlights }) => (
            <Paragraph when={years}>
              <h3>
                <NamedLink url={url}>{name}</NamedLink>
                {by && <span>{`, ${by}`}</span>}.
              </h3>{" "}
              <Prose text={text} highlights={highlights} />
            </Paragraph>
          ))}
        </Chapter>
      )}
      {voluntary.length > 0 && (
        <Chapter id="voluntary" title={messages.voluntary}>
          {each(voluntary, (station) => (
            <StationParagraphs station={station} />
          ))}
        </Chapter>
      )}
    </>
  );
}

/** Each task is a paragraph; the place is named in the first. */
function StationParagraphs({ station: { name, place, url, roles } }: { station: Station }): ReactNode {
  const at = [name, place].filter(Boolean).join(", ");
  return each(roles, (role, i) => (
    <Paragraph when={role.years}>
      <h3>
        {role.title ?? <NamedLink url={url}>{at}</NamedLink>}
        {role.title && at && i === 0 && (
          <span>
            , <NamedLink url={url}>{at}</NamedLink>
          </span>
        )}
        .
      </h3>{" "}
      <Prose text={role.text} highlights={role.highlights} />
    </Paragraph>
  ));
}

/** Paragraphs run on, and what came of it follows as sentences. */
function Prose({ text, highlights }: Pick<Role, "text" | "highlights">) {
  const sentences = highlights.map((highlight) =>
    asSentence([highlight.figure, highlight.text].filter(Boolean).join(" ")),
  );
  return <p>{[...text.map(asSentence), ...sentences].join(" ")}</p>;
}
