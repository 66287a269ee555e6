import type { Translations } from "../i18n/namespaces.ts";

/** The ids of the packages that the contact form offers. `?package=` may name one. */
export type PackageChoice = keyof Translations["contactForm"]["packages"];

/** Formatted prices and texts for a chosen package. */
export interface PackageSummary {
  /** The English label, which the request contains. */
  label: string;
  heading: string;
  /** Label of the submit button. */
  send: string;
  rows: { label: string; value: string; note?: string }[];
}

/**
 * Class of elements with one child per option of the package select, in the same order. CSS shows the chosen option's
 * child, so that it is correct before scripts run (order-summary.css).
 */
const byPackage = "by-package";

/** Price, payment and delivery of the chosen package above the form. */
export function OrderSummary({ summaries, terms }: { summaries: PackageSummary[]; terms: string }) {
  return (
    <div className={byPackage} aria-live="polite">
      <span />
      {summaries.map(({ label, rows }) => (
        <div key={label} className="order-summary">
          <dl>
            {rows.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>
                  <b>{row.value}</b> {row.note && <small>{row.note}</small>}
                </dd>
              </div>
            ))}
          </dl>
          <p>{terms}</p>
        </div>
      ))}
    </div>
  );
}

/** A text that follows the chosen package. `texts`: without a package, then one per package. */
export function PackageText({ texts }: { texts: string[] }) {
  return (
    <span className={byPackage}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}
