import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Engine } from "./engine.ts";

/** Disables first-run pages, updates and telemetry. */
const quiet = {
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "remote.active-protocols": 1,
};

/**
 * Firefox, driven through WebDriver BiDi (W3C), which it supports natively. The few commands use one socket, because client
 * libraries have dozens of dependencies, and Playwright's needs commands that the extended support release lacks.
 */
export async function openFirefox(program: string, scripts: boolean): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const preferences = Object.entries({ ...quiet, "javascript.enabled": scripts });
  const lines = preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(program, ["--headless", "--profile", profile, "--remote-debugging-port=0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const end = () => {
    browser.once("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    browser.kill();
  };
  try {
    const { send, close } = await connect(`${await readAddress(browser.stderr)}/session`);
    await send("session.new", { capabilities: {} });
    const { contexts } = await send("browsingContext.getTree", {});
    const { context } = contexts[0];
    const target = { context };

    const evaluate = async (expression: string) => {
      const { result, exceptionDetails } = await send("script.evaluate", {
        expression,
        target,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
      return result;
    };
    const element = async (selector: string) => {
      const found = await evaluate(
        `(() => { const found = document.querySelector(${JSON.stringify(selector)}); found?.scrollIntoView({ block: "center" }); return found; })()`,
      );
      if (!found.sharedId) throw new Error(`Firefox: nothing matches ${selector}`);
      return { type: "element", element: { sharedId: found.sharedId } };
    };
    const press = async (x: number, y: number, origin: object | "viewport") => {
      const actions = [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await send("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
    };
    const click = async (selector: string) => press(0, 0, await element(selector));
    return {
      open: (url) => send("browsingContext.navigate", { context, url, wait: "interactive" }),
      resize: (width, height) =>
        send("browsingContext.setViewport", { context, viewport: { width, height } }),
      click,
      clickAt: (x, y) => press(x, y, "viewport"),
      async type(selector, text) {
        await click(selector);
        const actions = [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]);
        await send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
      },
      async read(expression) {
        const { value } = await evaluate(`JSON.stringify((${expression}) ?? null)`);
        return JSON.parse(value);
      },
      async close() {
        close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** The browser's WebSocket address, from its output. */
async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error("Firefox ended before it listened");
}

/** Sends commands and resolves with their results, whose shapes the protocol defines. */
// biome-ignore lint/suspicious/noExplicitAny: the protocol defines the shapes
type Send = (method: string, params: object) => Promise<any>;

async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`Firefox: ${error}: ${message}`));
    else command?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let last = 0;
  return {
    close: () => socket.close(),
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      }),
  };
}
