import { Hono } from "hono";
import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";
import { addPostRoute } from "../forms/add-post-route.ts";
import { isWrongLink, limitClients } from "../forms/limit-clients.ts";
import { cors } from "../forms/origin.ts";
import { onlyGet } from "../http/methods.ts";
import type { AppEnv } from "../http/request-context.ts";
import { methodNotAllowed, reject } from "../http/responses.ts";
import type { Limiters } from "../limiters.ts";
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
export function bookingApp(given: BookingAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { settings, limiters, addressOf } = given;
  const meetings = createMeetings(given);
  const options = { ...given, meetings, organizer: settings.mail.from };
  const frame = createBookingPageTools(options);
  const pages = createBookingPages(options, frame);
  const changes = createChangePages(options, frame);
  const calendars = createBookingCalendars(options, frame);
  const booking = createBookingHandlers({
    ...options,
    limiter: limiters.booking,
    rejectForm: pages.rejected,
  });
  const asking = { limiter: limiters.slots, addressOf };
  const changing = limitClients({ limiter: limiters.changes, addressOf }, changes.rateLimitedPage);
  const wrongLink = { limiter: limiters.links, addressOf, counts: isWrongLink };
  const wrongLinks = limitClients(wrongLink, pages.busy);

  const { slots, book, page, move, cancel, booked, calendar, feed } = addresses.booking;
  app.use(slots, cors(settings, "GET, HEAD, OPTIONS"));
  app.get(slots, limitClients(asking, reject), booking.slots);
  app.all(slots, methodNotAllowed("GET, HEAD, OPTIONS"));
  addPostRoute(app, book, settings, booking.book);
  onlyGet(app, page, limitClients(asking, pages.busy), pages.choose);
  app.get(move, wrongLinks, limitClients(asking, pages.busy), changes.movePage).post(changing, changes.move);
  app.all(move, methodNotAllowed("GET, HEAD, POST"));
  app.get(cancel, wrongLinks, changes.cancelPage).post(changing, changes.cancel);
  app.all(cancel, methodNotAllowed("GET, HEAD, POST"));
  onlyGet(app, booked, wrongLinks, pages.booked);
  onlyGet(app, calendar, wrongLinks, calendars.ics);
  onlyGet(app, feed, limitClients(wrongLink, reject), calendars.feed);
  return app;
}
