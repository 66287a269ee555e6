import { useMutation } from "@tanstack/react-query";
import type { RefObject } from "react";
import {
  type BookingAccepted,
  type BookingField,
  type BookingRequest,
  checkBooking,
} from "../../shared/booking.ts";
import type { FunctionError } from "../forms/invoke-function.ts";
import { useFieldProblems } from "../forms/use-field-problems.ts";
import { useIdempotencyKey } from "../forms/use-idempotency-key.ts";
import { queryClient, retries, retryDelay } from "../query-client.ts";
import { askBooking } from "./ask-booking.ts";

interface Outcomes {
  onTaken: () => void;
  onBooked: (answer: BookingAccepted, email: string) => void;
}

/** Check, book, report: the behaviour of the booking form, without its looks. */
export function useBooking(form: RefObject<HTMLFormElement | null>, { onTaken, onBooked }: Outcomes) {
  const attempt = useIdempotencyKey();
  const { mutate, isPending, error, reset } = useMutation<
    BookingAccepted,
    FunctionError,
    BookingRequest & { key: string }
  >(
    {
      mutationFn: askBooking,
      retry: (failures, { temporary }) => temporary && failures < retries,
      retryDelay,
      // Booking offline has to fail visibly, not wait in silence for a connection.
      networkMode: "always",
      // Said here, it is heard as well when the visitor has meanwhile chosen another day and the form is gone.
      onSuccess: (answer, { email }) => onBooked(answer, email),
      onError(error) {
        if (error.code === "slot_taken") return onTaken();
        console.warn(error.message);
        show(error.fields);
      },
    },
    queryClient,
  );
  const { problems, show, refuse, mend } = useFieldProblems<BookingField>(form, isPending);

  function book(request: BookingRequest) {
    const check = checkBooking(request);
    if (!check.ok) {
      reset();
      refuse(check.fields);
      return;
    }
    show([]);
    const { name, email, note } = check.value;
    const body = { ...request, name, email, note };
    mutate({ ...body, key: attempt.keyOf(body) });
  }

  return { book, mend, problems, booking: isPending, failure: failureOf(error) };
}

/** Which sentence tells why nothing was booked; none when a field or the time itself says it. */
function failureOf(error: FunctionError | null): "limited" | "many" | "network" | "failed" | undefined {
  if (!error || error.code === "slot_taken") return undefined;
  if (error.fields.some(({ field }) => ["name", "email", "note"].includes(field))) return undefined;
  if (error.code === "rate_limited") return "limited";
  if (error.code === "too_many_bookings") return "many";
  return error.code === "network" ? "network" : "failed";
}
