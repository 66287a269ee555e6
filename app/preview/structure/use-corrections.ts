import { useContext, useState } from "react";
import type { Correction } from "../../../profile/parse/labeller/correction.ts";
import { PreviewContext } from "../context.ts";
import { withCorrections } from "../state/create-studio.ts";
import { mergeCorrections } from "./merge-corrections.ts";
import { parseAgain } from "./parse-again.ts";

type CorrectionStatus = "idle" | "parsing" | "failed";

let latest = 0;
/** Corrections in progress. */
let pending: Correction[] = [];

/** Parses the file again with corrections and keeps the visitor's edits. */
export function useCorrections(): {
  status: CorrectionStatus;
  /** @returns whether the file was parsed again */
  correct(added: Correction[]): Promise<boolean>;
} {
  const store = useContext(PreviewContext)?.store;
  const [status, setStatus] = useState<CorrectionStatus>("idle");

  async function correct(added: Correction[]): Promise<boolean> {
    const parse = store?.getState().studio?.parse;
    if (!store || !parse) return false;
    latest += 1;
    const request = latest;
    pending = mergeCorrections(pending, added);
    const corrections = mergeCorrections(parse.corrections, pending);
    setStatus("parsing");
    try {
      const cv = await parseAgain(parse.source, corrections);
      const { studio } = store.getState();
      // Outdated: a later correction includes this one, or another file was opened.
      if (request !== latest || !studio?.parse || studio.parse.source !== parse.source) return false;
      pending = [];
      store.dispatch({
        type: "edited",
        field: "",
        ...withCorrections(studio, studio.parse, corrections, cv),
      });
      setStatus("idle");
      return true;
    } catch {
      if (request !== latest) return false;
      pending = [];
      setStatus("failed");
      return false;
    }
  }

  return { status, correct };
}
