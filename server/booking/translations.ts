import type { BookingField } from "../../shared/booking.ts";
import type { LanguageCode } from "../../shared/languages.ts";

type Page = { title: string; text: string };

/** The translations of one language: `content/<language>/booking.json`. */
export interface BookingLanguage {
  pages: Record<
    | "booked"
    | "moved"
    | "cancelled"
    | "taken"
    | "none"
    | "expired"
    | "unknown"
    | "invalid"
    | "limited"
    | "many"
    | "changes"
    | "settled"
    | "gone"
    | "busy"
    | "failed",
    Page
  > &
    Record<"choose" | "cancel" | "move", Page & { button: string }>;
  fields: Record<BookingField, string>;
  times: Record<"others" | "later", string>;
  links: Record<"calendar" | "move" | "cancel" | "again" | "write", string>;
  mail: Record<"booked" | "moved" | "cancelled" | "reminder", { subject: string; text: string }> & {
    summary: string;
    when: string;
    where: string;
    placeOpen: string;
    footer: string;
    notYou: string;
  };
}

export type BookingTranslations = Record<LanguageCode, BookingLanguage>;
