import { request } from "node:http";
import { parentPort } from "node:worker_threads";

/** A request that the worker thread in this file sends. */
export interface RequestTask {
  id: number;
  port: number;
  localAddress: string;
}

/** Its duration in ms, or why it failed. */
export interface RequestResult {
  id: number;
  duration?: number;
  error?: string;
}

parentPort?.on("message", ({ id, port, localAddress }: RequestTask) => {
  const started = performance.now();
  const reply = (result: Omit<RequestResult, "id">) => parentPort?.postMessage({ id, ...result });
  request({ port, host: "127.0.0.1", path: "/healthz", localAddress, agent: false }, (answer) => {
    answer.resume().on("end", () => reply({ duration: performance.now() - started }));
  })
    .on("error", ({ message }) => reply({ error: message }))
    .end();
});
