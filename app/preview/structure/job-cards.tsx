import { useEffect, useId, useMemo, useState } from "react";
import { formatField } from "../../../profile/draft/field-text.ts";
import { jobCandidates } from "../../../profile/parse/candidates.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { Work } from "../../../profile/resume.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Parse } from "../state/state.ts";
import { type JobChoice, jobChoices, toCorrections } from "./job-choices.ts";
import { mergeCorrections } from "./merge-corrections.ts";
import { parseAgain } from "./parse-again.ts";
import { useCorrections } from "./use-corrections.ts";

/** Asks which candidates are jobs when the parser found none. */
export function JobCards({ parse }: { parse: Parse }) {
  const { t } = useTranslation("structure");
  const { dispatch } = useCommands();
  const { status, correct } = useCorrections();
  const [chosen, setChosen] = useState<Record<number, JobChoice>>({});
  const title = useId();
  const candidates = useMemo(
    () => (parse.warnings.includes("no-work") ? jobCandidates(parse.source.lines, parse.structure) : []),
    [parse],
  );
  const jobs = useParsedJobs(parse, candidates);
  if (candidates.length === 0) return null;

  async function apply(getChoice: (index: number) => JobChoice | undefined) {
    if (await correct(toCorrections(candidates, getChoice))) dispatch({ type: "announced", text: t("done") });
    document.querySelector<HTMLElement>("h1")?.focus();
  }

  return (
    <section className="structure-jobs" aria-labelledby={title} data-print="off">
      <h2 id={title} className="text-title">
        {t("jobs.title")}
      </h2>
      <p className="text-ink-soft">{t("jobs.text")}</p>
      <ol>
        {candidates.map((lines, index) => {
          const job = jobs[index];
          const texts = lines.map((line) => parse.source.lines[line]?.text.replaceAll("\t", " ") ?? "");
          return (
            <li key={lines[0]} className="form-panel">
              <fieldset>
                <legend className="sr-only">{t("jobs.card", { text: texts[0] })}</legend>
                <JobSummary job={job} text={texts.join(" ")} />
                <div>
                  {jobChoices.map((choice) => (
                    <label key={choice}>
                      <input
                        type="radio"
                        name={`${title}-${lines[0]}`}
                        checked={chosen[index] === choice}
                        onChange={() => setChosen({ ...chosen, [index]: choice })}
                      />{" "}
                      {t(`jobs.${choice}`)}
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => apply(() => "work")}>
          {t("jobs.all")}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          disabled={Object.keys(chosen).length === 0}
          onClick={() => apply((index) => chosen[index])}
        >
          {t("jobs.use")}
        </button>
      </p>
      <p role="status" className="text-fine">
        {status === "parsing" && t("parsing")}
        {status === "failed" && t("failed")}
      </p>
    </section>
  );
}

/** Role, employer and dates, or the text itself until they are known. */
function JobSummary({ job, text }: { job: Work | undefined; text: string }) {
  const { code } = useLanguage();
  const { position, name, startDate = "", endDate = "" } = job ?? {};
  const dates = [startDate, endDate].map((date) => formatField(date, "date", code));
  return (
    <>
      <p className="font-semibold">{position ?? name ?? text}</p>
      {position && name && <p>{name}</p>}
      {startDate && <p className="text-fine text-ink-soft">{dates.join("–")}</p>}
    </>
  );
}

/** Each candidate parsed as a job; undefined until the worker responds. */
function useParsedJobs(parse: Parse, candidates: number[][]): (Work | undefined)[] {
  const [cv, setCv] = useState<ParsedCv>();
  useEffect(() => {
    if (candidates.length === 0) return;
    let isCurrent = true;
    const corrections = toCorrections(candidates, () => "work");
    parseAgain(parse.source, mergeCorrections(parse.corrections, corrections)).then(
      (parsed) => isCurrent && setCv(parsed),
      // Without a response the cards show the text.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [parse, candidates]);
  return candidates.map((lines) => {
    const path = cv?.values.find(
      (value) => value.lines.some((line) => lines.includes(line)) && value.path.startsWith("work["),
    )?.path;
    return path === undefined ? undefined : cv?.resume.work?.[Number(/\d+/.exec(path)?.[0])];
  });
}
