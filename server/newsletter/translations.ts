import type { LanguageCode } from "../../shared/languages.ts";

/** The translations of one language: `content/<language>/newsletter.json`. */
export interface NewsletterLanguage {
  pages: Record<
    "requested" | "invalid" | "failed" | "confirmed" | "expired" | "unknown" | "unsubscribed",
    { title: string; text: string }
  > &
    Record<"confirm" | "unsubscribe", { title: string; text: string; button: string }>;
  /** The field and button below an expired link. */
  again: Record<"label" | "button", string>;
  /** Links of pages without a form. */
  links: Record<"home" | "blog", string>;
  mail: { subject: string; text: string; button: string; ignore: string };
}

export type NewsletterTranslations = Record<LanguageCode, NewsletterLanguage>;
