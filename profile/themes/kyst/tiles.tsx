import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { bestFigure } from "../../page/highlight.ts";
import { Figure, Highlights } from "../../page/highlights.tsx";
import { Joined } from "../../page/joined.tsx";
import { NamedLink } from "../../page/named-link.tsx";
import { Paragraphs } from "../../page/paragraphs.tsx";
import type { Accomplishment } from "../../page/profile.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { shoal } from "./coast.ts";

/** Projects as tiles of a sea chart: name, figure, and a shoal. */
export function Tiles({ profile, messages }: ThemeProps) {
  const { projects } = profile;
  if (projects.length === 0) return null;
  return (
    <section className="shallow" aria-labelledby="projects">
      <h2 id="projects">{messages.projects}</h2>
      <ul className="tiles">
        {each(projects, (project) => (
          <li>
            <Tile project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ project }: { project: Accomplishment }) {
  const { path, name, by, url, years, text, highlights } = project;
  const measure = bestFigure(highlights);
  const { rings, x, y } = shoal(name);
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {rings.map((ring) => (
          <path key={ring} d={ring} />
        ))}
        <path className="cross" d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} />
      </svg>
      <h3 data-field={fieldPath(path, "name")}>
        <NamedLink url={url}>{name}</NamedLink>
      </h3>
      {(by || years) && (
        <p className="where">
          <Joined
            parts={[
              { text: by, field: fieldPath(path, "entity") },
              { text: years, field: fieldPath(path, "startDate") },
            ]}
          />
        </p>
      )}
      <Paragraphs texts={text} />
      <Highlights highlights={highlights.filter((highlight) => highlight !== measure?.source)} />
      {measure && (
        <p className="figure" data-field={measure.source.path}>
          <Figure highlight={measure.shown} />
        </p>
      )}
    </>
  );
}
