import { readFileSync } from "node:fs";
import { fileField } from "../../shared/attachments.ts";
import { type ContactValue, mapFields } from "../../shared/contact.ts";
import { byLanguage, type LanguageCode, localizedPath } from "../../shared/languages.ts";
import { type Fields, readLang } from "../forms/read-body.ts";
import type { AppContext } from "../http/request-context.ts";
import { type Rejection, reject, setRejectionHeaders } from "../http/responses.ts";
import type { SiteTable } from "../http/site-table.ts";
import { createContactPageFiller } from "./fill-contact-page.ts";
import { type ContactFormTranslations, type ContactTranslations, identifyPackage } from "./translations.ts";

export interface RejectedPageOptions {
  site: Pick<SiteTable, "get">;
  translations: ContactTranslations;
}

/** Creates the response to a rejected form: the contact page in its language with values and errors. */
export function createRejectedPage({ site, translations }: RejectedPageOptions) {
  const readPage = (lang: LanguageCode) => {
    const page = site.get(localizedPath("/contact", lang));
    if (page?.kind !== "memory") return undefined;
    const html = readFileSync(page.file, "utf8");
    return {
      headers: Object.entries(page.pageHeaders),
      fill: createContactPageFiller(html, translations[lang]),
    };
  };
  const pages = byLanguage(readPage);

  return (c: AppContext, rejection: Rejection, fields: Fields): Response => {
    const lang = readLang(fields);
    const page = pages[lang];
    if (!page) return reject(c, rejection);
    const filled = page.fill({
      values: typedValues({
        ...fields,
        package: identifyPackage(translations, [fields.packageId, fields.package]),
      }),
      problems: rejection.fields ?? [],
      hadFile: typeof fields[fileField] === "string" && fields[fileField] !== "",
      summary: summary(translations[lang], rejection),
    });
    for (const [name, value] of page.headers) c.header(name, value);
    return c.html(filled, setRejectionHeaders(c, rejection));
  };
}

function summary({ summary: translations }: ContactFormTranslations, { code }: Rejection): string {
  switch (code) {
    case "validation_failed":
    case "payload_too_large":
    case "rate_limited":
      return translations[code];
    default:
      return translations.failed;
  }
}

function typedValues(fields: Fields): ContactValue {
  return mapFields((name) => {
    const value = fields[name];
    return typeof value === "string" ? value : "";
  });
}
