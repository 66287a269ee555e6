import { existsSync } from "node:fs";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** What a journey asks of a browser, whatever protocol it is driven by. Selectors are CSS; a missing element fails. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Sets the size of the window's content, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Scrolls to an element and presses it as a pointer does. */
  click(selector: string): Promise<void>;
  /** Presses what stands at a place of the window, in CSS pixels, whichever document it belongs to. */
  clickAt(x: number, y: number): Promise<void>;
  /** Focuses an element and types, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export interface EngineChoice {
  name: string;
  /** The program that has to be there. */
  program: string;
  isHere: boolean;
  /** @param scripts whether pages may run scripts; undefined where the engine cannot be driven without */
  open: (() => Promise<Engine>) & { withoutScripts?: () => Promise<Engine> };
}

const firefox = process.env.FIREFOX_PATH ?? firstOf(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
const miniBrowser = firstOf([
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
]);
const webKitNeeds = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", miniBrowser];

/** The browsers besides Chromium that the journeys run in, where they are installed. */
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

function firstOf(paths: string[]): string {
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? "";
}
