import { each } from "../../page/each.ts";
import { Figure, Highlights } from "../../page/highlights.tsx";
import { lengthOf } from "../../page/length.ts";
import { NamedLink } from "../../page/named-link.tsx";
import type { Piece } from "../../page/profile.ts";
import { firstSentence } from "../../page/sentence.ts";
import type { ThemeProps } from "../../page/theme.ts";

/** Cases as spreads: one sentence each, as large as the page is wide. */
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

function Case({ project, number }: { project: Piece; number: number }) {
  const { name, by, url, years, text, highlights } = project;
  const [sentence, rest] = firstSentence(text[0] ?? "");
  const others = [rest, ...text.slice(1)].filter(Boolean);
  const figures = highlights.filter(({ figure }) => figure);
  return (
    <article className="case grid">
      <div className="margin">
        <p className="number">{String(number).padStart(2, "0")}</p>
        <h3>
          <NamedLink url={url}>{name}</NamedLink>
        </h3>
        {by && <p>{by}</p>}
        {years && <p>{years}</p>}
      </div>
      {sentence && (
        <p className="sentence" data-length={lengthOf(sentence)}>
          {sentence}
        </p>
      )}
      {others.length + highlights.length > 0 && (
        <div className="more">
          {each(others, (paragraph) => (
            <p>{paragraph}</p>
          ))}
          <Highlights highlights={highlights.filter(({ figure }) => !figure)} />
        </div>
      )}
      {each(figures, (highlight) => (
        <p className="figure">
          <Figure highlight={highlight} />
        </p>
      ))}
    </article>
  );
}
