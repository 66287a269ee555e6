import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import type { Engine } from "./engine.ts";

/** The key under which WebDriver wraps a reference to an element (W3C WebDriver, 12.1). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/**
 * WebKitGTK, driven by its WebDriver on a separate display. The few commands are plain requests and need no client
 * library.
 */
export async function openWebKit(binary: string): Promise<Engine> {
  const { display, screen } = await openScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: display },
    stdio: "ignore",
  });
  const end = () => {
    driver.kill();
    screen.kill();
  };

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  }

  try {
    await untilReady(() => send("GET", "/status"));
    const options = { binary, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities });
    const session = `/session/${sessionId}`;
    const element = async (selector: string) => {
      const found = await send<Record<string, string>>("POST", `${session}/element`, {
        using: "css selector",
        value: selector,
      });
      return `${session}/element/${found[elementKey]}`;
    };
    return {
      open: (url) => send("POST", `${session}/url`, { url }),
      resize: (width, height) => send("POST", `${session}/window/rect`, { width, height }),
      click: async (selector) => {
        // Its driver sometimes reports elements far below the viewport as unreachable.
        const script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
        await send("POST", `${session}/execute/sync`, { script, args: [selector] });
        await send("POST", `${await element(selector)}/click`, {});
      },
      clickAt: async (x, y) => {
        const actions = [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
        const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
        await send("POST", `${session}/actions`, { actions: [pointer] });
      },
      type: async (selector, text) => send("POST", `${await element(selector)}/value`, { text }),
      read: (expression) =>
        send("POST", `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
      async close() {
        await send("DELETE", session);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** A virtual screen on a free display number. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  return { display: `:${String(number).trim()}`, screen };
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}
