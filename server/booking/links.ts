import { readSignedId, signId } from "../tokens.ts";

const purpose = "booking";
const feedPurpose = "booking-feed";
const feedId = "owner";

/** The pages of one booking. Whoever has the link may change the meeting; each page says first what it would do. */
export function bookingLinks(secret: string, id: string) {
  const token = signId(secret, purpose, id);
  return {
    bookedPath: `/booking/booked?t=${token}`,
    icsPath: `/booking/meeting.ics?t=${token}`,
    cancelPath: `/booking/cancel?t=${token}`,
    movePath: `/booking/move?t=${token}`,
  };
}

/** The booking that a link is for, or undefined when it was not signed here. */
export function readBookingToken(secret: string, token: string): string | undefined {
  return readSignedId(secret, purpose, token);
}

/** The address of the owner's calendar, to subscribe to; changing TOKEN_SECRET makes it another one. */
export function feedPath(secret: string): string {
  return `/booking/feed.ics?t=${signId(secret, feedPurpose, feedId)}`;
}

export function isFeedToken(secret: string, token: string): boolean {
  return readSignedId(secret, feedPurpose, token) === feedId;
}
