import type { LaunchSite } from "./owner-problems.ts";
import { isPlaceholderHost, mailProblem, type Problem, publicUrlProblem } from "./problem.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Server settings that are missing or contradict `content/data/site.json` or the privacy
 * policy. The server itself rejects invalid values.
 *
 * @param messageDays retention of messages according to the privacy policy
 */
export function settingProblems(env: Environment, site: LaunchSite, messageDays: number): Problem[] {
  const problems: Problem[] = [];
  const get = (name: string) => env[name]?.trim() || undefined;
  const report = (field: string, problem: string | false | undefined) => {
    if (problem) problems.push({ group: "Settings of the server", file: "environment", field, problem });
  };

  const siteUrl = get("SITE_URL");
  report("SITE_URL", siteUrl ? siteUrlProblem(siteUrl, site.url) : "is not set: links in e-mails need it");
  report("SMTP_URL", smtpProblem(get("SMTP_URL"), get("SMTP_URL_FILE")));
  for (const name of ["MAIL_FROM", "MAIL_TO"]) {
    const mailbox = get(name);
    report(name, mailbox ? mailProblem(mailbox) : "is not set");
  }
  const reportUnused = (name: string, used: string | undefined, field: string) =>
    report(name, !used && get(name) !== undefined && `is set, but ${field} in content/data/site.json is not`);
  reportUnused("SCHEDULER_URL", site.booking.embedUrl, "booking.embedUrl");
  reportUnused("SUPABASE_URL", site.contactApi.functionsUrl, "contactApi.functionsUrl");

  report(
    "ANALYTICS_ORIGIN",
    get("ANALYTICS_ORIGIN") !== undefined &&
      !site.analytics &&
      "is set, but analytics in content/data/site.json is not: no visitor would be asked for consent, and the privacy policy does not mention it",
  );
  report(
    "MEDIA_ORIGINS",
    get("MEDIA_ORIGINS") !== undefined &&
      "must be empty: the privacy policy says that pages fetch nothing from other companies",
  );
  const days = get("RETENTION_DAYS");
  report(
    "RETENTION_DAYS",
    days !== undefined &&
      Number(days) !== messageDays &&
      `is ${days}, but the privacy policy says ${messageDays} days (content/data/service.json and privacy.json)`,
  );
  report(
    "LOG_IP",
    (get("LOG_IP") ?? "off") !== "off" &&
      "must be off: the privacy policy says that IP addresses are not logged",
  );
  return problems;
}

function siteUrlProblem(siteUrl: string, configured: string): string | undefined {
  const problem = publicUrlProblem(siteUrl);
  if (problem) return problem;
  if (URL.canParse(configured) && new URL(configured).origin !== new URL(siteUrl).origin) {
    return `"${siteUrl}" differs from url in content/data/site.json, "${configured}"`;
  }
  return undefined;
}

function smtpProblem(url: string | undefined, file: string | undefined): string | undefined {
  if (!url) return file ? undefined : "is not set: e-mails are only written to files";
  // The value contains a password and is never printed.
  if (!URL.canParse(url)) return "is not an address such as smtps://user:password@host:465";
  const { hostname } = new URL(url);
  // A local mail server is valid; a reserved domain is a placeholder.
  const local = hostname === "localhost" || /^(127\.|\[::1)/.test(hostname);
  return !local && isPlaceholderHost(hostname) ? `names the placeholder ${hostname}` : undefined;
}
