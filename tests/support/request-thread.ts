import { request } from "node:http";
import { parentPort } from "node:worker_threads";

/** A worker thread that sends the requests it is told of and replies with their durations in ms. */
export interface RequestTask {
  id: number;
  port: number;
  localAddress: string;
}
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
