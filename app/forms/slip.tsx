import type { AreaWords } from "../i18n/areas.ts";

/** What can be chosen in the contact form, by the keys that `?package=` may name. */
export type Choice = keyof AreaWords["contactForm"]["packages"];

/** What choosing a package comes to, as the form shows it: figures and words are whole. */
export interface Slip {
  /** The English label, under which the call names the package. */
  value: string;
  heading: string;
  /** What the button says. */
  send: string;
  rows: { label: string; value: string; note?: string }[];
}

/**
 * One of its children for each option of the package select, in their order: the one of the chosen option is shown, by CSS,
 * so that it stands there before any script has run (slip.css).
 */
const ofChoice = "of-choice";

/** What the chosen package comes to, as a slip of paper above the form; nothing where none is chosen. */
export function PackageSlip({ slips, none }: { slips: Slip[]; none: string }) {
  return (
    <div className={ofChoice} aria-live="polite">
      <span />
      {slips.map(({ value, rows }) => (
        <div key={value} className="slip">
          <dl>
            {rows.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b> {note && <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
          <p>{none}</p>
        </div>
      ))}
    </div>
  );
}

/** Words that follow the choice. */
export function WordsOfChoice({ words }: { words: string[] }) {
  return (
    <span className={ofChoice}>
      {words.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}
