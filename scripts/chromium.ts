// The browser of the tests, the screenshots and the film: an existing one, else Debian's package, else Playwright's.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { run } from "./prepare.mjs";

/** Where a Chromium is usually found; CHROMIUM_PATH comes first. */
const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium on this machine, or undefined. */
export function findChromium() {
  return [...places, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Path of a Chromium, installed if there was none. Ends the process where none can be had. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (apt-get install chromium) …");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium"]);
  } else {
    console.log("Installing Chromium (npx playwright-core install chromium) …");
    run("npx", ["playwright-core", "install", "chromium"]);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error("There is no Chromium. Install one and name it in CHROMIUM_PATH.");
  process.exit(1);
}

/** What Chromium needs where it runs as root, and to keep its own requests out of the tests. */
export const chromiumArgs = [
  "--headless=new",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** A running Chromium. */
export function launchChromium() {
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
}
