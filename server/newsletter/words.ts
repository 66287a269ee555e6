import type { LanguageCode } from "../../shared/languages.ts";

/** The words of one language; see `content/<language>/newsletter.json`. */
export interface NewsletterLanguage {
  pages: Record<
    "requested" | "invalid" | "failed" | "confirmed" | "expired" | "unknown" | "unsubscribed",
    { title: string; text: string }
  > &
    Record<"confirm" | "unsubscribe", { title: string; text: string; button: string }>;
  /** The field and the button below a link that no longer confirms. */
  again: Record<"label" | "button", string>;
  /** Where a page that asks for nothing leads. */
  links: Record<"home" | "blog", string>;
  mail: { subject: string; text: string; button: string; ignore: string };
}

export type NewsletterWords = Record<LanguageCode, NewsletterLanguage>;
