import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { type Rejection, rejectionFor } from "../http/responses.ts";

type Handler = (c: AppContext) => Promise<Response>;

/** Wraps a page's handler so that errors are answered with a page instead of JSON. */
export function withErrorPage(
  log: Log,
  renderError: (c: AppContext, rejection: Rejection) => Response | Promise<Response>,
) {
  return (handler: Handler): Handler =>
    async (c) => {
      try {
        return await handler(c);
      } catch (error) {
        log.error({ reqId: c.get("requestId"), err: error }, "a page could not be rendered");
        return renderError(c, rejectionFor(error));
      }
    };
}
