import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Request data for the access log. */
export interface RequestInfo {
  id: string;
  /** The matched route pattern, never the requested path. */
  route: string;
}

/** The environment of Hono's handlers. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

export type AppContext = Context<AppEnv>;

const infos = new WeakMap<IncomingMessage, RequestInfo>();

export function setRequestInfo(request: IncomingMessage, info: RequestInfo): void {
  infos.set(request, info);
}

export function requestInfo(request: IncomingMessage): RequestInfo {
  return infos.get(request) ?? { id: "unknown", route: "unknown" };
}
