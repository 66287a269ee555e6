import type { BookingField } from "../../contract/booking.ts";

type Page = { title: string; text: string };

/**
 * The words of one language; see `content/<language>/booking.json`. `{brand}` is the site's name.
 */
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
    | "busy"
    | "failed",
    Page
  > &
    Record<"choose" | "cancel" | "move", Page & { button: string }>;
  fields: Record<BookingField, string>;
  links: Record<"calendar" | "move" | "cancel" | "again" | "write", string>;
  mail: Record<"booked" | "moved" | "cancelled" | "reminder", { subject: string; text: string }> & {
    summary: string;
    when: string;
    where: string;
    placeOpen: string;
    foot: string;
    notYou: string;
  };
}

export type BookingWords = Record<"en" | "no", BookingLanguage>;

/** Puts values into a text's places. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
