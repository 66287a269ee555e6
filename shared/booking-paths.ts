/** API paths of bookings. A separate module because every page imports them. */

/**
 * `GET ?from=YYYY-MM-DD&to=YYYY-MM-DD`, both days included and both optional: days of the office's calendar,
 * limited to bookable ones. Returns `BookingSlots`, or 422 for an invalid day.
 */
export const bookingSlotsPath = "/api/booking/slots";

/**
 * Accepts `BookingRequest` as JSON with an Idempotency-Key, or the form without JavaScript with its page's token.
 * Returns `BookingAccepted`, the same for the same key; 409 `slot_taken` when the time is not free, even if this visitor
 * booked or cancelled it with another key; 409 `too_many_bookings` at the maximum of upcoming meetings per address.
 */
export const bookingPath = "/api/booking";

/** A page with the next free times and a form, for browsers without JavaScript: `?lang=en|no`, `&start=` preselects. */
export const bookingPagePath = "/booking";
