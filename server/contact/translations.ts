import type { FieldProblem } from "../../shared/api.ts";
import { type ContactField, contactFieldNames, contactFields } from "../../shared/contact.ts";
import { type LanguageCode, languageCodes, readLanguage } from "../../shared/languages.ts";
import type { AttachmentRole } from "../storage/storage.ts";

/** The translations of one language: `content/<language>/contactForm.json`. */
export interface ContactFormTranslations {
  fields: Record<ContactField, { label: string } & Record<FieldProblem["code"], string>>;
  attachments: Record<AttachmentRole, Record<FieldProblem["code"], string>>;
  /** The labels of the packages, by id. */
  packages: Record<string, string>;
  /** The alert above a rejected form. */
  summary: Record<"validation_failed" | "payload_too_large" | "rate_limited" | "failed", string>;
}

export type ContactTranslations = Record<LanguageCode, ContactFormTranslations>;

/**
 * Finds the package of a request: by its id, otherwise by the name at the start of its label, whatever the price.
 *
 * @param given the values of `packageId` and `package`, in this order
 * @returns the id, or the last non-empty value when it names no package
 */
export function identifyPackage(translations: ContactTranslations, given: readonly unknown[]): unknown {
  for (const text of given) {
    if (typeof text !== "string" || text.trim() === "") continue;
    if (Object.hasOwn(translations.en.packages, text)) return text;
    const name = packageName(text);
    for (const code of languageCodes) {
      const found = Object.entries(translations[code].packages).find(
        ([, label]) => packageName(label) === name,
      );
      if (found) return found[0];
    }
  }
  return given.findLast((text) => text !== undefined && text !== "");
}

/** `pro` of `Pro - €499` and of `Pro – 499 €`. */
function packageName(label: string): string {
  return (label.split(/\s[-–]\s/)[0] ?? "").trim().toLowerCase();
}

/** The label of a package in the visitor's language; undefined for an unknown id. */
export function packageLabel(
  translations: ContactTranslations,
  id: string,
  lang: string,
): string | undefined {
  const { packages } = translations[readLanguage(lang)];
  return Object.hasOwn(packages, id) ? packages[id] : undefined;
}

/** A field of a message for the owner. */
export interface OwnerField {
  label: string;
  value: string;
  isText: boolean;
}

/**
 * The non-empty fields of a message, without the sender's name and address.
 *
 * @param labelled language of the labels
 * @param showPackage formats the package from its label, which is undefined for an unknown package
 */
export function fieldsForOwner(
  translations: ContactTranslations,
  message: Record<ContactField, string> & { lang: string },
  labelled: LanguageCode,
  showPackage: (label: string | undefined, value: string) => string,
): OwnerField[] {
  return contactFieldNames.flatMap((name) => {
    if (name === "name" || name === "email") return [];
    const { type } = contactFields[name];
    const value =
      type === "package"
        ? showPackage(packageLabel(translations, message[name], message.lang), message[name])
        : message[name];
    return value === ""
      ? []
      : [{ label: translations[labelled].fields[name].label, value, isText: type === "text" }];
  });
}
