import { type FormEvent, useId, useState } from "react";
import { withAnswer } from "../../../profile/draft/answer.ts";
import type { Draft, Entry, FieldRef } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";

/** Two questions about results, which most CVs lack. The answers are added to the page. */
export function Questions({ draft }: { draft: Draft }) {
  const { t } = useTranslation("studio");
  const { edit, dispatch } = useCommands();
  const [fieldRef, setPlace] = useState<FieldRef>();
  const id = useId();
  const jobs = draft.hidden.includes("work") ? [] : draft.lists.work.filter(({ hidden }) => !hidden);

  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const figure = String(values.get("figure") ?? "").trim();
    const job = values.get("job");
    const added = withAnswer(draft, {
      text: String(values.get("text") ?? ""),
      figure,
      job: job === null ? jobs[0]?.id : String(job),
    });
    edit("", (content) => ({
      ...content,
      draft: added.draft,
      ...(figure && { figures: { ...content.figures, [added.line]: figure } }),
    }));
    setPlace(added.fieldRef);
    form.reset();
  }

  return (
    <section className="studio-wrap band" aria-labelledby="questions" id="studio-questions" data-print="off">
      <h2 id="questions">{t("questions.title")}</h2>
      <p className="mt-3 mb-8 text-ink-soft">{t("questions.text")}</p>
      <form className="grid items-end gap-x-6 gap-y-5 md:grid-cols-2" onSubmit={answer}>
        <div className="field">
          <label htmlFor={`${id}-text`}>{t("questions.proudest")}</label>
          <input id={`${id}-text`} name="text" required pattern=".*\S.*" maxLength={160} autoComplete="off" />
        </div>
        <div className="field">
          <label htmlFor={`${id}-figure`}>{t("questions.figure")}</label>
          <input id={`${id}-figure`} name="figure" maxLength={24} autoComplete="off" />
        </div>
        {jobs.length > 1 && (
          <div className="field">
            <label htmlFor={`${id}-job`}>{t("questions.job")}</label>
            <select id={`${id}-job`} name="job">
              {jobs.map((job) => (
                <option key={job.id} value={job.id}>
                  {jobName(job)}
                </option>
              ))}
            </select>
          </div>
        )}
        <p>
          <button type="submit" className="btn btn-primary">
            {t("questions.add")}
          </button>
        </p>
      </form>
      <p role="status" className="mt-4">
        {fieldRef && t("questions.added")}
      </p>
      {fieldRef && (
        <button
          type="button"
          className="link"
          onClick={() => dispatch({ type: "field-requested", fieldRef })}
        >
          {t("questions.change")}
        </button>
      )}
    </section>
  );
}

function jobName({ values }: Entry): string {
  return [values.name, values.position].filter(Boolean).join(", ");
}
