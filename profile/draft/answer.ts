import { type Draft, type Place, withNewEntry, withValue } from "./draft.ts";

/** A person's proudest result and its number. */
export interface Answer {
  text: string;
  /** Empty when there is none. */
  figure: string;
  /** Id of the job; undefined when there is no job. */
  job: string | undefined;
}

/**
 * Puts an answer first among the highlights of its job, or makes it a project when there is no job.
 *
 * @returns the draft, the line that was added, and its field
 */
export function withAnswer(draft: Draft, answer: Answer): { draft: Draft; line: string; place: Place } {
  const text = answer.text.trim().replace(/[.:\s]+$/, "");
  const figure = answer.figure.trim();
  const job = draft.lists.work.find(({ id }) => id === answer.job);
  if (job) {
    const place: Place = { list: "work", id: job.id, field: "highlights" };
    const line = figure ? `${text}: ${figure}` : text;
    const others = Array.isArray(job.values.highlights) ? job.values.highlights : [];
    return { draft: withValue(draft, place, [line, ...others]), line, place };
  }
  const added = withNewEntry(draft, "projects");
  const place: Place = { list: "projects", id: added.id, field: "name" };
  const named = withValue(added.draft, place, text);
  const whole = figure ? withValue(named, { ...place, field: "highlights" }, [figure]) : named;
  return { draft: whole, line: figure, place };
}
