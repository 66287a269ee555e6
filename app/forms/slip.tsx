import type { AreaWords } from "../i18n/areas.ts";

/** What can be chosen in the contact form, by the keys that `?package=` may name. */
export type Choice = keyof AreaWords["contact"]["form"]["packages"];

/** What choosing a package comes to, as the form shows it: figures and words are whole. */
export interface Slip {
  /** The value that the package select sends, the same in every language. */
  value: string;
  heading: string;
  /** What the button says. */
  send: string;
  rows: { label: string; value: string; note?: string }[];
}

/** What the chosen package comes to, as a slip of paper above the form. */
export function PackageSlip({ rows, none }: { rows: Slip["rows"]; none: string }) {
  return (
    <div className="slip" aria-live="polite">
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
  );
}
