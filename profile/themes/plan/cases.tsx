import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { Figure, Highlights } from "../../page/highlights.tsx";
import { lengthClass } from "../../page/length.ts";
import { NamedLink } from "../../page/named-link.tsx";
import { Paragraphs } from "../../page/paragraphs.tsx";
import type { Accomplishment } from "../../page/profile.ts";
import { firstSentence } from "../../page/sentence.ts";
import type { ThemeProps } from "../../page/theme.ts";

/** Projects, each with a full-width sentence. */
export function Cases({ profile, messages }: ThemeProps) {
  const { projects } = profile;
  if (projects.length === 0) return null;
  return (
    <section className="cases" aria-labelledby="projects">
      <h2 id="projects">{messages.projects}</h2>
      {each(projects, (project, i) => (
        <Case project={project} number={i + 1} />
      ))}
    </section>
  );
}

function Case({ project, number }: { project: Accomplishment; number: number }) {
  const { path, name, by, url, years, text, highlights } = project;
  const [first, ...later] = text;
  const [sentence, rest] = firstSentence(first?.text ?? "");
  const others = [...(rest ? [{ text: rest, path: first?.path }] : []), ...later];
  const figures = highlights.filter(({ figure }) => figure);
  return (
    <article className="case grid">
      <div className="margin">
        <p className="number">{String(number).padStart(2, "0")}</p>
        <h3 data-field={fieldPath(path, "name")}>
          <NamedLink url={url}>{name}</NamedLink>
        </h3>
        {by && <p data-field={fieldPath(path, "entity")}>{by}</p>}
        {years && <p data-field={fieldPath(path, "startDate")}>{years}</p>}
      </div>
      {sentence && (
        <p className="sentence" data-length={lengthClass(sentence)} data-field={first?.path}>
          {sentence}
        </p>
      )}
      {others.length + highlights.length > 0 && (
        <div className="more">
          <Paragraphs texts={others} />
          <Highlights highlights={highlights.filter(({ figure }) => !figure)} />
        </div>
      )}
      {each(figures, (highlight) => (
        <p className="figure" data-field={highlight.path}>
          <Figure highlight={highlight} />
        </p>
      ))}
    </article>
  );
}
