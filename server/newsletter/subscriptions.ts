import { randomUUID } from "node:crypto";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { dayMs } from "../../shared/day.ts";
import { parseEmail } from "../../shared/email.ts";
import { type LanguageCode, localizedPath } from "../../shared/languages.ts";
import type { NewsletterAccepted } from "../../shared/newsletter.ts";
import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";
import { originOf } from "../forms/origin.ts";
import type { RateLimiter } from "../forms/rate-limiter.ts";
import { type Fields, formLimit, readBytes, readForm, readLang } from "../forms/read-body.ts";
import { fillsTrap, receiveForm } from "../forms/receive-form.ts";
import { json, type Refusal, refusalOf, refuse, startRefusal } from "../http/answers.ts";
import type { ReadAddress } from "../http/client-address.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { withErrorPage } from "../pages/error-page.ts";
import type { RenderPage } from "../pages/render-page.ts";
import type { PageContent } from "../pages/server-page.ts";
import type { NewsletterStore, Subscription } from "../storage/storage.ts";
import { readSignedId } from "../tokens.ts";
import { confirmPurpose, leavePurpose } from "./links.ts";
import { newsletterMailRow } from "./mails.ts";
import type { NewsletterWords } from "./words.ts";

export interface NewsletterOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins" | "apiKey">;
  storage: NewsletterStore;
  renderPage: RenderPage;
  words: NewsletterWords;
  /** How long the link works that confirms an address. */
  confirmLinkDays: number;
  secret: string;
  stored: () => void;
  limiter: RateLimiter;
  addressOf: ReadAddress;
  isStopping: () => boolean;
  clock: () => number;
  log: Log;
}

type Lang = LanguageCode;
type PageName = keyof NewsletterWords["en"]["pages"];

const perAddress = { perAddress: 2, perAddressMs: dayMs };

/** Makes the handlers of the newsletter's list: ask, confirm, leave. Reading a link never changes anything. */
export function newsletterHandlers(options: NewsletterOptions) {
  const { storage, clock, secret, renderPage: answer } = options;

  /** Takes an address. Every valid one gets the same answer, so that nobody learns who is on the list. */
  async function subscribe(c: AppContext, forms: boolean): Promise<Response> {
    const received = await receiveForm(c, forms, { ...options, refuseForm });
    if (!received.ok) return received.answer;
    const { fields } = received;
    const lang = readLang(fields);
    const email = typeof fields.email === "string" ? parseEmail(fields.email) : undefined;
    if (email === undefined) {
      return received.refuse({ code: "validation_failed", fields: [{ field: "email", code: "invalid" }] });
    }
    try {
      if (!fillsTrap(fields)) await request(email, lang);
    } catch (error) {
      await received.refund();
      options.log.error({ reqId: c.get("requestId"), err: error }, "a subscription could not be stored");
      return received.refuse(refusalOf(error));
    }
    if (received.isForm) return c.redirect(`${addresses.newsletter.requested}?lang=${lang}`, 303);
    return json(c, { ok: true } satisfies NewsletterAccepted);
  }

  async function request(email: string, lang: Lang): Promise<void> {
    const now = clock();
    // One mailbox, whatever the case of its letters.
    const address = email.toLowerCase();
    await storage.requestSubscription(
      { id: randomUUID(), email: address, lang, now },
      (id) => newsletterMailRow({ email: address, lang, subscriber: id }, randomUUID(), now),
      perAddress,
    );
    options.stored();
  }

  /** The subscription that a link to confirm was made for. */
  async function subscriptionOf(token: string): Promise<Subscription | undefined> {
    const id = readSignedId(secret, confirmPurpose, token);
    return id === undefined ? undefined : storage.subscription(id);
  }

  function page(
    c: AppContext,
    lang: Lang,
    name: PageName,
    status: ContentfulStatusCode = 200,
    form?: PageContent["form"],
  ) {
    const { title, text } = options.words[lang].pages[name];
    // Who still waits for a mail keeps the frame's own links.
    const { home, blog } = options.words[lang].links;
    const links = [
      { text: home, href: localizedPath("/", lang) },
      { text: blog, href: localizedPath("/blog", lang) },
    ];
    return answer(c, lang, { title, text, ...(form ? { form } : name !== "requested" && { links }) }, status);
  }

  const isTooOld = ({ createdAt }: Subscription) => clock() - createdAt > options.confirmLinkDays * dayMs;

  /** A link that no longer confirms, and the way to a new one. The address is typed again: a link must not tell whose it is. */
  function pageToAskAgain(
    c: AppContext,
    lang: Lang,
    name: "expired" | "unknown",
    status: ContentfulStatusCode,
  ) {
    const { label, button } = options.words[lang].again;
    return page(c, lang, name, status, {
      action: addresses.newsletter.form,
      fields: { lang },
      inputs: [{ name: "email", label, type: "email", value: "", required: true, autocomplete: "email" }],
      button,
    });
  }

  function refuseForm(c: AppContext, refusal: Refusal, fields: Fields): Response {
    const name = refusal.code === "validation_failed" ? "invalid" : "failed";
    return page(c, readLang(fields), name, startRefusal(c, refusal));
  }

  const orFailed = withErrorPage(options.log, (c, refusal) =>
    refuseForm(c, refusal, { lang: c.req.query("lang") }),
  );

  return {
    json: (c: AppContext) => subscribe(c, false),
    jsonOrForm: (c: AppContext) => subscribe(c, true),
    /** Answers a client that tried too many unknown links. */
    tooManyLinks: (c: AppContext, refusal: Refusal) => refuseForm(c, refusal, { lang: c.req.query("lang") }),
    requested: (c: AppContext) => page(c, langOfLink(c), "requested"),

    /** Shows a button: programs that scan mail open links, and must not confirm for anybody. */
    confirmPage: orFailed(async (c) => {
      const token = c.req.query("t") ?? "";
      const found = await subscriptionOf(token);
      if (!found) return pageToAskAgain(c, langOfLink(c), "unknown", 404);
      const lang = readLang({ lang: found.lang });
      if (found.state === "confirmed") return page(c, lang, "confirmed");
      if (isTooOld(found)) return pageToAskAgain(c, lang, "expired", 410);
      const { button } = options.words[lang].pages.confirm;
      return page(c, lang, "confirm", 200, {
        action: addresses.newsletter.confirm,
        fields: { t: token, lang },
        button,
      });
    }),

    confirm: orFailed(async (c) => {
      if (originOf(c, options.settings) === "foreign") return refuse(c, { code: "origin_not_allowed" });
      const form = await readForm(c);
      if (!form.ok) return refuse(c, form.refusal);
      const found = await subscriptionOf(typeof form.fields.t === "string" ? form.fields.t : "");
      if (!found) return pageToAskAgain(c, readLang(form.fields), "unknown", 404);
      const lang = readLang({ lang: found.lang });
      if (found.state === "pending") {
        if (isTooOld(found)) return pageToAskAgain(c, lang, "expired", 410);
        await storage.confirmSubscription(found.id, clock());
      }
      return page(c, lang, "confirmed");
    }),

    leavePage: orFailed(async (c) => {
      const token = c.req.query("t") ?? "";
      const id = readSignedId(secret, leavePurpose, token);
      if (!id) return page(c, langOfLink(c), "unknown", 404);
      const lang = langOfLink(c, (await storage.subscription(id))?.lang);
      const { button } = options.words[lang].pages.unsubscribe;
      const action = `${addresses.newsletter.unsubscribe}?t=${encodeURIComponent(token)}&lang=${lang}`;
      return page(c, lang, "unsubscribe", 200, { action, fields: {}, button });
    }),

    /** One click in a mail program (RFC 8058) or the page's button; who calls is not asked, the link is the proof. */
    leave: orFailed(async (c) => {
      const body = await readBytes(c, formLimit);
      if (!body.ok) return refuse(c, body.refusal);
      const id = readSignedId(secret, leavePurpose, c.req.query("t") ?? "");
      if (!id) return page(c, langOfLink(c), "unknown", 404);
      const lang = langOfLink(c, (await storage.subscription(id))?.lang);
      await storage.unsubscribe(id);
      return page(c, lang, "unsubscribed");
    }),
  };
}

/** The language of a subscription, or of the link where the subscription is gone. */
function langOfLink(c: AppContext, stored?: string): Lang {
  return readLang({ lang: stored ?? c.req.query("lang") });
}
