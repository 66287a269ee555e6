import type { BookingAccepted } from "../../shared/booking.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { SlotTime } from "./slot-time.tsx";
import type { Slot } from "./slots.ts";

interface BookingDoneProps {
  slot: Slot;
  /** The visitor's name and address. */
  name: string;
  email: string;
  note: string;
  answer: BookingAccepted;
}

/** The booked time and what can still be changed. */
export function BookingDone({ slot, name, email, note, answer }: BookingDoneProps) {
  const { t } = useTranslation("calendar");
  return (
    <section className="booking-done night">
      <h3 tabIndex={-1} data-step className="text-lead font-normal">
        <RichText text={t("done.title")} tags={{ em: <em /> }} />
      </h3>
      <p className="booking-done-time">
        <SlotTime slot={slot} />
      </p>
      <p className="max-w-[28.1em] text-on-dark-soft wrap-anywhere">{t("done.text", { address: email })}</p>
      <dl className="facts mt-6 text-fine">
        <dt>{t("form.name")}</dt>
        <dd className="wrap-anywhere">{name}</dd>
        <dt>{t("form.email")}</dt>
        <dd className="wrap-anywhere">{email}</dd>
        {note && (
          <>
            <dt>{t("done.note")}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{note}</dd>
          </>
        )}
      </dl>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={answer.icsPath} download className="btn btn-multe">
          {t("done.calendar")}
        </a>
        <a href={answer.movePath} data-document className="btn btn-on-dark">
          {t("done.move")}
        </a>
        <a href={answer.cancelPath} data-document className="btn btn-on-dark">
          {t("done.cancel")}
        </a>
      </p>
    </section>
  );
}
