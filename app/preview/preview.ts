import type { Resume } from "../../profile/resume.ts";
import type { Commands, Preview } from "./context.ts";
import { readSavedDraft, saveDraft } from "./export/browser-storage.ts";
import { syncSavedDraft } from "./export/sync-saved-draft.ts";
import { parseInWorker } from "./parse/parser.ts";
import { createPreload, type Preload, type StudioModules } from "./preload.ts";
import type { ParserResult } from "./state/reducer.ts";
import type { Studio } from "./state/state.ts";
import { createStore, type Store } from "./state/store.ts";
import { warnBeforeUnload } from "./warn-before-unload.ts";

const samples = import.meta.glob<{ meta: { theme: string } }>("../../content/profiles/*/*.json", {
  import: "default",
});

function createPreview(): Preview & { preload: Preload } {
  const store = createStore();
  const preload = createPreload();
  const commands = createCommands(store, preload);
  // Not during prerendering.
  if (typeof window !== "undefined") {
    syncSavedDraft(store);
    warnBeforeUnload(store);
    if (new URLSearchParams(location.search).has("page")) commands.openLink();
  }
  return { store, preload, commands };
}

function createCommands(store: Store, preload: Preload): Commands {
  const { dispatch } = store;

  /** @returns the number of the request, and a signal that aborts when another one is made */
  function startRequest(): { request: number; signal: AbortSignal } {
    dispatch({ type: "requested" });
    const { request } = store.getState();
    const controller = new AbortController();
    const unsubscribe = store.subscribe(() => {
      if (store.getState().request === request) return;
      controller.abort();
      unsubscribe();
    });
    return { request, signal: controller.signal };
  }

  /**
   * Opens the studio that `create` returns.
   *
   * @param failure code for an error of `create`
   */
  async function open(
    create: (modules: StudioModules) => Promise<Omit<Studio, "id"> | undefined>,
    failure: OpenFailure = "not-loaded",
  ): Promise<void> {
    const { request } = startRequest();
    let code: OpenFailure = "not-loaded";
    try {
      const modules = await preload.load();
      code = failure;
      const studio = await create(modules);
      if (studio) dispatch({ type: "opened", request, studio });
    } catch {
      dispatch({ type: "parser-changed", request, parser: notOpened("", code) });
    }
  }

  async function openFile(...[file, name, language, password]: Parameters<Commands["openFile"]>) {
    const { request, signal } = startRequest();
    const change = (parser: ParserResult) => dispatch({ type: "parser-changed", request, parser });
    change({ status: "loading", name });
    let modules: StudioModules;
    try {
      modules = await preload.load();
    } catch {
      change(notOpened(name, "not-loaded"));
      return;
    }
    if (signal.aborted) return;
    change({ status: "parsing", name, progress: 0 });
    const outcome = await parseInWorker(file, {
      name,
      signal,
      password,
      onProgress: (progress) => change({ status: "parsing", name, progress }),
    });
    if (!outcome) return;
    if ("cv" in outcome) {
      const resume = await withLocalPicture(outcome.cv.resume, modules);
      const cv = { ...outcome.cv, resume };
      const reveal = modules.createReveal(cv);
      dispatch({
        type: "opened",
        request,
        studio: modules.studioFromCv(cv, language, { blob: file, password }),
        reveal,
      });
      return;
    }
    const { code } = outcome.rejection;
    if (code === "password-needed" || code === "password-wrong")
      change({ status: "locked", name, file, isWrong: code === "password-wrong" });
    else change({ status: "rejected", rejection: { name, ...outcome.rejection } });
    // Preloads a worker for the next attempt.
    preload.load().catch(() => undefined);
  }

  return {
    openFile,
    preload: () => void preload.load().catch(() => undefined),
    openSample: (slug, language) =>
      open(async (modules) => {
        const sample = await samples[`../../content/profiles/${language}/${slug}.json`]?.();
        if (!sample) return undefined;
        const resume = await withLocalPicture(modules.checkResume(sample).resume, modules);
        return modules.studioFromSample(resume, sample.meta.theme, language);
      }),
    openSavedDraft: () =>
      open(async () => {
        // Read again, because another tab may have changed or deleted it.
        const saved = readSavedDraft();
        return saved && { ...saved, isSaved: saveDraft(saved) };
      }),
    openLink: () => {
      const { hash, pathname } = location;
      // Removes the CV from the browser history.
      history.replaceState(history.state, "", pathname);
      return open((modules) => modules.studioFromLink(hash), "link-damaged");
    },
    stopParsing() {
      const { request } = startRequest();
      dispatch({ type: "parser-changed", request, parser: { status: "stopped" } });
    },
    edit(field, change) {
      const { studio } = store.getState();
      if (studio) dispatch({ type: "edited", field, content: change(studio.content) });
    },
  };
}

type OpenFailure = "not-loaded" | "link-damaged";

const notOpened = (name: string, code: OpenFailure) =>
  ({ status: "rejected", rejection: { name, code, detail: {} } }) as const;

/** Drops a remote picture, which would be fetched, and redraws an embedded one. */
async function withLocalPicture(resume: Resume, { redrawPicture }: StudioModules): Promise<Resume> {
  const { image, ...basics } = resume.basics ?? {};
  const local = image && /^data:/i.test(image) ? await redrawPicture(image) : undefined;
  return { ...resume, basics: { ...basics, ...(local && { image: local }) } };
}

/** A module singleton, so that its state survives client navigation. */
export const preview = createPreview();
