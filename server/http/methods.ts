import type { Handler, Hono } from "hono";
import { methodNotAllowed } from "./answers.ts";
import type { AppEnv } from "./request-context.ts";

/** Answers at a path that can only be read. */
export function onlyGet(
  app: Hono<AppEnv>,
  path: string,
  ...handlers: [Handler<AppEnv>, ...Handler<AppEnv>[]]
) {
  app.get(path, ...handlers);
  app.all(path, methodNotAllowed("GET, HEAD"));
}
