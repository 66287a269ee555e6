import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { isAppPath } from "../route-paths.ts";
import { addressPrefix, type IsProxy, type ReadAddress } from "./client-address.ts";
import { limitConnections } from "./connections.ts";
import { type HeaderSettings, plainHeaders } from "./headers.ts";
import type { AccessLogEntry } from "./log.ts";
import { type AppEnv, type RequestInfo, setRequestInfo } from "./request-context.ts";
import { serveFile } from "./serve-file.ts";
import type { SiteTable } from "./site-table.ts";

export interface HttpOptions {
  app: Hono<AppEnv>;
  site: SiteTable;
  settings: HeaderSettings;
  /** Logs one response. */
  logResponse: (line: AccessLogEntry) => void;
  /** Counts one response. */
  count: (route: string, status: number) => void;
  isProxy: IsProxy;
  /** When set, log lines contain the client's address prefix. */
  logAddress: ReadAddress | undefined;
  isStopping: () => boolean;
}

/** Creates the HTTP server, with limits on connections and slow clients. */
export function createHttpServer(options: HttpOptions): Server {
  const { site } = options;
  const plain = plainHeaders(options.settings);
  const handleInApp = getRequestListener(options.app.fetch, { overrideGlobalObjects: false });
  const runAfterReads = createBatch();

  const server = createServer(
    {
      headersTimeout: 10_000,
      // Requests without a body start as ended streams: 20% more responses per second.
      optimizeEmptyRequests: true,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      const info: RequestInfo = { id: randomUUID(), route: "(unknown)" };
      logWhenDone(request, response, info);
      // Moves a proxy's keep-alive connections to the remaining servers.
      if (options.isStopping()) response.setHeader("Connection", "close");
      const extraHeaders = { "X-Request-Id": info.id };
      if (request.method === "TRACE") {
        const allow = { Allow: "GET, HEAD, POST, OPTIONS", "Content-Length": "0" };
        response.writeHead(405, { ...plain, ...extraHeaders, ...allow }).end();
        return;
      }
      if (!namesOneHost(request)) {
        response
          .writeHead(400, { ...plain, ...extraHeaders, Connection: "close", "Content-Length": "0" })
          .end();
        return;
      }
      const pathname = requestPath(request.url ?? "/");
      if (isAppPath(pathname)) {
        setRequestInfo(request, info);
        if (!isUpload(request)) limitBodyTime(request, response);
        handleInApp(request, response);
      } else {
        runAfterReads(() => {
          info.route = serveFile(request, response, pathname, { site, plain, extraHeaders });
        });
      }
    },
  );
  server.maxRequestsPerSocket = 1000;
  limitConnections(server, options.isProxy);
  return server;

  function logWhenDone(request: IncomingMessage, response: ServerResponse, info: RequestInfo): void {
    const startedAt = performance.now();
    const sentBefore = request.socket.bytesWritten;
    response.on("close", () => {
      if (!request.complete) closeAfterResponse(request);
      // 499 is nginx's status for a client that disconnected, or was cut off, before the response.
      const status = response.headersSent ? response.statusCode : 499;
      options.count(info.route, status);
      options.logResponse({
        reqId: info.id,
        method: request.method,
        route: info.route,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: request.socket.bytesWritten - sentBefore,
        ...(!response.writableFinished && { aborted: true as const }),
        ...(request.headers["sec-purpose"]?.includes("prefetch") && { prefetch: true as const }),
        ...(options.logAddress && { net: addressPrefix(options.logAddress(request)) }),
      });
    });
  }
}

/**
 * Creates a function that runs its tasks in one batch after all pending input is read. Responses written between reads
 * cost 25% more CPU time, and one immediate for each response 17% more.
 */
function createBatch(): (task: () => void) => void {
  let tasks: (() => void)[] = [];
  function run(): void {
    const due = tasks;
    tasks = [];
    for (const task of due) task();
  }
  return (task) => {
    if (tasks.push(task) === 1) setImmediate(run);
  };
}

/**
 * Closes the connection of a client that has its response and is still sending. The delay lets it read the response,
 * which an immediate reset would discard.
 */
function closeAfterResponse(request: IncomingMessage): void {
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, 500).unref();
}

/** Timeout of a body. A phone on a slow network needs minutes for a file. */
const bodyTimeoutMs = 15_000;
const uploadTimeoutMs = 5 * 60_000;

function isUpload({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}

/** Responds like Node's `requestTimeout`, which is the same for all requests. */
function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined)
    return;
  const timer = setTimeout(() => {
    if (request.complete || response.headersSent) return;
    request.socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    request.destroy();
  }, bodyTimeoutMs);
  response.once("close", () => clearTimeout(timer));
}

/** Node rejects HTTP/1.1 requests without a Host header, but accepts duplicate and malformed ones. */
function namesOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count === 0 || (count === 1 && hostPattern.test(headers.host ?? ""));
}

/** A name or IPv4 address, or an IPv6 address in brackets, and a port (RFC 9110, 7.2). */
const hostPattern = /^(?:[A-Za-z0-9](?:[A-Za-z0-9._-]{0,253})|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;

/** The path of a request target, in origin form or in the absolute form that proxies may send. */
function requestPath(target: string): string {
  const path = target.startsWith("/") ? target : URL.canParse(target) ? new URL(target).pathname : "";
  const end = path.search(/[?#]/);
  return end === -1 ? path : path.slice(0, end);
}
