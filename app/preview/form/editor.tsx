import {
  type FieldRef,
  type ListName,
  listNames,
  withHiddenList,
  withNewEntry,
} from "../../../profile/draft/draft.ts";
import { basicFields, listFields } from "../../../profile/draft/fields.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { Collapsible } from "./collapsible.tsx";
import { EntryEditor } from "./entry-editor.tsx";
import { FieldControl } from "./field-control.tsx";
import { PortraitField } from "./portrait-field.tsx";
import { useFocusField } from "./use-focus-field.ts";

const basics: FieldRef = { list: "basics", id: "", field: "" };

/** The form for everything that was parsed. The page updates with every edit. */
export function Editor({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  useFocusField();
  return (
    <section aria-labelledby="editor-title">
      <h2 id="editor-title" className="text-title">
        {t("form.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("form.text")}</p>
      <Collapsible className="form-section" fieldRef={basics} summary={t("form.parts.basics")}>
        {() => (
          <div className="form-fields">
            {basicFields.map((field) => (
              <FieldControl
                key={field.name}
                field={field}
                fieldRef={{ ...basics, field: field.name }}
                studio={studio}
              />
            ))}
            <PortraitField studio={studio} />
          </div>
        )}
      </Collapsible>
      {listNames.map((list) => (
        <ListSection key={list} list={list} studio={studio} />
      ))}
    </section>
  );
}

function ListSection({ list, studio }: { list: ListName; studio: Studio }) {
  const { t } = useTranslation("studio");
  const { edit, dispatch } = useCommands();
  const { draft } = studio.content;
  const entries = draft.lists[list];
  const section = t(`form.parts.${list}`);
  const isHidden = draft.hidden.includes(list);
  const toggleHidden = isHidden ? t("form.show") : t("form.hide");

  function add() {
    const { draft: extended, id } = withNewEntry(draft, list);
    edit("", (content) => ({ ...content, draft: extended }));
    dispatch({ type: "field-requested", fieldRef: { list, id, field: listFields[list][0]?.name ?? "" } });
  }

  return (
    <Collapsible
      className="form-section"
      fieldRef={{ list, id: "", field: "" }}
      data-hidden={isHidden || undefined}
      summary={
        <>
          {section} {entries.length > 0 && <span className="entry-count">{entries.length}</span>}
          {isHidden && <span className="badge">{t("form.hidden")}</span>}
        </>
      }
    >
      {() => (
        <>
          <ol className="entries">
            {entries.map((entry, index) => (
              <EntryEditor key={entry.id} list={list} entry={entry} index={index} studio={studio} />
            ))}
          </ol>
          <p className="section-actions">
            <button
              type="button"
              className="btn btn-ghost"
              aria-label={t("form.of", { action: t("form.add"), name: section })}
              onClick={add}
            >
              {t("form.add")}
            </button>
            {entries.length > 0 && (
              <button
                type="button"
                className="btn btn-ghost"
                aria-label={t("form.of", { action: toggleHidden, name: section })}
                onClick={() =>
                  edit("", (content) => ({
                    ...content,
                    draft: withHiddenList(content.draft, list, !isHidden),
                  }))
                }
              >
                {toggleHidden}
              </button>
            )}
          </p>
        </>
      )}
    </Collapsible>
  );
}
