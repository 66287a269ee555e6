import { routePaths } from "../route-paths.ts";
import { readSignedId, signId } from "../tokens.ts";

const purpose = "booking";
const feedPurpose = "booking-feed";
const feedId = "owner";

/** The paths of a booking's pages. Anyone with the link can change the meeting after confirming. */
export function bookingLinks(secret: string, id: string) {
  const token = signId(secret, purpose, id);
  return {
    bookedPath: `${routePaths.booking.booked}?t=${token}`,
    icsPath: `${routePaths.booking.calendar}?t=${token}`,
    cancelPath: `${routePaths.booking.cancel}?t=${token}`,
    movePath: `${routePaths.booking.move}?t=${token}`,
  };
}

/** The booking id of a link; undefined when the signature is invalid. */
export function readBookingToken(secret: string, token: string): string | undefined {
  return readSignedId(secret, purpose, token);
}

/** The path of the owner's calendar feed. It changes with TOKEN_SECRET. */
export function feedPath(secret: string): string {
  return `${routePaths.booking.feed}?t=${signId(secret, feedPurpose, feedId)}`;
}

export function isFeedToken(secret: string, token: string): boolean {
  return readSignedId(secret, feedPurpose, token) === feedId;
}
