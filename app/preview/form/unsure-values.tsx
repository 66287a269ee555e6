import { useState } from "react";
import { parseFieldKey } from "../../../profile/draft/field-key.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";

/** A button that focuses the next value that the parser was unsure of. */
export function UnsureValues({ names }: { names: string[] }) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const [next, setNext] = useState(0);
  const name = names[next % names.length];
  if (name === undefined) return null;
  return (
    <p className="unsure-values">
      <button
        type="button"
        className="link"
        onClick={() => {
          dispatch({ type: "field-requested", fieldRef: parseFieldKey(name) });
          setNext(next + 1);
        }}
      >
        {t("form.check", { count: names.length })}
      </button>{" "}
      <span className="text-ink-soft max-sm:hidden">{t("form.checkText")}</span>
    </p>
  );
}
