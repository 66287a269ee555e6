import { preloadParser } from "./parse/parser.ts";

/** The modules that parsing and the studio need. */
export type StudioModules = typeof import("./studio-modules.ts");

/** Milliseconds to wait for fonts, which a page does not strictly need, once everything else is loaded. */
const fontTimeout = 5_000;

export interface Preload {
  /**
   * Loads the parser, the themes and their fonts, so that no request depends on the file.
   *
   * @throws when the parser or the themes cannot be fetched. The next call tries again
   */
  load(): Promise<StudioModules>;
  /** The modules, if loaded. Unlike `lazy`, which shows its fallback for 0.3 seconds, this is synchronous. */
  loaded(): StudioModules | undefined;
}

export function createPreload(): Preload {
  let loading: Promise<StudioModules> | undefined;
  let loaded: StudioModules | undefined;
  const retryNextTime = () => {
    loading = undefined;
  };

  async function loadAll(): Promise<StudioModules> {
    const parser = preloadParser();
    // Chromium remembers a failed import until the page is reloaded, so without a connection the worker is tried first.
    if (!navigator.onLine) await parser;
    const [{ modules, fonts }] = await Promise.all([loadModules(), parser]);
    await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, fontTimeout))]);
    loaded = modules;
    return modules;
  }

  async function loadModules(): Promise<{ modules: StudioModules; fonts: Promise<void> }> {
    const modules = await import("./studio-modules.ts");
    return {
      modules,
      fonts: modules.loadFonts().then((isComplete) => (isComplete ? undefined : retryNextTime())),
    };
  }

  return {
    load() {
      loading ??= loadAll();
      loading.catch(retryNextTime);
      return loading;
    },
    loaded: () => loaded,
  };
}
