import { checkResume } from "../../../profile/check-resume.ts";
import type { Resume } from "../../../profile/resume.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import { isOwnKept, keep, keptStudio } from "../export/browser-storage.ts";
import { type ParseJob, preloadParser, read } from "../parse/parser.ts";
import { prepare, prepared } from "../preload.ts";
import { keptAgain, sampleStudio, studioOf } from "./begin.ts";
import { type Page, type Studio, store } from "./state.ts";

/** The reading that goes on, whose file the visitor chose last. */
let reading: ParseJob | undefined;
/** Counts what the visitor asks for, so that what was asked for before is passed over when it comes. */
let turn = 0;

/**
 * Reads a file and opens its page. What stood there stays until that has worked, and whatever is read already is given up.
 *
 * @param name of the file, empty for pasted text
 */
export async function readFile(
  file: Blob,
  name: string,
  language: LanguageCode,
  password?: string,
): Promise<void> {
  const mine = begin();
  store.set({ task: { name, step: "loading" } });
  try {
    await prepare();
  } catch {
    if (mine === turn) store.set({ task: undefined, problem: { name, code: "not-loaded", detail: {} } });
    return;
  }
  if (mine !== turn) return;
  const tellProgress = (done: number) => {
    if (mine === turn) store.set({ task: { name, step: "reading", done } });
  };
  tellProgress(0);
  reading = read(file, name, tellProgress, password);
  const outcome = await reading.outcome;
  if (mine !== turn) return;
  reading = undefined;
  if (outcome === "stopped") store.set({ task: undefined, wasStopped: true });
  else if ("cv" in outcome) {
    const resume = await withOwnPicture(outcome.cv.resume);
    if (mine === turn) store.set({ task: undefined, studio: studioOf({ ...outcome.cv, resume }, language) });
  } else {
    const { refused } = outcome;
    const isLocked = /^password/.test(refused.code);
    if (isLocked)
      store.set({ task: undefined, locked: { file, name, isWrong: refused.code === "password-wrong" } });
    else store.set({ task: undefined, problem: { name, ...refused } });
    // The next reader is loaded while the visitor writes the password or themes for another file.
    preloadParser().catch(() => undefined);
  }
}

/** Without a picture that lies elsewhere, for showing it would ask for it there; one that came along is drawn anew. */
async function withOwnPicture(resume: Resume): Promise<Resume> {
  const { image, ...basics } = resume.basics ?? {};
  const own = image && /^data:/i.test(image) ? await prepared().redrawPicture(image) : undefined;
  return { ...resume, basics: { ...basics, ...(own && { image: own }) } };
}

/** Ends what goes on and takes away what was said of the file before. */
function begin(): number {
  reading?.stop();
  reading = undefined;
  turn += 1;
  store.set({ task: undefined, locked: undefined, problem: undefined, wasStopped: false });
  return turn;
}

export function stopReading(): void {
  begin();
  store.set({ wasStopped: true });
}

/** Takes the message or the question away that stands there. */
export function dismiss(): void {
  store.set({ problem: undefined, locked: undefined });
}

const samples = import.meta.glob<{ meta: { theme: string } }>("../../../content/profiles/*/*.json", {
  import: "default",
});

/** Opens the page of an invented person. */
export async function openSample(slug: string, language: LanguageCode): Promise<void> {
  const mine = begin();
  try {
    const [sample] = await Promise.all([
      samples[`../../../content/profiles/${language}/${slug}.json`]?.(),
      prepare(),
    ]);
    if (!sample) return;
    const resume = await withOwnPicture(checkResume(sample).resume);
    if (mine === turn) store.set({ studio: sampleStudio(resume, sample.meta.theme, language) });
  } catch {
    if (mine === turn) store.set({ problem: { name: "", code: "not-loaded", detail: {} } });
  }
}

/**
 * What is kept in the browser follows every change, in the tab that has kept it last. Another one would bring back what was
 * deleted here, or write over it; where it no longer follows, the page says so and the browser asks before it is left.
 */
function follow(): void {
  const { studio } = store.get();
  if (studio?.isKept && !(isOwnKept() && keep(studio))) show({ isKept: false });
}
store.subscribe(follow);
// While the page is prerendered there is no window.
if (typeof window !== "undefined") addEventListener("storage", follow);

/** How the page is looked at: nothing to undo. */
export function show(change: Partial<Pick<Studio, "theme" | "language" | "isKept">>): void {
  const { studio } = store.get();
  if (studio) store.set({ studio: { ...studio, ...change } });
}

const mostUndone = 200;

/**
 * Corrects the page.
 *
 * @param place name of the field that is written in: what is written in a row is undone together. Empty for all else.
 */
export function correct(place: string, change: (page: Page) => Page): void {
  const { studio } = store.get();
  if (!studio) return;
  const page = change(studio.page);
  if (page === studio.page) return;
  const [last] = studio.past;
  const past =
    last && last.place === place && place !== ""
      ? studio.past
      : [{ page: studio.page, place }, ...studio.past].slice(0, mostUndone);
  const { [place]: _, ...doubts } = studio.doubts;
  // The fields know what was written in them, and nothing of all else.
  const version = place === "" ? studio.version + 1 : studio.version;
  store.set({ studio: { ...studio, page, past, doubts, version, isDirty: true } });
}

/** What was read with doubt at a place is right. */
export function settle(place: string): void {
  const { studio } = store.get();
  if (!studio) return;
  const { [place]: _, ...doubts } = studio.doubts;
  store.set({ studio: { ...studio, doubts } });
}

/** Ends a row of changes that are undone together. */
export function endRow(): void {
  const { studio } = store.get();
  const [last, ...others] = studio?.past ?? [];
  if (studio && last?.place) store.set({ studio: { ...studio, past: [{ ...last, place: "" }, ...others] } });
}

/** Takes the last correction back. */
export function undo(): void {
  const { studio } = store.get();
  const [last, ...past] = studio?.past ?? [];
  if (studio && last)
    store.set({ studio: { ...studio, page: last.page, past, version: studio.version + 1 } });
}

/** Takes everything away that was read and changed. */
export function startOver(): void {
  begin();
  store.set({ studio: undefined });
}

/** Opens what is kept in this browser. From then on it is this tab that keeps it. */
export async function openKept(): Promise<void> {
  const mine = begin();
  try {
    await prepare();
    // As it is now: another tab may have changed or deleted it meanwhile.
    const kept = keptStudio();
    if (mine === turn && kept) store.set({ studio: { ...keptAgain(kept), isKept: keep(kept) } });
  } catch {
    if (mine === turn) store.set({ problem: { name: "", code: "not-loaded", detail: {} } });
  }
}
