import { addresses } from "../addresses.ts";
import { readSignedId, signId } from "../tokens.ts";

const purpose = "booking";
const feedPurpose = "booking-feed";
const feedId = "owner";

/** The pages of one booking. Whoever has the link may change the meeting; each page says first what it would do. */
export function bookingLinks(secret: string, id: string) {
  const token = signId(secret, purpose, id);
  return {
    bookedPath: `${addresses.booking.booked}?t=${token}`,
    icsPath: `${addresses.booking.calendar}?t=${token}`,
    cancelPath: `${addresses.booking.cancel}?t=${token}`,
    movePath: `${addresses.booking.move}?t=${token}`,
  };
}

/** The booking that a link is for, or undefined when it was not signed here. */
export function readBookingToken(secret: string, token: string): string | undefined {
  return readSignedId(secret, purpose, token);
}

/** The address of the owner's calendar, to subscribe to; changing TOKEN_SECRET makes it another one. */
export function feedPath(secret: string): string {
  return `${addresses.booking.feed}?t=${signId(secret, feedPurpose, feedId)}`;
}

export function isFeedToken(secret: string, token: string): boolean {
  return readSignedId(secret, feedPurpose, token) === feedId;
}
