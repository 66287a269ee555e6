import type { Handler, Hono } from "hono";
import type { AppEnv } from "./request-context.ts";
import { methodNotAllowed } from "./responses.ts";

/** Adds a route for GET and HEAD, and 405 for other methods. */
export function onlyGet(
  app: Hono<AppEnv>,
  path: string,
  ...handlers: [Handler<AppEnv>, ...Handler<AppEnv>[]]
) {
  app.get(path, ...handlers);
  app.all(path, methodNotAllowed("GET, HEAD"));
}
