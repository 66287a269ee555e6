import type { LanguageCode } from "../../shared/languages.ts";

/** The words of the mails to the owner in one language; see `content/<language>/ownerMails.json`. */
export interface OwnerMailWords {
  contact: Record<"subject" | "title" | "from" | "noPackage" | "unknownPackage" | "answer", string> & {
    sent: OfPage;
  };
  digest: Record<"text" | "foot", string> & {
    subject: Record<"one" | "other", string>;
    reasons: Record<"honeypot" | "duplicate", string>;
  };
  booking: Record<"booked" | "moved" | "cancelled", { title: string; subject: string }> &
    Record<"time" | "who" | "note" | "summary", string> & { foot: OfPage };
}

/** One text for each language of the page that the visitor was on. */
type OfPage = Record<LanguageCode, string>;

/** In which language the owner reads mails, whatever page the visitor was on. */
export interface OwnerLanguage {
  lang: LanguageCode;
  words: OwnerMailWords;
}
