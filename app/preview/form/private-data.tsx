import type { Withheld } from "../../../profile/parse/private/withheld.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";

/** A disclosure of the withheld details with the reasons. */
export function PrivateData({ withheld }: { withheld: Withheld[] }) {
  const { t } = useTranslation("studio");
  const kinds = [...new Set(withheld.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  return (
    <details className="private-data">
      <summary>{t("privateData.count", { count: withheld.length })}</summary>
      <p className="my-3 text-fine text-ink-soft">{t("privateData.text")}</p>
      <ul className="withheld">
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{t(`privateData.kinds.${kind}.what`)}</b> <q>{joinValues(withheld, kind)}</q>{" "}
            {t(`privateData.kinds.${kind}.why`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function joinValues(withheld: Withheld[], kind: Withheld["kind"]): string {
  const values = withheld.filter((one) => one.kind === kind).map(({ value }) => value);
  return [...new Set(values)].join("; ");
}
