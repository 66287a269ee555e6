import { monitorEventLoopDelay } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";

/** Does nothing, and tells when asked how late its own event loop was (ms, 99th percentile): that much the machine alone takes. */
const resolution = 20;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
parentPort?.on("message", () => {
  parentPort?.postMessage(Math.max(0, Math.round(delay.percentile(99) / 1e6) - resolution));
  parentPort?.close();
});
