import type { Hono } from "hono";
import type { AppContext, AppEnv } from "../http/request-context.ts";
import { methodNotAllowed } from "../http/responses.ts";
import { cors, type OriginSettings } from "./origin.ts";

/** Adds a POST route to a path, with CORS for the allowed origins. */
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
