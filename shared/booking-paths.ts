/** API paths of bookings. A separate module because every page imports them. */

/**
 * `GET ?from=YYYY-MM-DD&to=YYYY-MM-DD`, both days included and both optional: days of the office's calendar,
 * limited to bookable ones. Returns `BookingSlots`, or 422 for an invalid day.
 */
export const bookingSlotsPath = "/api/booking/slots";

/**
 * Accepts `BookingRequest` as JSON with an Idempotency-Key, or the form without JavaScript with its page's token.
 * Returns `BookingAccepted`, the same for the same key; 409 `slot_taken` when the time is not free, also
 * for a visitor who booked it without that key or cancelled it (nothing was stored); 409
 * `too_many_bookings` when the address has the maximum of upcoming meetings.
 */
export const bookingPath = "/api/booking";

/** A page with the next free times and a form, for browsers without JavaScript: `?lang=en|no`, `&start=` preselects. */
export const bookingPagePath = "/booking";
