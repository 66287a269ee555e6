import { useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "../../contract/api.ts";
import {
  type BookingAccepted,
  type BookingField,
  type BookingRequest,
  checkBooking,
} from "../../contract/booking.ts";
import type { FunctionError } from "../forms/invoke-function.ts";
import { retries, retryDelay } from "../query-client.ts";
import { askBooking } from "./ask-booking.ts";

export type BookingProblems = Partial<Record<BookingField, FieldProblem["code"]>>;

interface Outcomes {
  onTaken: () => void;
  onBooked: (answer: BookingAccepted, email: string) => void;
}

/** Check, book, report: the behaviour of the booking form, without its looks. */
export function useBooking(form: RefObject<HTMLFormElement | null>, { onTaken, onBooked }: Outcomes) {
  const [problems, setProblems] = useState<BookingProblems>({});
  const attempt = useRef({ words: "", key: "" });
  const { mutate, isPending, error, reset } = useMutation<
    BookingAccepted,
    FunctionError,
    BookingRequest & { key: string }
  >({
    mutationFn: askBooking,
    retry: (failures, { temporary }) => temporary && failures < retries,
    retryDelay,
    // Booking offline has to fail visibly, not wait in silence for a connection.
    networkMode: "always",
  });

  // While the fields were disabled the focus fell to the page; it returns to the first bad field or to the button.
  const wasPending = useRef(false);
  useEffect(() => {
    const ended = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (ended && document.activeElement === document.body) focusFirst(form.current);
  }, [isPending, form]);

  function show(fields: FieldProblem[]) {
    setProblems(Object.fromEntries(fields.toReversed().map(({ field, code }) => [field, code])));
  }

  function book(request: BookingRequest) {
    const check = checkBooking(request);
    if (!check.ok) {
      reset();
      show(check.fields);
      const first = check.fields[0]?.field;
      if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    setProblems({});
    const { name, email, note } = check.value;
    const body = { ...request, name, email, note };
    // The same booking sent again after a failure keeps its key, so that a lost answer doesn't book twice.
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    mutate(
      { ...body, key: attempt.current.key },
      {
        onSuccess: (answer) => onBooked(answer, email),
        onError(error) {
          if (error.code === "slot_taken") return onTaken();
          console.warn(error.message);
          show(error.fields);
        },
      },
    );
  }

  /** A field that is being mended no longer shows its problem. */
  function mend(field: BookingField) {
    if (problems[field]) setProblems(({ [field]: _mended, ...others }) => others);
  }

  return { book, mend, problems, booking: isPending, failure: failureOf(error) };
}

/** Which sentence tells why nothing was booked; none when a field or the time itself says it. */
function failureOf(error: FunctionError | null): "limited" | "network" | "failed" | undefined {
  if (!error || error.code === "slot_taken") return undefined;
  if (error.fields.some(({ field }) => ["name", "email", "note"].includes(field))) return undefined;
  if (error.code === "rate_limited") return "limited";
  return error.code === "network" ? "network" : "failed";
}

function focusFirst(form: HTMLFormElement | null): void {
  const bad = form?.querySelector<HTMLElement>("[aria-invalid]");
  (bad ?? form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
}
