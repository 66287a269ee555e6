import type { ContactField } from "../../contract/contact.ts";
import { type Refusal, refuse, statusOf } from "../answers.ts";
import { type HeaderSettings, pageHeaders } from "../headers.ts";
import { failedContactPage, type PlainFormWords } from "../plain-form.ts";
import { type Fields, readLang } from "../read-body.ts";
import type { AppContext } from "../request-context.ts";
import type { SiteTable } from "../site-table.ts";

export interface ContactPageOptions {
  site: SiteTable;
  words: Record<"en" | "no", PlainFormWords>;
  settings: HeaderSettings;
}

/** Makes the answer to a refused form: the contact page in its language, filled in and with the reasons. */
export function contactPage({ site, words, settings }: ContactPageOptions) {
  const readPage = (lang: "en" | "no") => {
    const page = site.get(lang === "no" ? "/no/contact" : "/contact");
    if (page?.kind !== "memory") return undefined;
    const html = page.variants.identity.body.toString("utf8");
    return {
      headers: Object.entries(pageHeaders(settings, page.hashes)),
      fill: failedContactPage(html, words[lang]),
    };
  };
  const pages = { en: readPage("en"), no: readPage("no") };

  return (c: AppContext, refusal: Refusal, fields: Fields): Response => {
    const lang = readLang(fields);
    const page = pages[lang];
    if (!page) return refuse(c, refusal);
    const filled = page.fill({
      values: typed(fields),
      problems: refusal.fields ?? [],
      summary: summary(words[lang], refusal),
    });
    for (const [name, value] of page.headers) c.header(name, value);
    if (refusal.retryAfterSeconds !== undefined) c.header("Retry-After", String(refusal.retryAfterSeconds));
    return c.html(filled, statusOf(refusal.code));
  };
}

function summary({ summary: words }: PlainFormWords, { code }: Refusal): string {
  switch (code) {
    case "validation_failed":
    case "payload_too_large":
    case "rate_limited":
      return words[code];
    default:
      return words.failed;
  }
}

function typed(fields: Fields): Partial<Record<ContactField, string>> {
  const names: ContactField[] = ["name", "email", "package", "message"];
  return Object.fromEntries(
    names.map((name) => [name, typeof fields[name] === "string" ? fields[name] : ""]),
  );
}
