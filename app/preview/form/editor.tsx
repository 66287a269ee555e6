import { useState } from "react";
import {
  type ListName,
  listNames,
  type Place,
  withHiddenList,
  withNewEntry,
} from "../../../profile/draft/draft.ts";
import { basicFields, listFields } from "../../../profile/draft/fields.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { correct } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";
import { EntryEditor } from "./entry-editor.tsx";
import { FieldControl } from "./field-control.tsx";
import { goToPlace, idOf } from "./go-to-place.ts";
import { PortraitField } from "./portrait-field.tsx";

/** All that was read, part by part, as a form: what is written here is on the page at once. */
export function Editor({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  return (
    <section className="editor" aria-labelledby="editor-title">
      <h2 id="editor-title" className="text-title">
        {t("form.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("form.text")}</p>
      <Doubts doubts={Object.keys(studio.doubts)} />
      <details className="part" open id={idOf({ list: "basics", id: "", field: "" })}>
        <summary>{t("form.parts.basics")}</summary>
        <div className="part-fields">
          {basicFields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              place={{ list: "basics", id: "", field: field.name }}
              studio={studio}
            />
          ))}
          <PortraitField studio={studio} />
        </div>
      </details>
      {listNames.map((list) => (
        <ListSection key={list} list={list} studio={studio} />
      ))}
    </section>
  );
}

/** The way to what was read with doubt, one after the other. */
function Doubts({ doubts }: { doubts: string[] }) {
  const { t } = useTranslation("studio");
  const [next, setNext] = useState(0);
  const name = doubts[next % doubts.length];
  if (name === undefined) return null;
  return (
    <p className="doubts">
      <button
        type="button"
        className="link"
        onClick={() => {
          goToPlace(placeNamed(name));
          setNext(next + 1);
        }}
      >
        {t("form.check", { count: doubts.length })}
      </button>{" "}
      <span className="text-ink-soft">{t("form.checkText")}</span>
    </p>
  );
}

function placeNamed(name: string): Place {
  const [list = "basics", id = "", field = ""] = name.split("-");
  return { list: list as Place["list"], id, field };
}

function ListSection({ list, studio }: { list: ListName; studio: Studio }) {
  const { t } = useTranslation("studio");
  const { draft } = studio.page;
  const entries = draft.lists[list];
  const part = t(`form.parts.${list}`);
  const isHidden = draft.hidden.includes(list);
  const hiding = isHidden ? t("form.show") : t("form.hide");

  function add() {
    let id = "";
    correct("", (page) => {
      const added = withNewEntry(page.draft, list);
      id = added.id;
      return { ...page, draft: added.draft };
    });
    const first = listFields[list][0]?.name ?? "";
    // Once it is drawn.
    setTimeout(() => goToPlace({ list, id, field: first }));
  }

  return (
    <details className="part" data-hidden={isHidden || undefined} id={idOf({ list, id: "", field: "" })}>
      <summary>
        {part} {entries.length > 0 && <span className="part-count">{entries.length}</span>}
        {isHidden && <span className="badge">{t("form.hidden")}</span>}
      </summary>
      <ol className="entries">
        {entries.map((entry, index) => (
          <EntryEditor key={entry.id} list={list} entry={entry} index={index} studio={studio} />
        ))}
      </ol>
      <p className="part-actions">
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={t("form.of", { action: t("form.add"), name: part })}
          onClick={add}
        >
          {t("form.add")}
        </button>
        {entries.length > 0 && (
          <button
            type="button"
            className="btn btn-ghost"
            aria-label={t("form.of", { action: hiding, name: part })}
            onClick={() =>
              correct("", (page) => ({ ...page, draft: withHiddenList(page.draft, list, !isHidden) }))
            }
          >
            {hiding}
          </button>
        )}
      </p>
    </details>
  );
}
