import { type FormEvent, useState } from "react";
import { type FieldRef, valuesAt, withValue } from "../../../profile/draft/draft.ts";
import { fieldKey } from "../../../profile/draft/field-key.ts";
import { formatField, parseField } from "../../../profile/draft/field-text.ts";
import type { Field } from "../../../profile/draft/fields.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import type { Translations } from "../../i18n/namespaces.ts";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { fieldId } from "./field-id.ts";

interface FieldControlProps {
  field: Field;
  fieldRef: FieldRef;
  studio: Studio;
}

/** Translation keys of the hints, by kind of field. */
const hints = { lines: "perLine", commas: "commas", date: "date", url: "url" } as const;

type FieldLabel = keyof Translations["studio"]["form"]["fields"];

/** One value of the CV. Text that cannot be parsed stays in the control, and the page keeps the last value. */
export function FieldControl({ field, fieldRef, studio }: FieldControlProps) {
  const { t } = useTranslation("studio");
  const { code } = useLanguage();
  const { edit, dispatch } = useCommands();
  const { name, kind, label: labelKey = name, isShort, autoComplete = "off" } = field;
  const id = fieldId(fieldRef);
  const value = valuesAt(studio.content.draft, fieldRef)?.[name];
  const formatted = formatField(value, kind, code);
  // Keeps the text as typed ("2019 -", "a, b, ") until the value changes elsewhere, for example by undo.
  const [typed, setTyped] = useState<{ text: string; formatted: string }>();
  const [showsError, setShowsError] = useState(false);
  const text = typed?.formatted === formatted ? typed.text : formatted;
  const isInvalid = parseField(text, kind) === undefined && showsError;
  const source = studio.unsure[fieldKey(fieldRef)];
  const hint =
    name === "endDate" ? t("form.end") : kind in hints && t(`form.${hints[kind as keyof typeof hints]}`);
  const error = kind === "date" ? t("form.dateWrong") : t("form.urlWrong");

  function onChange({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const parsed = parseField(currentTarget.value, kind);
    setShowsError(false);
    setTyped({
      text: currentTarget.value,
      formatted: parsed === undefined ? formatted : formatField(parsed, kind, code),
    });
    if (parsed !== undefined)
      edit(fieldKey(fieldRef), (content) => ({
        ...content,
        draft: withValue(content.draft, fieldRef, parsed),
      }));
  }

  function onBlur() {
    setShowsError(true);
    dispatch({ type: "edit-ended" });
  }

  function confirm() {
    dispatch({ type: "confirmed", field: fieldKey(fieldRef) });
    dispatch({ type: "field-requested", fieldRef });
  }

  const label = t(`form.fields.${labelKey as FieldLabel}`);
  const control = {
    id,
    value: text,
    onChange,
    onBlur,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby":
      [isInvalid && `${id}-error`, source && `${id}-unsure`, hint && `${id}-hint`]
        .filter(Boolean)
        .join(" ") || undefined,
  };
  const isLong = kind === "text" || kind === "lines";
  const type = kind === "email" || kind === "tel" || kind === "url" ? kind : "text";
  return (
    <div className="field" data-short={isShort} data-unsure={source ? "" : undefined}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea rows={kind === "lines" ? 4 : 3} {...control} />
      ) : (
        <input type={type} autoComplete={autoComplete} {...control} />
      )}
      {isInvalid && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {source && (
        <div className="unsure-value">
          <p id={`${id}-unsure`}>
            <b>{t("form.unsure")}</b> {t("form.from", { text: source })}
          </p>
          <button
            type="button"
            className="link"
            data-print="off"
            aria-label={t("form.of", { action: t("form.right"), name: label })}
            onClick={confirm}
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
