import { type Draft, type FieldRef, withNewEntry, withValue } from "./draft.ts";

/** A person's proudest result and its number. */
export interface Answer {
  text: string;
  /** Empty without a number. */
  figure: string;
  /** Id of the job; undefined when there is no job. */
  job: string | undefined;
}

/**
 * Puts an answer first among the highlights of its job, or makes it a project when there is no job.
 *
 * @returns the draft, the line that was added, and its field
 */
export function withAnswer(draft: Draft, answer: Answer): { draft: Draft; line: string; fieldRef: FieldRef } {
  const text = answer.text.trim().replace(/[.:\s]+$/, "");
  const figure = answer.figure.trim();
  const job = draft.lists.work.find(({ id }) => id === answer.job);
  if (job) {
    const fieldRef: FieldRef = { list: "work", id: job.id, field: "highlights" };
    const line = figure ? `${text}: ${figure}` : text;
    const others = Array.isArray(job.values.highlights) ? job.values.highlights : [];
    return { draft: withValue(draft, fieldRef, [line, ...others]), line, fieldRef };
  }
  const added = withNewEntry(draft, "projects");
  const fieldRef: FieldRef = { list: "projects", id: added.id, field: "name" };
  const named = withValue(added.draft, fieldRef, text);
  const whole = figure ? withValue(named, { ...fieldRef, field: "highlights" }, [figure]) : named;
  return { draft: whole, line: figure, fieldRef };
}
