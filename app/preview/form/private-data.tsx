import type { Withheld } from "../../../profile/parse/head/private.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";

/** Contact details that can be shown, and the private data that are left out with the reason. */
export function PrivateData({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { edit } = useCommands();
  const { withheld, content } = studio;
  const { email, phone } = content.draft.basics;
  const details = [
    { kind: "email", value: email },
    { kind: "phone", value: phone },
  ] as const;
  const known = details.filter(({ value }) => typeof value === "string" && value !== "");
  const kinds = [...new Set(withheld.map(({ kind }) => kind))];
  return (
    <>
      {known.length > 0 && (
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
      )}
      {kinds.length > 0 && (
        <section className="form-panel" aria-labelledby="withheld">
          <h2 id="withheld">{t("privateData.title")}</h2>
          <p className="mb-3 text-fine text-ink-soft">{t("privateData.text")}</p>
          <ul className="withheld">
            {kinds.map((kind) => (
              <li key={kind}>
                <b>{t(`privateData.kinds.${kind}.what`)}</b> <q>{valuesOf(withheld, kind)}</q>{" "}
                {t(`privateData.kinds.${kind}.why`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function valuesOf(withheld: Withheld[], kind: Withheld["kind"]): string {
  const values = withheld.filter((one) => one.kind === kind).map(({ value }) => value);
  return [...new Set(values)].join("; ");
}
