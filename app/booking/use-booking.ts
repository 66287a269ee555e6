import { useMutation } from "@tanstack/react-query";
import type { RefObject } from "react";
import { type ApiErrorBody, idempotencyHeader } from "../../shared/api.ts";
import {
  type BookingAccepted,
  type BookingField,
  type BookingRequest,
  bookingPath,
  checkBooking,
} from "../../shared/booking.ts";
import { FunctionError } from "../forms/function-call.ts";
import { responseTimeout } from "../forms/invoke-function.ts";
import { useFieldProblems } from "../forms/use-field-problems.ts";
import { useIdempotencyKey } from "../forms/use-idempotency-key.ts";
import { queryClient, retries } from "../query-client.ts";

interface Outcomes {
  onTaken: () => void;
  onBooked: (answer: BookingAccepted, email: string) => void;
}

/** Validates the booking form, sends it and reports the result. */
export function useBooking(form: RefObject<HTMLFormElement | null>, { onTaken, onBooked }: Outcomes) {
  const attempt = useIdempotencyKey();
  const { mutate, isPending, error, reset } = useMutation<
    BookingAccepted,
    FunctionError,
    BookingRequest & { key: string }
  >(
    {
      mutationFn: sendBooking,
      retry: (failures, { temporary }) => temporary && failures < retries,
      // Offline, a booking fails visibly instead of waiting for a connection.
      networkMode: "always",
      // Set here, because a callback of `mutate` is not called once the form is unmounted.
      onSuccess: (answer, { email }) => onBooked(answer, email),
      onError(error) {
        if (error.code === "slot_taken") return onTaken();
        console.warn(error.message);
        show(error.fields);
      },
    },
    queryClient,
  );
  const { problems, show, reject, clear } = useFieldProblems<BookingField>(form, isPending);

  function book(request: BookingRequest) {
    const check = checkBooking(request);
    if (!check.ok) {
      reset();
      reject(check.fields);
      return;
    }
    show([]);
    const { name, email, note } = check.value;
    const body = { ...request, name, email, note };
    mutate({ ...body, key: attempt.keyFor(body) });
  }

  return { book, clear, problems, booking: isPending, failure: failureKey(error) };
}

/** Message key of the failure; undefined when a field or the time shows its own. */
function failureKey(error: FunctionError | null): "limited" | "many" | "network" | "failed" | undefined {
  if (!error || error.code === "slot_taken") return undefined;
  if (error.fields.some(({ field }) => ["name", "email", "note"].includes(field))) return undefined;
  if (error.code === "rate_limited") return "limited";
  if (error.code === "too_many_bookings") return "many";
  return error.code === "network" ? "network" : "failed";
}

/**
 * Books a time. Resolves when the booking is stored.
 *
 * @param key made once per filled form, so that a repeated request books nothing more
 * @throws FunctionError with `slot_taken` when the time is no longer free
 */
async function sendBooking({ key, ...body }: BookingRequest & { key: string }): Promise<BookingAccepted> {
  const response = await fetch(bookingPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", [idempotencyHeader]: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(responseTimeout),
  }).catch(() => undefined);
  if (!response) throw new FunctionError(0);
  const answer: BookingAccepted | ApiErrorBody | undefined = await response.json().catch(() => undefined);
  if (!answer?.ok) throw new FunctionError(response.status, answer);
  return answer;
}
