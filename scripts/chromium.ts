// The browsers of tests, pictures and measurements: existing ones, else Debian's packages, else Playwright's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { run } from "./prepare.mjs";

/** Chromium without any window around its pages: the same engine, which opens them a fourth faster. */
const shell = "/usr/bin/chromium-headless-shell";

/** Where a whole Chromium is usually found. */
const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  chromium.executablePath(),
];

/** Path of a whole Chromium, as visitors have it; installed if there was none. Ends the process where none can be had. */
export function ensureChromium(): string {
  return findOrInstall(places, ["chromium"]);
}

/** Path of a Chromium for tests and pictures, the shell where it is; installed if there was neither. */
export function ensureHeadless(): string {
  return findOrInstall([shell, ...places], ["chromium-headless-shell", "chromium"]);
}

/** CHROMIUM_PATH comes before all places, Debian's first package that exists before Playwright's browser. */
function findOrInstall(places: string[], packages: string[]): string {
  const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    const name = packages.find((name) => spawnSync("apt-cache", ["show", name]).status === 0) ?? "chromium";
    console.log(`Installing Chromium (apt-get install ${name}) …`);
    // What Debian recommends beside it (printers, a window's notices) has no part here but for the faces that stand in for ours.
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, "fonts-liberation"]);
  } else {
    console.log("Installing Chromium (npx playwright-core install chromium) …");
    run("npx", ["playwright-core", "install", "chromium"]);
  }
  const installed = find();
  if (installed) return installed;
  console.error("There is no Chromium. Install one and name it in CHROMIUM_PATH.");
  process.exit(1);
}

/** What Chromium needs where it runs as root, and to keep its own requests out of the tests. */
const headlessArgs = [
  "--disable-gpu",
  // Linux would move every letter to a whole pixel; phones and newer desktops do not, and break lines elsewhere.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The same for a whole Chromium, which has another way to run without windows as well. */
export const chromiumArgs = ["--headless=new", ...headlessArgs];

/** A running whole Chromium: what is measured there is what a visitor has. */
export function launchChromium() {
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
}

/** A running Chromium for tests and pictures. */
export function launchHeadless() {
  const path = ensureHeadless();
  // Playwright installs its own shell with its own Chromium, and takes it unless it is told otherwise.
  const isPlaywrights = path === chromium.executablePath();
  const isShell = isPlaywrights || /headless.shell/.test(path);
  return chromium.launch({
    // On Linux the locale decides which letters the names of saved files may have; a bare environment has none.
    env: { LC_ALL: "C.UTF-8", ...process.env },
    executablePath: isPlaywrights ? undefined : path,
    args: [
      ...(isShell ? headlessArgs : chromiumArgs),
      // What V8 compiles and collects beside a page's scripts costs more than it gains on pages that are soon left.
      "--js-flags=--single-threaded",
    ],
  });
}
