import {
  type Entry,
  type FieldRef,
  type ListName,
  withHiddenEntry,
  withMovedEntry,
  withoutEntry,
} from "../../../profile/draft/draft.ts";
import { listFields } from "../../../profile/draft/fields.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { Collapsible } from "./collapsible.tsx";
import { entryName } from "./entry-name.ts";
import { FieldControl } from "./field-control.tsx";

interface EntryEditorProps {
  list: ListName;
  entry: Entry;
  index: number;
  studio: Studio;
}

/**
 * One entry of a list. Fields are rendered only while it is open: Chromium's autofill scans and lays out all fields of a page,
 * even in a closed `<details>`, which takes longer than rendering the form.
 */
export function EntryEditor({ list, entry, index, studio }: EntryEditorProps) {
  const { t } = useTranslation("studio");
  const { edit, dispatch } = useCommands();
  const { id, hidden } = entry;
  const count = studio.content.draft.lists[list].length;
  const name = entryName(list, entry) || t("form.emptyEntry");
  const fieldRef: FieldRef = { list, id, field: "" };

  function move(by: number) {
    edit("", (content) => ({ ...content, draft: withMovedEntry(content.draft, list, id, by) }));
    dispatch({ type: "announced", text: t("form.moved", { name, place: index + by + 1 }) });
  }

  function remove() {
    edit("", (content) => ({ ...content, draft: withoutEntry(content.draft, list, id) }));
    dispatch({ type: "announced", text: t("form.removed", { name }) });
    dispatch({ type: "field-requested", fieldRef: { list, id: "", field: "" } });
  }

  function toggleHidden() {
    edit("", (content) => ({ ...content, draft: withHiddenEntry(content.draft, list, id, !hidden) }));
  }

  const actions = [
    { label: t("form.up"), icon: "↑", run: () => move(-1), disabled: index === 0 },
    { label: t("form.down"), icon: "↓", run: () => move(1), disabled: index === count - 1 },
    { label: hidden ? t("form.show") : t("form.hide"), run: toggleHidden },
    { label: t("form.remove"), run: remove },
  ];

  return (
    <li data-hidden={hidden || undefined}>
      <Collapsible
        className="entry"
        fieldRef={fieldRef}
        summary={
          <>
            <span>{name}</span>
            {hidden && <span className="badge">{t("form.hidden")}</span>}
          </>
        }
      >
        {(isOpen) =>
          isOpen && (
            <div className="form-fields">
              {listFields[list].map((field) => (
                <FieldControl
                  key={field.name}
                  field={field}
                  fieldRef={{ ...fieldRef, field: field.name }}
                  studio={studio}
                />
              ))}
              <p className="entry-actions">
                {actions.map(({ label, icon, run, disabled }) => (
                  // `disabled` would drop the focus when an entry reaches an end of its list.
                  <button
                    key={label}
                    type="button"
                    className="btn btn-ghost"
                    aria-label={t("form.of", { action: label, name })}
                    aria-disabled={disabled || undefined}
                    onClick={() => !disabled && run()}
                  >
                    {icon ?? label}
                  </button>
                ))}
              </p>
            </div>
          )
        }
      </Collapsible>
    </li>
  );
}
