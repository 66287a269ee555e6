import { each } from "../../page/each.ts";
import { Figure, Highlights } from "../../page/highlights.tsx";
import { NamedLink } from "../../page/named-link.tsx";
import type { Role, Station } from "../../page/profile.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { DepthLines } from "./depth-lines.tsx";

/** From how many stations on they stand closer, and their figures smaller. */
const many = 10;

/** Work as stations along one line, each with its years, what it was and the figure that holds. */
export function Stations({ profile, messages }: ThemeProps) {
  const { work } = profile;
  if (work.length === 0) return null;
  return (
    <section className="shallow" aria-labelledby="work">
      <DepthLines seed={profile.name} />
      <h2 id="work">{messages.work}</h2>
      <ol className="stations" data-many={work.length > many || undefined}>
        {each(work, (station) => (
          <li className={station.span?.ongoing ? "station now" : "station"}>
            <StationEntry station={station} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StationEntry({ station }: { station: Station }) {
  const { name, place, url, years, roles } = station;
  const several = roles.length > 1;
  const [role] = roles;
  const title = several || !role.title ? name : role.title;
  const below = [...(several || !role.title ? [] : [name]), place].filter(Boolean).join(", ");
  return (
    <>
      {years && <p className="when">{years}</p>}
      <div className="head">
        <h3>{several ? <NamedLink url={url}>{title}</NamedLink> : title}</h3>
        {below && <p className="where">{several ? below : <NamedLink url={url}>{below}</NamedLink>}</p>}
      </div>
      {each(roles, (one) => (
        <RoleEntry role={one} named={several} />
      ))}
    </>
  );
}

function RoleEntry({ role, named }: { role: Role; named: boolean }) {
  const { title, years, text, highlights } = role;
  const best = highlights.find(({ figure }) => figure);
  const others = highlights.filter((highlight) => highlight !== best);
  return (
    <div className="role">
      <div className="story">
        {named && (
          <h4>
            {title} {years && <span>{years}</span>}
          </h4>
        )}
        {each(text, (paragraph) => (
          <p>{paragraph}</p>
        ))}
        <Highlights highlights={others} />
      </div>
      {best && (
        <p className="figure">
          <Figure highlight={best} />
        </p>
      )}
    </div>
  );
}
