import { randomUUID } from "node:crypto";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { dayMs } from "../../shared/day.ts";
import { parseEmail } from "../../shared/email.ts";
import { type LanguageCode, localizedPath } from "../../shared/languages.ts";
import type { NewsletterAccepted } from "../../shared/newsletter.ts";
import { classifyOrigin } from "../forms/origin.ts";
import type { RateLimiter } from "../forms/rate-limiter.ts";
import { type Fields, formLimit, readBytes, readForm, readLang } from "../forms/read-body.ts";
import { isHoneypotFilled, receiveForm } from "../forms/receive-form.ts";
import type { ReadAddress } from "../http/client-address.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { json, type Rejection, reject, rejectionFor, setRejectionHeaders } from "../http/responses.ts";
import { withErrorPage } from "../pages/error-page.ts";
import type { RenderPage } from "../pages/render-page.ts";
import type { PageContent } from "../pages/server-page.ts";
import { routePaths } from "../route-paths.ts";
import type { Settings } from "../settings/read-settings.ts";
import type { NewsletterStore, Subscription } from "../storage/storage.ts";
import { readSignedId } from "../tokens.ts";
import { confirmPurpose, unsubscribePurpose } from "./links.ts";
import { newsletterMailRow } from "./mails.ts";
import type { NewsletterTranslations } from "./translations.ts";

export interface NewsletterOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins" | "apiKey">;
  storage: NewsletterStore;
  renderPage: RenderPage;
  translations: NewsletterTranslations;
  /** Validity of the confirmation link. */
  confirmLinkDays: number;
  secret: string;
  onStored: () => void;
  limiter: RateLimiter;
  readAddress: ReadAddress;
  isStopping: () => boolean;
  clock: () => number;
  log: Log;
}

type Lang = LanguageCode;
type PageName = keyof NewsletterTranslations["en"]["pages"];

const mailLimit = { perAddress: 2, perAddressMs: dayMs };

/** Creates the handlers to subscribe, confirm and unsubscribe. GET requests change nothing. */
export function createNewsletterHandlers(options: NewsletterOptions) {
  const { storage, clock, secret, renderPage } = options;

  /** Subscribes an address. The response is the same for subscribed and new addresses, which keeps subscribers private. */
  async function subscribe(c: AppContext, forms: boolean): Promise<Response> {
    const received = await receiveForm(c, forms, { ...options, rejectForm });
    if (!received.ok) return received.response;
    const { fields } = received;
    const lang = readLang(fields);
    const email = typeof fields.email === "string" ? parseEmail(fields.email) : undefined;
    if (email === undefined) {
      return received.reject({ code: "validation_failed", fields: [{ field: "email", code: "invalid" }] });
    }
    try {
      if (!isHoneypotFilled(fields)) await request(email, lang);
    } catch (error) {
      const log = { reqId: c.get("requestId"), err: error };
      options.log.error(log, "a subscription could not be stored");
      // Not awaited: the database that has just failed would delay the response again.
      received.refund().catch((err) => options.log.error({ ...log, err }, "a permit could not be refunded"));
      return received.reject(rejectionFor(error));
    }
    if (received.isForm) return c.redirect(`${routePaths.newsletter.requested}?lang=${lang}`, 303);
    return json(c, { ok: true } satisfies NewsletterAccepted);
  }

  async function request(email: string, lang: Lang): Promise<void> {
    const now = clock();
    // Addresses that differ only in case count as one mailbox.
    const address = email.toLowerCase();
    await storage.requestSubscription(
      { id: randomUUID(), email: address, lang, now },
      (id) => newsletterMailRow({ email: address, lang, subscriber: id }, randomUUID(), now),
      mailLimit,
    );
    options.onStored();
  }

  /** The subscription of a confirmation link. */
  async function findSubscription(token: string): Promise<Subscription | undefined> {
    const id = readSignedId(secret, confirmPurpose, token);
    return id === undefined ? undefined : storage.findSubscription(id);
  }

  function page(
    c: AppContext,
    lang: Lang,
    name: PageName,
    status: ContentfulStatusCode = 200,
    form?: PageContent["form"],
  ) {
    const { title, text } = options.translations[lang].pages[name];
    // After a request the template's default links stay.
    const { home, blog } = options.translations[lang].links;
    const links = [
      { text: home, href: localizedPath("/", lang) },
      { text: blog, href: localizedPath("/blog", lang) },
    ];
    return renderPage(
      c,
      lang,
      { title, text, ...(form ? { form } : name !== "requested" && { links }) },
      status,
    );
  }

  const isExpired = ({ createdAt }: Subscription) => clock() - createdAt > options.confirmLinkDays * dayMs;

  /** The page of an expired link, with a form for a new one. It never shows the address of the link. */
  function requestAgainPage(
    c: AppContext,
    lang: Lang,
    name: "expired" | "unknown",
    status: ContentfulStatusCode,
  ) {
    const { label, button } = options.translations[lang].again;
    return page(c, lang, name, status, {
      action: routePaths.newsletter.form,
      fields: { lang },
      inputs: [{ name: "email", label, type: "email", value: "", required: true, autocomplete: "email" }],
      button,
    });
  }

  function rejectForm(c: AppContext, rejection: Rejection, fields: Fields): Response {
    const name = rejection.code === "validation_failed" ? "invalid" : "failed";
    return page(c, readLang(fields), name, setRejectionHeaders(c, rejection));
  }

  const withFailurePage = withErrorPage(options.log, (c, rejection) =>
    rejectForm(c, rejection, { lang: c.req.query("lang") }),
  );

  return {
    json: (c: AppContext) => subscribe(c, false),
    jsonOrForm: (c: AppContext) => subscribe(c, true),
    /** The page for a client that tried too many unknown links. */
    tooManyLinks: (c: AppContext, rejection: Rejection) =>
      rejectForm(c, rejection, { lang: c.req.query("lang") }),
    requested: (c: AppContext) => page(c, linkLanguage(c), "requested"),

    /** Shows a button, because mail scanners open links and must not confirm. */
    confirmPage: withFailurePage(async (c) => {
      const token = c.req.query("t") ?? "";
      const found = await findSubscription(token);
      if (!found) return requestAgainPage(c, linkLanguage(c), "unknown", 404);
      const lang = readLang({ lang: found.lang });
      if (found.state === "confirmed") return page(c, lang, "confirmed");
      if (isExpired(found)) return requestAgainPage(c, lang, "expired", 410);
      const { button } = options.translations[lang].pages.confirm;
      return page(c, lang, "confirm", 200, {
        action: routePaths.newsletter.confirm,
        fields: { t: token, lang },
        button,
      });
    }),

    confirm: withFailurePage(async (c) => {
      if (classifyOrigin(c, options.settings) === "foreign") return reject(c, { code: "origin_not_allowed" });
      const form = await readForm(c);
      if (!form.ok) return reject(c, form.rejection);
      const found = await findSubscription(typeof form.fields.t === "string" ? form.fields.t : "");
      if (!found) return requestAgainPage(c, readLang(form.fields), "unknown", 404);
      const lang = readLang({ lang: found.lang });
      if (found.state === "pending") {
        if (isExpired(found)) return requestAgainPage(c, lang, "expired", 410);
        await storage.confirmSubscription(found.id, clock());
      }
      return page(c, lang, "confirmed");
    }),

    unsubscribePage: withFailurePage(async (c) => {
      const token = c.req.query("t") ?? "";
      const id = readSignedId(secret, unsubscribePurpose, token);
      if (!id) return page(c, linkLanguage(c), "unknown", 404);
      const lang = linkLanguage(c, (await storage.findSubscription(id))?.lang);
      const { button } = options.translations[lang].pages.unsubscribe;
      const action = `${routePaths.newsletter.unsubscribe}?t=${encodeURIComponent(token)}&lang=${lang}`;
      return page(c, lang, "unsubscribe", 200, { action, fields: {}, button });
    }),

    /** One click in a mail program (RFC 8058) or the page's button. The link is the authorization. */
    unsubscribe: withFailurePage(async (c) => {
      const body = await readBytes(c, formLimit);
      if (!body.ok) return reject(c, body.rejection);
      const id = readSignedId(secret, unsubscribePurpose, c.req.query("t") ?? "");
      if (!id) return page(c, linkLanguage(c), "unknown", 404);
      const lang = linkLanguage(c, (await storage.findSubscription(id))?.lang);
      await storage.unsubscribe(id);
      return page(c, lang, "unsubscribed");
    }),
  };
}

/** The language of a subscription, or of the link when it no longer exists. */
function linkLanguage(c: AppContext, stored?: string): Lang {
  return readLang({ lang: stored ?? c.req.query("lang") });
}
