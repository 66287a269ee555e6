import { Hono } from "hono";
import { draftLimit, fileLimit } from "../../shared/attachments.ts";
import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";
import { addPostRoute } from "../forms/add-post-route.ts";
import { formLimit } from "../forms/read-body.ts";
import type { AppEnv } from "../http/request-context.ts";
import { type ContactOptions, contactHandlers } from "./receive-message.ts";
import { type RefusedPageOptions, refusedPage } from "./refused-page.ts";

export type ContactAppOptions = Omit<ContactOptions, "refuseForm" | "uploads" | "attachmentBytes"> &
  RefusedPageOptions & { settings: Pick<Settings, "attachmentBytes" | "uploadDir"> };

/** Requests with attachments that are read at once. Further ones are asked to try again. */
const mostUploads = 64;

/** The contact form: messages as JSON and, at the plain address, as forms with files. */
export function contactApp(options: ContactAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { attachmentBytes, uploadDir } = options.settings;
  const contact = contactHandlers({
    ...options,
    attachmentBytes,
    uploads: {
      folder: uploadDir,
      limits: { field: formLimit, file: fileLimit, files: 2 },
      // A draft in a JSON string, its quotes escaped.
      jsonBytes: 2 * draftLimit,
      slots: { free: mostUploads },
    },
    refuseForm: refusedPage(options),
  });
  addPostRoute(app, addresses.contact.function, options.settings, contact.json);
  addPostRoute(app, addresses.contact.form, options.settings, contact.jsonOrForm);
  return app;
}
