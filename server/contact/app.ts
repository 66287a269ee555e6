import { Hono } from "hono";
import { draftLimit, fileLimit } from "../../shared/attachments.ts";
import { addPostRoute } from "../forms/add-post-route.ts";
import { formLimit } from "../forms/read-body.ts";
import type { AppEnv } from "../http/request-context.ts";
import { routePaths } from "../route-paths.ts";
import type { Settings } from "../settings/read-settings.ts";
import { type ContactOptions, createContactHandlers } from "./contact-handlers.ts";
import { createRejectedPage, type RejectedPageOptions } from "./rejected-page.ts";

export type ContactAppOptions = Omit<ContactOptions, "rejectForm" | "uploads" | "attachmentBytes"> &
  RejectedPageOptions & { settings: Pick<Settings, "attachmentBytes" | "uploadDir"> };

/** Concurrent requests with attachments. Further ones get 503. */
const maxUploads = 64;

/** The contact form: messages as JSON and, at the plain path, as forms with files. */
export function createContactApp(options: ContactAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { attachmentBytes, uploadDir } = options.settings;
  const contact = createContactHandlers({
    ...options,
    attachmentBytes,
    uploads: {
      folder: uploadDir,
      limits: { field: formLimit, file: fileLimit, files: 2 },
      // A draft in a JSON string, where quotes are escaped.
      jsonBytes: 2 * draftLimit,
      capacity: { free: maxUploads },
    },
    rejectForm: createRejectedPage(options),
  });
  addPostRoute(app, routePaths.contact.function, options.settings, contact.json);
  addPostRoute(app, routePaths.contact.form, options.settings, contact.jsonOrForm);
  return app;
}
