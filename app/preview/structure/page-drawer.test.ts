import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "../../../profile/parse/limits.ts";
import { createPageDrawer } from "./page-drawer.ts";

/** A worker that never answers a request. */
class BusyWorker extends EventTarget {
  static started: BusyWorker[] = [];
  terminate = vi.fn();

  constructor() {
    super();
    BusyWorker.started.push(this);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: { type: "ready" } })));
  }

  postMessage(): void {}
}

beforeEach(() => {
  BusyWorker.started = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("Worker", BusyWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("ends a worker that does not draw a page in time, and starts another for the next page", async () => {
  const drawer = createPageDrawer({ blob: new Blob() });
  const drawn = drawer.draw(1, 600);
  await vi.advanceTimersByTimeAsync(limits.milliseconds - 1);
  expect(BusyWorker.started[0]?.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await drawn).toBeUndefined();
  expect(BusyWorker.started[0]?.terminate).toHaveBeenCalledOnce();

  drawer.draw(2, 600);
  await vi.advanceTimersByTimeAsync(0);
  drawer.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(BusyWorker.started).toHaveLength(2);
  expect(BusyWorker.started[1]?.terminate).toHaveBeenCalledOnce();
});

test("ends a worker that is busy with a page when the visitor turns to another", async () => {
  const drawer = createPageDrawer({ blob: new Blob() });
  const first = drawer.draw(1, 600);
  await vi.advanceTimersByTimeAsync(0);
  const second = drawer.draw(2, 600);
  expect(await first).toBeUndefined();
  await vi.advanceTimersByTimeAsync(limits.milliseconds - 1);
  expect(BusyWorker.started).toHaveLength(2);
  expect(BusyWorker.started[0]?.terminate).toHaveBeenCalledOnce();
  expect(BusyWorker.started[1]?.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBeUndefined();
  expect(BusyWorker.started[1]?.terminate).toHaveBeenCalledOnce();
});
