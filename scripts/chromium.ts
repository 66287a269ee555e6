// Browsers for tests, pictures and benchmarks: existing ones, then Debian's packages, then Playwright's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { run } from "./prepare.mjs";

/** Chromium without a window: the same engine, which opens pages a quarter faster. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Usual paths of a full Chromium. */
const chromiumPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  chromium.executablePath(),
];

/** Path of a full Chromium, installed if missing. Exits the process when impossible. */
export function ensureChromium(): string {
  return findOrInstall(chromiumPaths, ["chromium"]);
}

/** Path of a Chromium for tests and pictures, preferably the shell; installed if missing. */
export function ensureHeadless(): string {
  return findOrInstall([headlessShell, ...chromiumPaths], ["chromium-headless-shell", "chromium"]);
}

/** CHROMIUM_PATH first, then Debian's package, then Playwright's browser. */
function findOrInstall(paths: string[], packages: string[]): string {
  const find = () => [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    const name = packages.find((name) => spawnSync("apt-cache", ["show", name]).status === 0) ?? "chromium";
    console.log(`Installing Chromium (apt-get install ${name}) …`);
    // Debian's recommended packages (printing, notifications) are not needed, except the fallback fonts.
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

/** Flags to run as root and without Chromium's own requests. */
const headlessArgs = [
  "--disable-gpu",
  // Otherwise Linux rounds letter positions and breaks lines elsewhere than phones and newer desktops.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Flags of a full Chromium, which has its own headless mode. */
export const chromiumArgs = ["--headless=new", ...headlessArgs];

/** Launches a full Chromium, for measurements that match visitors' browsers. */
export function launchChromium() {
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
}

/** Launches a Chromium for tests and pictures. */
export function launchHeadless() {
  const path = ensureHeadless();
  // Playwright installs the headless shell along with Chromium and starts it by default.
  const isPlaywrights = path === chromium.executablePath();
  const isShell = isPlaywrights || /headless.shell/.test(path);
  return chromium.launch({
    // On Linux the locale decides which characters saved file names may have; a bare environment has none.
    env: { LC_ALL: "C.UTF-8", ...process.env },
    executablePath: isPlaywrights ? undefined : path,
    args: [
      ...(isShell ? headlessArgs : chromiumArgs),
      // V8's background compilation and GC cost more than they gain on short-lived pages.
      "--js-flags=--single-threaded",
      // Pages of a context share a process: starting one takes longer than most pages.
      "--renderer-process-limit=1",
    ],
  });
}
