import { bookingPagePath, bookingPath, bookingSlotsPath } from "../shared/booking-paths.ts";
import { contactFormPath, contactFunctionPath } from "../shared/contact.ts";
import { newsletterFormPath, newsletterFunctionPath } from "../shared/newsletter.ts";

/** Every address that the server computes, by subject. At every other one it serves a file, or the page of what is not there. */
export const addresses = {
  contact: { function: contactFunctionPath, form: contactFormPath },
  newsletter: {
    function: newsletterFunctionPath,
    form: newsletterFormPath,
    requested: "/newsletter/requested",
    confirm: "/newsletter/confirm",
    unsubscribe: "/newsletter/unsubscribe",
  },
  booking: {
    slots: bookingSlotsPath,
    book: bookingPath,
    page: bookingPagePath,
    booked: "/booking/booked",
    move: "/booking/move",
    cancel: "/booking/cancel",
    calendar: "/booking/meeting.ics",
    feed: "/booking/feed.ics",
  },
  watch: { alive: "/healthz", ready: "/readyz", metrics: "/metrics", policyReport: "/csp-report" },
} as const;

/** Below these, programs are told in JSON also of what is not there. */
export const forPrograms = ["/api", "/functions"];

const computed: ReadonlySet<string> = new Set(Object.values(addresses).flatMap((own) => Object.values(own)));

/** Whether the app answers at a path, or the table of files does. */
export function isComputed(path: string): boolean {
  return computed.has(path) || forPrograms.some((root) => path === root || path.startsWith(`${root}/`));
}
