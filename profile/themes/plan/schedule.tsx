import type { Span } from "../../page/dates.ts";
import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { bestFigure, type Highlight } from "../../page/highlight.ts";
import { Highlights } from "../../page/highlights.tsx";
import { NamedLink } from "../../page/named-link.tsx";
import { Paragraphs } from "../../page/paragraphs.tsx";
import type { Experience, Role } from "../../page/profile.ts";
import type { ThemeProps } from "../../page/theme.ts";

/** Jobs as a table with each period as a bar on a common axis; rows expand to show details. */
export function Schedule({ profile, messages }: ThemeProps) {
  const { work, career } = profile;
  if (work.length === 0) return null;
  const hasResult = work.some(({ roles }) => bestFigure(roles.flatMap(({ highlights }) => highlights)));
  return (
    <section className="schedule" aria-labelledby="work">
      <div className="heads grid">
        <h2 id="work">{messages.work}</h2>
        <div className="of-where">{messages.where}</div>
        <div className="of-time">{career && <Axis career={career} today={messages.today} />}</div>
        {hasResult && <div className="of-result">{messages.result}</div>}
      </div>
      {each(work, (experience, i) => (
        <Row experience={experience} career={career} open={i === 0} />
      ))}
    </section>
  );
}

function Row({ experience, career, open }: { experience: Experience; career?: Span; open: boolean }) {
  const { path, name, place, url, years, roles } = experience;
  const [latest] = roles;
  const best = bestFigure(roles.flatMap(({ highlights }) => highlights));
  const story = roles.some(({ text, highlights }) => text.length + highlights.length > 0) || roles.length > 1;
  const head = (
    <>
      <span className="when" data-field={fieldPath(path, "startDate")}>
        {years}
      </span>
      <h3 data-field={fieldPath(path, latest.title ? "position" : "name")}>{latest.title ?? name}</h3>
      <span className="of-where" data-field={fieldPath(path, latest.title ? "name" : "location")}>
        {latest.title ? name : place}
      </span>
      <span className="of-time">{career && <Bars roles={roles} career={career} />}</span>
      <span className="of-result" data-field={best?.source.path}>
        {best && (
          <>
            <b>{best.shown.figure}</b> {best.shown.text}
          </>
        )}
      </span>
    </>
  );
  if (!story) return <div className="row grid">{head}</div>;
  return (
    <details className="row" open={open}>
      <summary className="grid">{head}</summary>
      <div className="grid">
        <p className="margin" data-field={fieldPath(path, "location")}>
          {url ? <NamedLink url={url}>{place ?? name}</NamedLink> : place}
        </p>
        <div className="story">
          {each(roles, (role) => (
            <Story role={role} named={roles.length > 1} best={best?.source} />
          ))}
        </div>
      </div>
    </details>
  );
}

function Story({ role, named, best }: { role: Role; named: boolean; best?: Highlight }) {
  return (
    <div>
      {named && role.title && (
        <h4>
          <span data-field={fieldPath(role.path, "position")}>{role.title}</span>{" "}
          <span className="years-of-role" data-field={fieldPath(role.path, "startDate")}>
            {role.years}
          </span>
        </h4>
      )}
      <Paragraphs texts={role.text} />
      <Highlights highlights={role.highlights.filter((highlight) => highlight !== best)} />
    </div>
  );
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const toFraction = (month: number, { from, to }: Span) => (month - from) / (to - from);

/** Height of a bar in pixels, with and without its gap. */
const barStep = 11;
const barHeight = 8;

/** One bar per role, stacked so that overlaps are visible. */
function Bars({ roles, career }: { roles: readonly Role[]; career: Span }) {
  return (
    <svg className="bars" height={roles.length * barStep} aria-hidden="true">
      {each(roles, ({ span }, i) =>
        span ? (
          <rect
            className={span.ongoing ? "now" : undefined}
            x={percent(toFraction(span.from, career))}
            y={i * barStep}
            width={percent(Math.max(toFraction(span.to, career) - toFraction(span.from, career), 0.008))}
            height={barHeight}
          />
        ) : null,
      )}
    </svg>
  );
}

/** The axis from the first job to today, with a mark every 10, 5 or 1 years. */
function Axis({ career, today }: { career: Span; today: string }) {
  const years = (career.to - career.from) / 12;
  const interval = years > 14 ? 10 : years > 5 ? 5 : 1;
  const marks: number[] = [];
  for (
    let year = Math.ceil(career.from / 12 / interval) * interval;
    year * 12 < career.to;
    year += interval
  ) {
    if (toFraction(year * 12, career) < 0.74) marks.push(year);
  }
  return (
    <svg className="axis" aria-hidden="true">
      {marks.map((year) => (
        <svg key={year} aria-hidden="true" x={percent(toFraction(year * 12, career))} overflow="visible">
          <path d="M0 0v14" />
          <text x="5" y="11">
            {year}
          </text>
        </svg>
      ))}
      {career.ongoing && (
        <text x="100%" y="11" textAnchor="end">
          {today}
        </text>
      )}
    </svg>
  );
}
