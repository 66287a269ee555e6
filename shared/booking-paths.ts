/** Where bookings are asked for: apart, because pages know the addresses long before anybody books. */

/**
 * `GET ?from=YYYY-MM-DD&to=YYYY-MM-DD`, both days included and both optional: days of the office's own calendar, cut
 * to what can be booked. Answers `BookingSlots`, or 422 when a day is none.
 */
export const bookingSlotsPath = "/api/booking/slots";

/**
 * Takes `BookingRequest` as JSON with an Idempotency-Key, and the form without JavaScript with the token of its page.
 * Answers `BookingAccepted`, the same again to the same key; 409 `slot_taken` when the time is not free (any more), also
 * to who has booked it without that key, or has cancelled it: ask for the slots again, nothing was stored; 409
 * `too_many_bookings` when the address has as many meetings to come as one may have.
 */
export const bookingPath = "/api/booking";

/** A page with the next free times and a form, for browsers without JavaScript: `?lang=en|no`, `&start=` a time to choose. */
export const bookingPagePath = "/booking";
