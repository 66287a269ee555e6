import { bookingPagePath, bookingPath, bookingSlotsPath } from "../shared/booking-paths.ts";
import { contactFormPath, contactFunctionPath } from "../shared/contact.ts";
import { newsletterFormPath, newsletterFunctionPath } from "../shared/newsletter.ts";

/** The paths that the app handles, by sub-app. All others are served as files. */
export const routePaths = {
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

/** Unknown paths below these also get a JSON 404. */
export const apiPrefixes = ["/api", "/functions"];

const appPaths: ReadonlySet<string> = new Set(Object.values(routePaths).flatMap((own) => Object.values(own)));

/** Whether the app handles a path, instead of the file server. */
export function isAppPath(path: string): boolean {
  return appPaths.has(path) || apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
