import { Call } from "../../page/call.tsx";
import type { LookProps } from "../../page/look.ts";
import { nameLines } from "./name-lines.ts";

/** The name across the whole width and over its edge, what the person is for below it, the rest in the margins. */
export function Opening({ profile, words }: LookProps) {
  const { name, line, label, lead, place, picture, contacts } = profile;
  const [nearest] = contacts;
  return (
    <header className="poster">
      <div className="strip">
        <h1>{name}</h1>
        {label && <p>{label}</p>}
        {place && <p>{place}</p>}
        {nearest && (
          <p className="call">
            <Call way={nearest} />
          </p>
        )}
      </div>
      <Name name={name} />
      <div className="statement grid">
        {picture && <img src={picture} alt={`${words.portrait} ${name}`} width="320" height="400" />}
        {line && line !== label && <p className="line">{line}</p>}
        <div className="lead">
          {lead.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </header>
  );
}

/** How far the ends of a line go over the edges, in thousandths of the width, and what the ground cuts of the last one. */
const bleed = 12;
const cut = 0.16;

/** Read out as the heading above; here it is a drawing. */
function Name({ name }: { name: string }) {
  const lines = nameLines(name);
  return (
    <div className="name" aria-hidden="true">
      {lines.map(({ text, stretch, size, height }, i) => {
        const shown = i === lines.length - 1 ? Math.round(height * (1 - cut)) : height + 14;
        // Rings and dots stand above the capitals.
        const above = /[ÅÄÖÜÉÈÀÁÓØ]/.test(text) ? Math.round(size * 0.27) : 4;
        return (
          <svg key={text} aria-hidden="true" viewBox={`0 ${-height - above} 1000 ${shown + above}`}>
            <text
              className={`w${stretch}`}
              x={-bleed}
              fontSize={size}
              textLength={1000 + 2 * bleed}
              lengthAdjust="spacingAndGlyphs"
            >
              {text}
            </text>
          </svg>
        );
      })}
    </div>
  );
}
