import type { Draft } from "../../../profile/draft/draft.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { Allowed } from "../../../profile/resume.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import type { Refused } from "../parse/parser-messages.ts";

/** What a correction changes and undoing brings back. */
export interface Page {
  draft: Draft;
  allowed: Allowed;
  /** Texts without a place that are still to be looked at. */
  unplaced: string[];
}

/** A CV that has been read, and how it is looked at. */
export interface Studio {
  /** Another for each CV that is opened. */
  id: number;
  page: Page;
  /** Earlier pages, the last first, with the place whose change each was followed by. */
  past: { page: Page; place: string }[];
  /** Counts what comes from elsewhere than the fields themselves: they then show it. */
  version: number;
  theme: string;
  /** Of the words that are the same on every page. */
  language: LanguageCode;
  withheld: ParsedCv["withheld"];
  /** Doubtful values by the names of their places, with the lines that they were read from. */
  doubts: Record<string, string>;
  /** An invented person's. */
  isSample: boolean;
  /** Whether anything would be lost with the tab. */
  isDirty: boolean;
  isKept: boolean;
}

/** A file that could not be read, and what it is called. */
export type Problem =
  | { name: string; code: Refused["code"]; detail: Refused["detail"] }
  | { name: string; code: "not-loaded"; detail: Refused["detail"] };

export interface State {
  /** What is being done with a file. */
  task?: { name: string; step: "loading" } | { name: string; step: "reading"; done: number };
  /** A locked file whose password is asked for. */
  locked?: { file: Blob; name: string; isWrong: boolean };
  problem?: Problem;
  studio?: Studio;
  /** Whether the last reading was stopped by the visitor. */
  wasStopped?: boolean;
}

let state: State = {};
const listeners = new Set<() => void>();

/**
 * The state lives as long as the document, not as long as the page: who themes at another page of the site, or at this one in
 * the other language, finds all as it was.
 */
export const store = {
  get: () => state,
  set(change: Partial<State>) {
    state = { ...state, ...change };
    tellBeforeLeaving(state.studio?.isDirty === true && !state.studio.isKept);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

let isTelling = false;

/** Browsers ask in their own words whether a page is to be left; what would be lost stands on the page. */
function tellBeforeLeaving(wanted: boolean): void {
  if (wanted === isTelling) return;
  isTelling = wanted;
  if (wanted) addEventListener("beforeunload", hold);
  else removeEventListener("beforeunload", hold);
}

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
