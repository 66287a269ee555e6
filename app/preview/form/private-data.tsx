import type { Withheld } from "../../../profile/parse/head/private.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { correct } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";

/** What is left out of the page, and why; and what the visitor may have shown of how to be reached. */
export function PrivateData({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { withheld, page } = studio;
  const { email, phone } = page.draft.basics;
  const reach = [
    { kind: "email", value: email },
    { kind: "phone", value: phone },
  ] as const;
  const known = reach.filter(({ value }) => typeof value === "string" && value !== "");
  const kinds = [...new Set(withheld.map(({ kind }) => kind))];
  return (
    <>
      {known.length > 0 && (
        <fieldset className="part-open">
          <legend>{t("privateData.contact")}</legend>
          <p className="mb-3 text-fine text-ink-soft">{t("privateData.contactText")}</p>
          {known.map(({ kind, value }) => (
            <label key={kind} className="tick-box">
              <input
                type="checkbox"
                checked={page.allowed[kind] === true}
                onChange={({ currentTarget: { checked } }) =>
                  correct("", (old) => ({ ...old, allowed: { ...old.allowed, [kind]: checked } }))
                }
              />
              <span>{t(`privateData.${kind}`, { value: String(value) })}</span>
            </label>
          ))}
        </fieldset>
      )}
      {kinds.length > 0 && (
        <section className="part-open" aria-labelledby="withheld">
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
