import { Hono } from "hono";
import { draftLimit, fileLimit } from "../../shared/attachments.ts";
import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";
import { addPostRoute } from "../forms/add-post-route.ts";
import { formLimit } from "../forms/read-body.ts";
import type { AppEnv } from "../http/request-context.ts";
import { type ContactOptions, contactHandlers } from "./receive-message.ts";
import { type RejectedPageOptions, rejectedPage } from "./rejected-page.ts";

export type ContactAppOptions = Omit<ContactOptions, "rejectForm" | "uploads" | "attachmentBytes"> &
  RejectedPageOptions & { settings: Pick<Settings, "attachmentBytes" | "uploadDir"> };

/** Concurrent requests with attachments. Further ones get 503. */
const maxUploads = 64;

/** The contact form: messages as JSON and, at the plain path, as forms with files. */
export function contactApp(options: ContactAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { attachmentBytes, uploadDir } = options.settings;
  const contact = contactHandlers({
    ...options,
    attachmentBytes,
    uploads: {
      folder: uploadDir,
      limits: { field: formLimit, file: fileLimit, files: 2 },
      // A draft in a JSON string, where quotes are escaped.
      jsonBytes: 2 * draftLimit,
      slots: { free: maxUploads },
    },
    rejectForm: rejectedPage(options),
  });
  addPostRoute(app, addresses.contact.function, options.settings, contact.json);
  addPostRoute(app, addresses.contact.form, options.settings, contact.jsonOrForm);
  return app;
}
