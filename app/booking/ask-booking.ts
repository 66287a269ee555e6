import { type ApiErrorBody, idempotencyHeader } from "../../shared/api.ts";
import {
  type BookingAccepted,
  type BookingRequest,
  type BookingSlots,
  bookingPath,
  bookingSlotsPath,
} from "../../shared/booking.ts";
import { FunctionError, patience } from "../forms/invoke-function.ts";

/**
 * The free times, all that can be booked.
 * @throws FunctionError
 */
export function askSlots(signal: AbortSignal): Promise<BookingSlots> {
  return ask<BookingSlots>(bookingSlotsPath, { signal });
}

/**
 * Books a time. Resolves when the booking is stored.
 *
 * @param key made once per filled form: a repeated request gets the first answer and books nothing more
 * @throws FunctionError with `slot_taken` when someone else was faster
 */
export function askBooking({ key, ...body }: BookingRequest & { key: string }): Promise<BookingAccepted> {
  return ask<BookingAccepted>(bookingPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", [idempotencyHeader]: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
}

async function ask<Answer extends { ok: true }>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch((reason: DOMException) => {
    // Called off by the data client, which knows why.
    if (reason.name === "AbortError") throw reason;
  });
  if (!response) throw new FunctionError(0);
  const answer: Answer | ApiErrorBody | undefined = await response.json().catch(() => undefined);
  if (!answer?.ok) throw new FunctionError(response.status, answer);
  return answer;
}
