import { monitorEventLoopDelay } from "node:perf_hooks";
import { parentPort } from "node:worker_threads";

/** Reports the event loop delay of an idle thread (ms, 99th percentile), which is the machine's own. */
const resolution = 20;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
parentPort?.on("message", () => {
  parentPort?.postMessage(Math.max(0, Math.round(delay.percentile(99) / 1e6) - resolution));
  parentPort?.close();
});
