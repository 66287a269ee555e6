import { type FormEvent, useRef } from "react";
import { formatNumber } from "../../content-loader/format.ts";
import { type BookingAccepted, type BookingField, bookingLimits } from "../../shared/booking.ts";
import { HoneypotField, SubmitRow } from "../forms/form-parts.tsx";
import type { Problems } from "../forms/use-field-problems.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { Field } from "../ui/field.tsx";
import { SlotTime } from "./slot-time.tsx";
import type { Slot } from "./slots.ts";
import { useBooking } from "./use-booking.ts";

export type FormValues = Record<"name" | "email" | "note", string>;

interface BookingFormProps {
  slot: Slot;
  timeZone: string;
  values: FormValues;
  onType: (field: keyof FormValues, text: string) => void;
  /** Called when the visitor chooses another time. */
  onChange: () => void;
  /** Called when the time was taken meanwhile. */
  onTaken: () => void;
  onBooked: (answer: BookingAccepted, email: string) => void;
}

/** The form for the chosen time. */
export function BookingForm(props: BookingFormProps) {
  const { slot, timeZone, values, onType, onChange, onTaken, onBooked } = props;
  const { t } = useTranslation("calendar");
  const { t: tErrors } = useTranslation("contactForm");
  const { code: language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { book, clear, problems, failure, booking } = useBooking(form, { onTaken, onBooked });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const website = String(new FormData(event.currentTarget).get("website") ?? "");
    book({ ...values, start: slot.start, lang: language, timeZone, website });
  }

  function control(field: keyof FormValues) {
    return {
      value: values[field],
      onChange: ({ target }: { target: { value: string } }) => {
        onType(field, target.value);
        clear(field);
      },
    };
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={booking}>
      <h3 tabIndex={-1} data-step>
        <SlotTime slot={slot} />
      </h3>
      <fieldset disabled={booking} className="grid gap-4">
        <p className="mt-2">
          <button type="button" className="link min-h-6 cursor-pointer text-fine" onClick={onChange}>
            {t("form.change")}
          </button>
        </p>
        <HoneypotField label={t("form.website")} />
        <Field name="name" label={t("form.name")} required error={fieldError(tErrors, "name", problems)}>
          {(field) => <input {...field} {...control("name")} type="text" autoComplete="name" />}
        </Field>
        <Field name="email" label={t("form.email")} required error={fieldError(tErrors, "email", problems)}>
          {(field) => <input {...field} {...control("email")} type="email" autoComplete="email" />}
        </Field>
        <Field
          name="note"
          label={t("form.note")}
          error={
            problems.note && t("form.noteTooLong", { limit: formatNumber(bookingLimits.note, language) })
          }
        >
          {(field) => <textarea {...field} {...control("note")} rows={3} />}
        </Field>
        {failure && (
          <p role="alert" className="booking-problem">
            {t(`problems.${failure}`)}
          </p>
        )}
        <SubmitRow label={booking ? t("form.booking") : t("form.book")} sending={booking}>
          <RichText
            text={t("form.privacy")}
            tags={{ privacy: <LocalLink to="/privacy-policy" className="link" /> }}
          />
        </SubmitRow>
      </fieldset>
    </form>
  );
}

function fieldError(
  tErrors: ReturnType<typeof useTranslation<"contactForm">>["t"],
  field: "name" | "email",
  problems: Problems<BookingField>,
): string | undefined {
  const code = problems[field];
  return code && tErrors(`fields.${field}.${code}`);
}
