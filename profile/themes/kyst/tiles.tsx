import { Deeds, Figure } from "../../page/deeds.tsx";
import { each } from "../../page/each.ts";
import type { LookProps } from "../../page/look.ts";
import { NamedLink } from "../../page/named-link.tsx";
import type { Piece } from "../../page/profile.ts";
import { shoal } from "./coast.ts";

/** Projects as tiles of a sea map: a name, a measure, and the shoal that it is. */
export function Tiles({ profile, words }: LookProps) {
  const { projects } = profile;
  if (projects.length === 0) return null;
  return (
    <section className="shallow" aria-labelledby="projects">
      <h2 id="projects">{words.projects}</h2>
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

function Tile({ project }: { project: Piece }) {
  const { name, by, url, years, text, deeds } = project;
  const measure = deeds.find(({ figure }) => figure);
  const { rings, x, y } = shoal(name);
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {rings.map((ring) => (
          <path key={ring} d={ring} />
        ))}
        <path className="cross" d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} />
      </svg>
      <h3>
        <NamedLink url={url}>{name}</NamedLink>
      </h3>
      {(by || years) && <p className="where">{[by, years].filter(Boolean).join(", ")}</p>}
      {each(text, (paragraph) => (
        <p>{paragraph}</p>
      ))}
      <Deeds deeds={deeds.filter((deed) => deed !== measure)} />
      {measure && (
        <p className="figure">
          <Figure deed={measure} />
        </p>
      )}
    </>
  );
}
