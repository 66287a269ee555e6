import { Hono } from "hono";
import { addPostRoute } from "../forms/add-post-route.ts";
import { isUnknownLink, limitClients } from "../forms/limit-clients.ts";
import { cors } from "../forms/origin.ts";
import { onlyGet } from "../http/methods.ts";
import type { AppEnv } from "../http/request-context.ts";
import { methodNotAllowed, reject } from "../http/responses.ts";
import type { Limiters } from "../limiters.ts";
import { routePaths } from "../route-paths.ts";
import type { Settings } from "../settings/read-settings.ts";
import type { BookingStore } from "../storage/storage.ts";
import { type BookingOptions, createBookingHandlers } from "./booking-handlers.ts";
import { type BookingCalendarsOptions, createBookingCalendars } from "./calendars.ts";
import { createChangePages } from "./change-pages.ts";
import { createMeetings } from "./meetings.ts";
import { type BookingPageToolsOptions, createBookingPageTools } from "./page-tools.ts";
import { createBookingPages } from "./pages.ts";
import type { SlotRules } from "./slots.ts";

export type BookingAppOptions = Omit<BookingOptions, "limiter" | "rejectForm" | "meetings"> &
  Omit<BookingPageToolsOptions, "meetings"> &
  Omit<BookingCalendarsOptions, "organizer"> & {
    settings: Pick<Settings, "mail">;
    limiters: Pick<Limiters, "booking" | "changes" | "slots" | "links">;
    storage: BookingStore;
    rules: SlotRules;
  };

/** The free consultation: free times, bookings, and the pages and calendars behind a booking's links. */
export function createBookingApp(appOptions: BookingAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { settings, limiters, readAddress } = appOptions;
  const meetings = createMeetings(appOptions);
  const options = { ...appOptions, meetings, organizer: settings.mail.from };
  const tools = createBookingPageTools(options);
  const pages = createBookingPages(options, tools);
  const changes = createChangePages(options, tools);
  const calendars = createBookingCalendars(options, tools);
  const booking = createBookingHandlers({
    ...options,
    limiter: limiters.booking,
    rejectForm: pages.rejected,
  });
  const slotLimit = { limiter: limiters.slots, readAddress };
  const limitChanges = limitClients({ limiter: limiters.changes, readAddress }, changes.rateLimitedPage);
  const limitSlotPages = limitClients(slotLimit, pages.rateLimitedPage);
  const linkLimit = { limiter: limiters.links, readAddress, counts: isUnknownLink };
  const limitUnknownLinks = limitClients(linkLimit, pages.rateLimitedPage);

  const { slots, book, page, move, cancel, booked, calendar, feed } = routePaths.booking;
  app.use(slots, cors(settings, "GET, HEAD, OPTIONS"));
  app.get(slots, limitClients(slotLimit, reject), booking.slots);
  app.all(slots, methodNotAllowed("GET, HEAD, OPTIONS"));
  addPostRoute(app, book, settings, booking.book);
  onlyGet(app, page, limitSlotPages, pages.choose);
  app.get(move, limitUnknownLinks, limitSlotPages, changes.movePage).post(limitChanges, changes.move);
  app.all(move, methodNotAllowed("GET, HEAD, POST"));
  app.get(cancel, limitUnknownLinks, changes.cancelPage).post(limitChanges, changes.cancel);
  app.all(cancel, methodNotAllowed("GET, HEAD, POST"));
  onlyGet(app, booked, limitUnknownLinks, pages.booked);
  onlyGet(app, calendar, limitUnknownLinks, calendars.ics);
  onlyGet(app, feed, limitClients(linkLimit, reject), calendars.feed);
  return app;
}
