import { useId, useState } from "react";
import { insertText, type TextTarget, textLists } from "../../../profile/draft/insert-text.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Content } from "../state/state.ts";
import { entryName } from "./entry-name.ts";

/** Unplaced texts, for each of which the visitor chooses a field or list. */
export function UnplacedText({ content }: { content: Content }) {
  const { t } = useTranslation("studio");
  const texts = content.unplaced;
  if (texts.length === 0) return null;
  return (
    <details className="form-panel">
      <summary>{t("unplaced.title", { count: texts.length })}</summary>
      <p className="my-3 text-fine text-ink-soft">{t("unplaced.text")}</p>
      <ul className="grid gap-5">
        {texts.map((text, index) => (
          // The same text may occur twice.
          <UnplacedItem
            key={`${texts.slice(0, index).filter((one) => one === text).length} ${text}`}
            content={content}
            text={text}
            index={index}
          />
        ))}
      </ul>
    </details>
  );
}

function UnplacedItem({ content, text, index }: { content: Content; text: string; index: number }) {
  const { t } = useTranslation("studio");
  const { t: tStructure } = useTranslation("structure");
  const { edit, dispatch } = useCommands();
  const [target, setTarget] = useState("summary");
  const id = useId();
  const entries = (["work", "volunteer", "projects"] as const).flatMap((list) =>
    content.draft.lists[list].map((entry) => ({ list, entry })),
  );

  function decide(change: (content: Content) => Content, announcement: string) {
    edit("", (current) => ({ ...change(current), unplaced: current.unplaced.toSpliced(index, 1) }));
    dispatch({ type: "announced", text: announcement });
    document.getElementById(id)?.closest("details")?.querySelector("summary")?.focus();
  }

  return (
    <li>
      <blockquote className="unplaced">{text}</blockquote>
      <div className="field my-2">
        <label htmlFor={id}>{tStructure("place.label")}</label>
        <select id={id} value={target} onChange={({ currentTarget }) => setTarget(currentTarget.value)}>
          <option value="summary">{t("form.fields.summary")}</option>
          <optgroup label={tStructure("place.new")}>
            {textLists.map((list) => (
              <option key={list} value={list}>
                {tStructure(`sections.${list}`)}
              </option>
            ))}
          </optgroup>
          {entries.length > 0 && (
            <optgroup label={tStructure("place.points")}>
              {entries.map(({ list, entry }) => (
                <option key={entry.id} value={`${list} ${entry.id}`}>
                  {entryName(list, entry) || t("form.emptyEntry")}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </div>
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() =>
            decide(
              (current) => ({ ...current, draft: insertText(current.draft, text, parseTarget(target)) }),
              tStructure("place.done"),
            )
          }
        >
          {tStructure("place.put")}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => decide((current) => current, tStructure("place.dropped"))}
        >
          {t("unplaced.drop")}
        </button>
      </p>
    </li>
  );
}

function parseTarget(value: string): TextTarget {
  const [list, id] = value.split(" ");
  return id === undefined ? (value as TextTarget) : ({ list, id } as TextTarget);
}
