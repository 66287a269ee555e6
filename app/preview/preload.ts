import { preloadParser } from "./parse/parser.ts";

/** The modules that are needed once there is a file. */
export type Tools = typeof import("./tools.ts");

/** Milliseconds to wait for fonts once everything else is loaded. A page can be shown and saved without them. */
const fontTimeout = 5_000;

export interface Preload {
  /**
   * Loads the parser, the themes and their fonts: all that is needed from choosing a file to saving the page. The requests are
   * the same for every file.
   *
   * @throws when the parser or the themes cannot be fetched. The next call fetches what is missing
   */
  load(): Promise<Tools>;
  /** The loaded modules, synchronously: `lazy` would show its fallback for 0.3 seconds. */
  loaded(): Tools | undefined;
}

export function createPreload(): Preload {
  let loading: Promise<Tools> | undefined;
  let loaded: Tools | undefined;
  const retryNextTime = () => {
    loading = undefined;
  };

  async function loadAll(): Promise<Tools> {
    const [{ tools, fonts }] = await Promise.all([loadTools(), preloadParser()]);
    await Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, fontTimeout))]);
    loaded = tools;
    return tools;
  }

  async function loadTools(): Promise<{ tools: Tools; fonts: Promise<void> }> {
    const tools = await import("./tools.ts");
    return {
      tools,
      fonts: tools.loadFonts().then((isComplete) => (isComplete ? undefined : retryNextTime())),
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
