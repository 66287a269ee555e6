import { useState } from "react";
import { flushSync } from "react-dom";
import {
  type Entry,
  type ListName,
  withHiddenEntry,
  withMovedEntry,
  withoutEntry,
} from "../../../profile/draft/draft.ts";
import { listFields } from "../../../profile/draft/fields.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { correct } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";
import { FieldControl } from "./field-control.tsx";
import { goToPlace, idOf } from "./go-to-place.ts";
import { announce } from "./live.ts";

interface EntryEditorProps {
  list: ListName;
  entry: Entry;
  index: number;
  studio: Studio;
}

/**
 * One job, one skill: its fields, and what can be done with it as a whole. The fields come when it is first opened. Browsers
 * theme over every field of a page for what they could fill in, and lay out whatever is closed for that: with all the fields
 * of a CV it takes them longer than to draw it.
 */
export function EntryEditor({ list, entry, index, studio }: EntryEditorProps) {
  const { t } = useTranslation("studio");
  const { id, hidden } = entry;
  const [hasFields, setHasFields] = useState(false);
  const count = studio.page.draft.lists[list].length;
  const name = nameOf(list, entry) || t("form.emptyEntry");

  function move(by: number) {
    correct("", (page) => ({ ...page, draft: withMovedEntry(page.draft, list, id, by) }));
    announce(t("form.moved", { name, place: index + by + 1 }));
  }

  function remove() {
    correct("", (page) => ({ ...page, draft: withoutEntry(page.draft, list, id) }));
    announce(t("form.removed", { name }));
    goToPlace({ list, id: "", field: "" });
  }

  const actions = [
    { label: t("form.up"), sign: "↑", act: () => move(-1), disabled: index === 0 },
    { label: t("form.down"), sign: "↓", act: () => move(1), disabled: index === count - 1 },
    {
      label: hidden ? t("form.show") : t("form.hide"),
      act: () => correct("", (page) => ({ ...page, draft: withHiddenEntry(page.draft, list, id, !hidden) })),
    },
    { label: t("form.remove"), act: remove },
  ];

  return (
    <li data-hidden={hidden || undefined}>
      <details className="entry" id={idOf({ list, id, field: "" })}>
        {/* biome-ignore lint/a11y: a summary is a button. At once, for who goes on to a field (go-to-place.ts). */}
        <summary onClick={() => flushSync(() => setHasFields(true))}>
          <span>{name}</span>
          {hidden && <span className="badge">{t("form.hidden")}</span>}
        </summary>
        <div className="part-fields">
          {hasFields &&
            listFields[list].map((field) => (
              <FieldControl
                key={field.name}
                field={field}
                place={{ list, id, field: field.name }}
                studio={studio}
              />
            ))}
          <p className="entry-actions">
            {actions.map(({ label, sign, act, disabled }) => (
              // Not `disabled`: the focus would be lost where an entry has come to an end of its list.
              <button
                key={label}
                type="button"
                className="btn btn-ghost"
                aria-label={t("form.of", { action: label, name })}
                aria-disabled={disabled || undefined}
                onClick={() => !disabled && act()}
              >
                {sign ?? label}
              </button>
            ))}
          </p>
        </div>
      </details>
    </li>
  );
}

/** What an entry is called: its first two fields. */
function nameOf(list: ListName, { values }: Entry): string {
  return listFields[list]
    .slice(0, 2)
    .map(({ name }) => values[name])
    .filter((value) => typeof value === "string" && value !== "")
    .join(", ");
}
