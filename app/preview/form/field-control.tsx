import { type FormEvent, useState } from "react";
import { type Place, placeName, valuesAt, withValue } from "../../../profile/draft/draft.ts";
import { formatField, parseField } from "../../../profile/draft/field-text.ts";
import type { Field } from "../../../profile/draft/fields.ts";
import type { AreaWords } from "../../i18n/areas.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { correct, endRow, settle } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";
import { idOf } from "./go-to-place.ts";

interface FieldControlProps {
  field: Field;
  place: Place;
  studio: Studio;
}

/** What is said below a field of its kind. */
const hints = { lines: "perLine", commas: "commas", date: "date", url: "url" } as const;

type FieldWord = keyof AreaWords["studio"]["form"]["fields"];

/** One value of the CV. What can't be understood stays in the field, says so, and the page keeps what it had. */
export function FieldControl({ field, place, studio }: FieldControlProps) {
  const { t } = useTranslation("studio");
  const { code } = useLanguage();
  const [isWrong, setIsWrong] = useState(false);
  const { name, kind, word = name, isShort, autoComplete = "off" } = field;
  const id = idOf(place);
  const value = valuesAt(studio.page.draft, place)?.[name];
  const doubt = studio.doubts[placeName(place)];
  const hint =
    name === "endDate" ? t("form.end") : kind in hints && t(`form.${hints[kind as keyof typeof hints]}`);
  const wrong = kind === "date" ? t("form.dateWrong") : t("form.urlWrong");

  function onInput({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const understood = parseField(currentTarget.value, kind);
    if (understood === undefined) return;
    setIsWrong(false);
    correct(placeName(place), (page) => ({ ...page, draft: withValue(page.draft, place, understood) }));
  }

  function onBlur({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    setIsWrong(parseField(currentTarget.value, kind) === undefined);
    endRow();
  }

  function isRight() {
    document.getElementById(id)?.focus();
    settle(placeName(place));
  }

  const label = t(`form.fields.${word as FieldWord}`);
  const control = {
    id,
    defaultValue: formatField(value, kind, code),
    onInput,
    onBlur,
    "aria-invalid": isWrong || undefined,
    "aria-describedby":
      [isWrong && `${id}-wrong`, doubt && `${id}-doubt`, hint && `${id}-hint`].filter(Boolean).join(" ") ||
      undefined,
  };
  const isLong = kind === "text" || kind === "lines";
  const type = kind === "email" || kind === "tel" || kind === "url" ? kind : "text";
  return (
    <div className="field" data-short={isShort} data-doubt={doubt ? "" : undefined}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea key={studio.version} rows={kind === "lines" ? 4 : 3} {...control} />
      ) : (
        <input key={studio.version} type={type} autoComplete={autoComplete} {...control} />
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className="field-error">
          {wrong}
        </p>
      )}
      {doubt && (
        <div className="field-doubt">
          <p id={`${id}-doubt`}>
            <b>{t("form.unsure")}</b> {t("form.from", { text: doubt })}
          </p>
          <button
            type="button"
            className="link"
            data-print="off"
            aria-label={t("form.of", { action: t("form.right"), name: label })}
            onClick={isRight}
          >
            {t("form.right")}
          </button>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
