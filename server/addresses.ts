import { bookingPagePath, bookingPath, bookingSlotsPath } from "../shared/booking-paths.ts";
import { contactFormPath, contactFunctionPath } from "../shared/contact.ts";
import { newsletterFormPath, newsletterFunctionPath } from "../shared/newsletter.ts";

/** The paths that the app answers, by sub-app. All others are served as files. */
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
  monitoring: { alive: "/healthz", ready: "/readyz", metrics: "/metrics", cspReport: "/csp-report" },
} as const;

/** Below these paths 404 responses are JSON as well. */
export const apiRoots = ["/api", "/functions"];

const computed: ReadonlySet<string> = new Set(Object.values(addresses).flatMap((own) => Object.values(own)));

/** Whether the app answers at a path, instead of the file server. */
export function isComputed(path: string): boolean {
  return computed.has(path) || apiRoots.some((root) => path === root || path.startsWith(`${root}/`));
}
