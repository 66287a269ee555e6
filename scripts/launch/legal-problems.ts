import type { Processor } from "../../content-loader/data/owner-schema.ts";
import type { LaunchSite } from "./owner-problems.ts";
import type { Problem } from "./problem.ts";

/** Metadata of the legal pages, per language. */
export type LegalDocument = { file: string; version?: unknown; updated?: unknown };

/** EEA countries, where data need no transfer basis. */
const eea = new Set(
  "AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO".split(" "),
);

/** Legal pages without date or version, and data processors that are missing or still samples. */
export function legalProblems(
  documents: readonly LegalDocument[],
  processors: readonly Processor[],
  site: LaunchSite,
  today: string,
): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, field: string, problem: string | false | undefined) => {
    if (problem) problems.push({ group: "Legal pages", file, field, problem });
  };
  for (const { file, version, updated } of documents) {
    report(file, "version", (typeof version !== "string" || !version.trim()) && "is missing");
    report(file, "updated", dateProblem(updated, today));
  }

  const file = "content/data/processors.json";
  for (const { role, name, country, sample } of processors) {
    report(file, role, sample && `"${name}" is an example: name the company that does this for you`);
    report(
      file,
      role,
      !eea.has(country) &&
        `${country} lies outside the EEA: privacy.json must name the legal basis of the transfer`,
    );
  }
  const used = {
    hosting: true,
    mail: true,
    scheduling: site.booking.embedUrl !== undefined,
    forms: site.contactApi.functionsUrl !== "",
    analytics: site.analytics !== undefined,
  };
  for (const [role, needed] of Object.entries(used)) {
    const named = processors.some((processor) => processor.role === role);
    report(file, role, needed && !named && "is used but not named, so the privacy policy leaves it out");
  }
  return problems;
}

function dateProblem(updated: unknown, today: string): string | undefined {
  if (
    typeof updated !== "string" ||
    !/^\d{4}-\d\d-\d\d$/.test(updated) ||
    Number.isNaN(Date.parse(updated))
  ) {
    return "is not a date such as 2026-11-21";
  }
  return updated > today ? `${updated} lies in the future` : undefined;
}
