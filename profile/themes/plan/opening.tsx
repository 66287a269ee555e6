import { ContactLink } from "../../page/contact.tsx";
import { each } from "../../page/each.ts";
import { fieldPath } from "../../page/field-path.ts";
import { Paragraphs } from "../../page/paragraphs.tsx";
import type { ThemeProps } from "../../page/theme.ts";
import { nameLines } from "./name-lines.ts";

/** The name across the whole width, the headline below it, the rest in the margins. */
export function Opening({ profile, messages }: ThemeProps) {
  const { path, name, headline, headlinePath, label, lead, place, picture, contacts } = profile;
  const [mainContact] = contacts;
  return (
    <header className="poster">
      <div className="strip">
        <h1 data-field={fieldPath(path, "name")}>{name}</h1>
        {label && <p data-field={fieldPath(path, "label")}>{label}</p>}
        {place && <p data-field={fieldPath(path, "city")}>{place}</p>}
        {mainContact && (
          <p className="main-contact">
            <ContactLink contact={mainContact} />
          </p>
        )}
      </div>
      <Name name={name} field={fieldPath(path, "name")} />
      <div className="statement grid">
        {picture && <img src={picture} alt={`${messages.portrait} ${name}`} width="320" height="400" />}
        {headline && headline !== label && (
          <p className="headline" data-field={headlinePath}>
            {headline}
          </p>
        )}
        <div className="lead">
          <Paragraphs texts={lead} />
        </div>
      </div>
    </header>
  );
}

/** Padding at both ends of a line, in thousandths of the width, because side bearings differ by letter. */
const inset = 14;

/** Browsers draw letters of scripts that join them, such as Devanagari, beyond the given length. */
const outerLetters = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\s]/u;

/** Height above the capitals in em: rings, dots and accents, the end of a stroke. */
function heightAbove(text: string): number {
  if (/[\u0300-\u030f]/.test(text.normalize("NFD"))) return 0.27;
  return text.includes("Ø") ? 0.06 : 0;
}

/** Whether a letter extends below the baseline: cedillas, commas, hooks. */
const hangsBelow = (text: string) => /Ŋ|[\u0323-\u0331]/.test(text.normalize("NFD"));

/** Decorative: screen readers get the `<h1>`. */
function Name({ name, field }: { name: string; field?: string }) {
  const lines = nameLines(name);
  return (
    <div className="name" aria-hidden="true" data-field={field}>
      {each(lines, ({ text, stretch, size, height }, i) => {
        const isLast = i === lines.length - 1;
        const end = outerLetters.test(text) ? 3 * inset : inset;
        const below = hangsBelow(text) ? Math.round(size * 0.24) : isLast ? 22 : 14;
        const above = Math.max(Math.round(size * heightAbove(text)), 4);
        return (
          <svg aria-hidden="true" viewBox={`0 ${-height - above} 1000 ${height + below + above}`}>
            <text
              className={`w${stretch}`}
              x={inset}
              fontSize={size}
              textLength={1000 - inset - end}
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
