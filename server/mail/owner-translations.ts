import { type LanguageCode, languages } from "../../shared/languages.ts";

/** The translations of the owner's mails in one language: `content/<language>/ownerMails.json`. */
export interface OwnerMailTranslations {
  contact: Record<"subject" | "title" | "from" | "noPackage" | "unknownPackage" | "answer", string> & {
    sent: string;
    attachments: Record<
      "title" | "file" | "draft" | "page" | "attached" | "stored" | "website" | "missing",
      string
    >;
  };
  digest: Record<"text" | "footer", string> & {
    subject: Record<"one" | "other", string>;
    reasons: Record<"honeypot" | "duplicate", string>;
  };
  booking: Record<"booked" | "moved" | "cancelled", { title: string; subject: string }> &
    Record<"time" | "attendee" | "note" | "summary", string> & { footer: string };
}

/** The name of a language within a sentence of another: `Norwegian`, `engelsk`. */
export function languageName(code: LanguageCode, inLanguage: LanguageCode): string {
  const names = new Intl.DisplayNames(languages[inLanguage].locale, { type: "language" });
  return names.of(languages[code].code) ?? languages[code].label;
}

/** The owner's language with its translations, independent of the visitor's. */
export interface OwnerLanguage {
  lang: LanguageCode;
  translations: OwnerMailTranslations;
}
