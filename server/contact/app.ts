import { Hono } from "hono";
import { addresses } from "../addresses.ts";
import { addPostRoute } from "../forms/add-post-route.ts";
import type { AppEnv } from "../http/request-context.ts";
import { type ContactOptions, contactHandlers } from "./receive-message.ts";
import { type RefusedPageOptions, refusedPage } from "./refused-page.ts";

export type ContactAppOptions = Omit<ContactOptions, "refuseForm"> & RefusedPageOptions;

/** The contact form: messages as JSON and, at the plain address, from a form without JavaScript. */
export function contactApp(options: ContactAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const contact = contactHandlers({
    ...options,
    refuseForm: refusedPage(options),
  });
  addPostRoute(app, addresses.contact.function, options.settings, contact.json);
  addPostRoute(app, addresses.contact.form, options.settings, contact.jsonOrForm);
  return app;
}
