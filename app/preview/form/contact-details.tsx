import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";

/** Checkboxes that show contact details on the page, which hides them by default. */
export function ContactDetails({ content }: Pick<Studio, "content">) {
  const { t } = useTranslation("studio");
  const { edit } = useCommands();
  const { email, phone } = content.draft.basics;
  const details = [
    { kind: "email", value: email },
    { kind: "phone", value: phone },
  ] as const;
  const known = details.filter(({ value }) => typeof value === "string" && value !== "");
  if (known.length === 0) return null;
  return (
    <fieldset className="form-panel">
      <legend>{t("privateData.contact")}</legend>
      <p className="mb-3 text-fine text-ink-soft">{t("privateData.contactText")}</p>
      {known.map(({ kind, value }) => (
        <label key={kind} className="check-box">
          <input
            type="checkbox"
            checked={content.allowed[kind] === true}
            onChange={({ currentTarget: { checked } }) =>
              edit("", (old) => ({ ...old, allowed: { ...old.allowed, [kind]: checked } }))
            }
          />
          <span>{t(`privateData.${kind}`, { value: String(value) })}</span>
        </label>
      ))}
    </fieldset>
  );
}
