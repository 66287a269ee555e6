import type { Refusal } from "../http/answers.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { StorageUnavailable } from "../storage/storage.ts";

type Handler = (c: AppContext) => Promise<Response>;

/** Gives a page's handler another answer when it fails, above all while the database is away: a page, where app.ts would answer with JSON. */
export function pageWhenItFails(
  log: Log,
  answer: (c: AppContext, refusal: Refusal) => Response | Promise<Response>,
) {
  return (handler: Handler): Handler =>
    async (c) => {
      try {
        return await handler(c);
      } catch (error) {
        log.error({ reqId: c.get("requestId"), err: error }, "a page could not be made");
        const isAway = error instanceof StorageUnavailable;
        return answer(
          c,
          isAway ? { code: "storage_unavailable", retryAfterSeconds: 5 } : { code: "internal" },
        );
      }
    };
}
