import type { FieldProblem } from "../../shared/api.ts";
import { type ContactField, contactFieldNames, contactFields } from "../../shared/contact.ts";
import { type LanguageCode, languageCodes, readLanguage } from "../../shared/languages.ts";
import type { AttachmentRole } from "../storage/storage.ts";

/** The translations of one language; see `content/<language>/contactForm.json`. */
export interface ContactFormWords {
  fields: Record<ContactField, { label: string } & Record<FieldProblem["code"], string>>;
  attachments: Record<AttachmentRole, Record<FieldProblem["code"], string>>;
  /** The labels of the packages, by id. */
  packages: Record<string, string>;
  /** What the page of a refused form says above it. */
  summary: Record<"validation_failed" | "payload_too_large" | "rate_limited" | "failed", string>;
}

export type ContactWords = Record<LanguageCode, ContactFormWords>;

/**
 * Finds the package that a caller means: by its id, else by the name that its label begins with, whatever price follows.
 *
 * @param given what was sent as `packageId` and as `package`, in this order
 * @returns the id, or the last non-empty thing that was sent where it names no package
 */
export function identifyPackage(words: ContactWords, given: readonly unknown[]): unknown {
  for (const text of given) {
    if (typeof text !== "string" || text.trim() === "") continue;
    if (Object.hasOwn(words.en.packages, text)) return text;
    const name = packageName(text);
    for (const code of languageCodes) {
      const found = Object.entries(words[code].packages).find(([, label]) => packageName(label) === name);
      if (found) return found[0];
    }
  }
  return given.findLast((text) => text !== undefined && text !== "");
}

/** `pro` of `Pro - €499` and of `Pro – 499 €`. */
function packageName(label: string): string {
  return (label.split(/\s[-–]\s/)[0] ?? "").trim().toLowerCase();
}

/** The label of a package in the visitor's language; undefined where no package of today has this id. */
export function packageLabel(words: ContactWords, id: string, lang: string): string | undefined {
  const { packages } = words[readLanguage(lang)];
  return Object.hasOwn(packages, id) ? packages[id] : undefined;
}

/** A field of a message as it is shown to the owner. */
export interface ShownField {
  label: string;
  value: string;
  isText: boolean;
}

/**
 * The fields of a message that say something, but for the sender's name and address.
 *
 * @param labelled the language of the labels
 * @param showPackage what is shown for the package: given its label, or undefined where it has none
 */
export function shownFields(
  words: ContactWords,
  message: Record<ContactField, string> & { lang: string },
  labelled: LanguageCode,
  showPackage: (label: string | undefined, value: string) => string,
): ShownField[] {
  return contactFieldNames.flatMap((name) => {
    if (name === "name" || name === "email") return [];
    const { type } = contactFields[name];
    const value =
      type === "package"
        ? showPackage(packageLabel(words, message[name], message.lang), message[name])
        : message[name];
    return value === ""
      ? []
      : [{ label: words[labelled].fields[name].label, value, isText: type === "text" }];
  });
}
