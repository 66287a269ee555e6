import { Deeds, Figure } from "../../page/deeds.tsx";
import { each } from "../../page/each.ts";
import { lengthOf } from "../../page/length.ts";
import type { LookProps } from "../../page/look.ts";
import { NamedLink } from "../../page/named-link.tsx";
import type { Piece } from "../../page/profile.ts";
import { firstSentence } from "../../page/sentence.ts";

/** Cases as spreads: one sentence each, as large as the page is wide. */
export function Cases({ profile, words }: LookProps) {
  const { projects } = profile;
  if (projects.length === 0) return null;
  return (
    <section className="cases" aria-labelledby="projects">
      <h2 id="projects">{words.projects}</h2>
      {each(projects, (project, i) => (
        <Case project={project} number={i + 1} />
      ))}
    </section>
  );
}

function Case({ project, number }: { project: Piece; number: number }) {
  const { name, by, url, years, text, deeds } = project;
  const [sentence, rest] = firstSentence(text[0] ?? "");
  const others = [rest, ...text.slice(1)].filter(Boolean);
  const figures = deeds.filter(({ figure }) => figure);
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
      {others.length + deeds.length > 0 && (
        <div className="more">
          {each(others, (paragraph) => (
            <p>{paragraph}</p>
          ))}
          <Deeds deeds={deeds.filter(({ figure }) => !figure)} />
        </div>
      )}
      {each(figures, (deed) => (
        <p className="figure">
          <Figure deed={deed} />
        </p>
      ))}
    </article>
  );
}
