import type { Owner } from "../../content-loader/legal-values.ts";
import type { Analytics } from "../../shared/analytics.ts";
import { isOrganisationNumber } from "./organisation-number.ts";
import { isPlaceholderName, mailProblem, type Problem, publicUrlProblem } from "./problem.ts";

/** The owner's part of `content/data/site.json`. */
export type LaunchSite = Owner & {
  brand: string;
  url: string;
  contact: { email: string; phone: string };
  founder: { name: string; profileUrl: string; portrait?: string | undefined };
  successStoryUrl?: string | undefined;
  booking: { embedUrl?: string | undefined };
  contactApi: { functionsUrl: string; anonKey: string };
  analytics?: Analytics | undefined;
};

/**
 * Numbers for fiction: the United Kingdom's (Ofcom) and North America's (555-01xx). Norway has no such series, so a
 * Norwegian number of one repeated digit, or ending in six zeros, counts as a placeholder.
 */
const fictionalPhone = /^(\+441632960\d{3}|\+447700900\d{3}|\+1\d{3}55501\d{2}|\+47(\d)\2{7}|\+47\d{2}0{6})$/;

/** Placeholders and errors in `content/data/site.json`. */
export function ownerProblems(site: LaunchSite): Problem[] {
  const { company, contact, founder, successStoryUrl, booking, contactApi } = site;
  const problems: Problem[] = [];
  const report = (field: string, problem: string | false | undefined) => {
    if (problem)
      problems.push({ group: "Company and contact", file: "content/data/site.json", field, problem });
  };
  const name = (text: string) => isPlaceholderName(text) && `"${text}" is a placeholder`;

  report("brand", name(site.brand));
  report("url", publicUrlProblem(site.url));
  report("company.legalName", name(company.legalName));
  report(
    "company.organisationNumber",
    company.address.country === "NO" &&
      !isOrganisationNumber(company.organisationNumber) &&
      `"${company.organisationNumber}" is not a valid organisation number (nine digits, modulus 11)`,
  );
  report("company.address.street", name(company.address.street));
  report(
    "company.address.postalCode",
    company.address.country === "NO" &&
      !/^(?!0000)\d{4}$/.test(company.address.postalCode) &&
      `"${company.address.postalCode}" is not a Norwegian postal code`,
  );
  report("contact.email", mailProblem(contact.email));
  report("contact.phone", phoneProblem(contact.phone));
  report("founder.name", name(founder.name));
  report("founder.profileUrl", publicUrlProblem(founder.profileUrl));
  report("founder.portrait", portraitProblem(founder.portrait));
  if (successStoryUrl !== undefined) report("successStoryUrl", publicUrlProblem(successStoryUrl));
  if (booking.embedUrl !== undefined) report("booking.embedUrl", publicUrlProblem(booking.embedUrl));
  report("analytics", site.analytics && analyticsProblem(site.analytics));
  if (contactApi.functionsUrl) {
    report("contactApi.functionsUrl", publicUrlProblem(contactApi.functionsUrl));
    report(
      "contactApi.anonKey",
      !contactApi.anonKey && "is empty, but functionsUrl points at another server",
    );
  }
  return problems;
}

function portraitProblem(address: string | undefined): string | false {
  if (address === undefined) return "is missing: a drawing with a signature is shown instead";
  return !address.startsWith("/") && `"${address}" is no address on this site, such as "/founder.jpg"`;
}

function analyticsProblem(analytics: Analytics): string | undefined {
  switch (analytics.provider) {
    case "plausible":
      return publicUrlProblem(analytics.script);
    case "gtag":
      return idProblem(analytics.measurementId, "G");
    case "tag-manager":
      return idProblem(analytics.containerId, "GTM");
  }
}

/** Google's identifiers: a prefix with letters and digits; its examples consist of X. */
function idProblem(id: string, prefix: "G" | "GTM"): string | undefined {
  const letters = new RegExp(`^${prefix}-([A-Z0-9]{4,})$`).exec(id)?.[1];
  return !letters || /^X+$/.test(letters)
    ? `"${id}" is not an identifier such as ${prefix}-ABC123DEF4`
    : undefined;
}

function phoneProblem(phone: string): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(phone)) return `"${phone}" is not a number in international form, +47…`;
  return fictionalPhone.test(phone) ? `"${phone}" is a placeholder` : undefined;
}
