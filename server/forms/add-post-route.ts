import type { Hono } from "hono";
import { methodNotAllowed } from "../http/answers.ts";
import type { AppContext, AppEnv } from "../http/request-context.ts";
import { cors, type OriginSettings } from "./origin.ts";

/** Answers what is posted to a path, also from browsers at other origins, if those are allowed. */
export function addPostRoute(
  app: Hono<AppEnv>,
  path: string,
  settings: OriginSettings,
  handler: (c: AppContext) => Promise<Response>,
) {
  app.use(path, cors(settings));
  app.post(path, handler);
  app.all(path, methodNotAllowed("POST, OPTIONS"));
}
