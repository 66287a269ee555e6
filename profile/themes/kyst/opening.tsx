import { ContactLink } from "../../page/contact.tsx";
import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { lengthClass } from "../../page/length.ts";
import { Paragraphs } from "../../page/paragraphs.tsx";
import type { ThemeProps } from "../../page/theme.ts";
import { axisMarks, coastHeight, coastPaths, coastWidth, findPeaks } from "./coast.ts";

/** The first screen: name and headline in the sky, the career as a coast, the summary on the water below. */
export function Opening({ profile, messages }: ThemeProps) {
  const { path, name, headline, headlinePath, label, place, lead, picture, contacts } = profile;
  const [mainContact] = contacts;
  return (
    <header className="opening">
      <div className="sky">
        <div className="mast">
          <h1 data-field={fieldPath(path, "name")}>{name}</h1>
          {place && <p data-field={fieldPath(path, "city")}>{place}</p>}
          {mainContact && (
            <p className="main-contact">
              <ContactLink contact={mainContact} />
            </p>
          )}
        </div>
        <p
          className="headline"
          data-length={lengthClass(headline ?? label ?? name)}
          data-field={headlinePath}
        >
          {headline ?? label ?? name}
        </p>
        <Coast {...{ profile, messages }} />
      </div>
      <div className="deep">
        <Years {...{ profile, messages }} />
        <div className="who">
          {picture && <img src={picture} alt={`${messages.portrait} ${name}`} width="160" height="160" />}
          {label && label !== headline && (
            <p className="label" data-field={fieldPath(path, "label")}>
              {label}
            </p>
          )}
          {lead.length > 0 && (
            <div className="lead">
              <Paragraphs texts={lead} />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

function Coast({ profile, messages }: ThemeProps) {
  const [far, middle, near] = coastPaths(profile);
  return (
    <div className="land">
      <div className="coast" aria-hidden="true">
        <i className="sun" />
        <svg aria-hidden="true" viewBox={`0 0 ${coastWidth} ${coastHeight}`} preserveAspectRatio="none">
          <path className="far" d={far} />
          <path className="middle" d={middle} />
          <path className="near" d={near} />
        </svg>
      </div>
      <Peaks {...{ profile, messages }} />
    </div>
  );
}

const percent = (position: number) => `${(position * 100).toFixed(1)}%`;

/** Each peak names its employer and links to its entry. Separate from the coast's SVG, which is stretched. */
function Peaks({ profile, messages }: ThemeProps) {
  const peaks = findPeaks(profile);
  if (peaks.length === 0) return null;
  return (
    <nav className="peaks" aria-label={messages.work}>
      <svg role="none">
        {peaks.map(({ id, name, shortName, years, from, to, top }) => (
          <a key={id} href={`#${id}`} aria-label={[name, years].filter(Boolean).join(", ")}>
            <rect x={percent(from)} width={percent(to - from)} height="100%" />
            <circle cx={percent(top.x)} cy={percent(top.y)} r="4" />
            <text x={percent(top.x)} y={percent(top.y)} dy="-12" textAnchor={textAnchorAt(top.x)}>
              {shortName}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}

/** Keeps a name within the window. */
function textAnchorAt(position: number): "start" | "middle" | "end" {
  if (position < 0.36) return "start";
  return position > 0.64 ? "end" : "middle";
}

/** The horizon as a time axis, positioned in percent, because it is not stretched like the coast. */
function Years({ profile, messages }: ThemeProps) {
  const marks = axisMarks(profile);
  if (marks.length === 0) return null;
  return (
    <svg className="years" aria-hidden="true">
      {each(marks, ({ position, year, name, fitsPhone }) => (
        <svg
          className={fitsPhone ? undefined : "wide-only"}
          aria-hidden="true"
          x={percent(position)}
          overflow="visible"
        >
          <path d="M0 0v14" />
          <text x="7" y="16">
            {year}
          </text>
          {name && (
            <text x="7" y="33" className="employer">
              {name}
            </text>
          )}
        </svg>
      ))}
      {profile.career?.ongoing && (
        <svg aria-hidden="true" x={percent(0.94)} overflow="visible">
          <path d="M0 0v14" className="now" />
          <text x="-9" y="16" textAnchor="end">
            {messages.today}
          </text>
        </svg>
      )}
    </svg>
  );
}
