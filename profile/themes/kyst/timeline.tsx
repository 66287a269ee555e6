import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { bestFigure } from "../../page/highlight.ts";
import { Figure, Highlights } from "../../page/highlights.tsx";
import { Joined } from "../../page/joined.tsx";
import { NamedLink } from "../../page/named-link.tsx";
import { Paragraphs } from "../../page/paragraphs.tsx";
import type { Experience, Role } from "../../page/profile.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { experienceId } from "./coast.ts";
import { DepthLines } from "./depth-lines.tsx";

const hasFigure = ({ highlights }: Role) => bestFigure(highlights) !== undefined;

/** Longer timelines have less space between entries and smaller figures. */
const maxSpacious = 10;

/** Work as entries along one line: years, title, story and the best figure. */
export function Timeline({ profile, messages }: ThemeProps) {
  const { work } = profile;
  if (work.length === 0) return null;
  return (
    <section className="shallow" aria-labelledby="work">
      <DepthLines seed={profile.name} />
      <h2 id="work">{messages.work}</h2>
      <ol
        className="timeline"
        data-many={work.length > maxSpacious || undefined}
        data-figures={work.some(({ roles }) => roles.some(hasFigure)) || undefined}
      >
        {each(work, (experience, index) => (
          <li
            id={experienceId(index)}
            className={experience.span?.ongoing ? "timeline-entry now" : "timeline-entry"}
          >
            <TimelineEntry experience={experience} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TimelineEntry({ experience }: { experience: Experience }) {
  const { path, name, place, url, years, roles } = experience;
  const several = roles.length > 1;
  const [role] = roles;
  const isNamedByEmployer = several || !role.title;
  const below = [
    { text: isNamedByEmployer ? undefined : name, field: fieldPath(path, "name") },
    { text: place, field: fieldPath(path, "location") },
  ];
  const hasBelow = below.some(({ text }) => text);
  return (
    <>
      {years && (
        <p className="when" data-field={fieldPath(path, "startDate")}>
          {years}
        </p>
      )}
      <div className="head">
        <h3 data-field={fieldPath(path, isNamedByEmployer ? "name" : "position")}>
          {several ? <NamedLink url={url}>{name}</NamedLink> : (role.title ?? name)}
        </h3>
        {hasBelow && (
          <p className="where">
            <NamedLink url={several ? undefined : url}>
              <Joined parts={below} />
            </NamedLink>
          </p>
        )}
      </div>
      {each(roles, (one) => (
        <RoleEntry role={one} named={several} />
      ))}
    </>
  );
}

function RoleEntry({ role, named }: { role: Role; named: boolean }) {
  const { path, title, years, text, highlights } = role;
  const best = bestFigure(highlights);
  const others = highlights.filter((highlight) => highlight !== best?.source);
  return (
    <div className="role">
      <div className="story">
        {named && (
          <h4>
            <span data-field={fieldPath(path, "position")}>{title}</span>{" "}
            {years && (
              <span className="years-of-role" data-field={fieldPath(path, "startDate")}>
                {years}
              </span>
            )}
          </h4>
        )}
        <Paragraphs texts={text} />
        <Highlights highlights={others} />
      </div>
      {best && (
        <p className="figure" data-field={best.source.path}>
          <Figure highlight={best.shown} />
        </p>
      )}
    </div>
  );
}
