import { existsSync } from "node:fs";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** A browser's interface for the journeys, independent of protocol. Selectors are CSS; a missing element throws. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Sets the viewport size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to an element and clicks it. */
  click(selector: string): Promise<void>;
  /** Clicks at a position of the viewport in CSS pixels, in any document. */
  clickAt(x: number, y: number): Promise<void>;
  /** Focuses an element and types, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export interface EngineChoice {
  name: string;
  /** Required program. */
  program: string;
  isHere: boolean;
  /** @param scripts whether pages run scripts; undefined where the engine cannot disable them */
  open: (() => Promise<Engine>) & { withoutScripts?: () => Promise<Engine> };
}

const firefox = process.env.FIREFOX_PATH ?? firstExisting(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
const miniBrowser = firstExisting([
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
]);
const webKitNeeds = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", miniBrowser];

/** Installed browsers besides Chromium for the journeys. */
export const engines: EngineChoice[] = [
  {
    name: "Firefox",
    program: "firefox-esr",
    isHere: existsSync(firefox),
    open: Object.assign(() => openFirefox(firefox, true), {
      withoutScripts: () => openFirefox(firefox, false),
    }),
  },
  {
    name: "WebKit",
    program: "webkit2gtk-driver and xvfb",
    isHere: webKitNeeds.every((path) => existsSync(path)),
    open: () => openWebKit(miniBrowser),
  },
];

function firstExisting(paths: string[]): string {
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? "";
}
