import type { Handler, Hono } from "hono";
import { methodNotAllowed } from "./answers.ts";
import type { AppEnv } from "./request-context.ts";

/** Adds a route for GET and HEAD, and 405 for other methods. */
export function onlyGet(
  app: Hono<AppEnv>,
  path: string,
  ...handlers: [Handler<AppEnv>, ...Handler<AppEnv>[]]
) {
  app.get(path, ...handlers);
  app.all(path, methodNotAllowed("GET, HEAD"));
}
