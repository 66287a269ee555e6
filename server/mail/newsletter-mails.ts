import { z } from "zod";
import type { NewMail } from "../storage/outbox-store.ts";
import { confirmPurpose, leavePurpose, signId } from "../tokens.ts";
import { domainOf, escapeHtml, type MailKind } from "./mail.ts";
import { mailPage } from "./mail-page.ts";

/** The words of one language; see `content/<language>/newsletter.json`. */
export interface NewsletterWords {
  pages: Record<
    "requested" | "invalid" | "failed" | "confirmed" | "expired" | "unknown" | "unsubscribed",
    { title: string; text: string }
  > &
    Record<"confirm" | "unsubscribe", { title: string; text: string; button: string }>;
  /** Where a page that asks for nothing leads. */
  links: Record<"home" | "blog", string>;
  mail: { subject: string; text: string; button: string; ignore: string };
}

export type Words = Record<"en" | "no", NewsletterWords>;

const newsletterMailKind = "newsletter-confirm";
const payloadSchema = z.object({ email: z.string(), lang: z.enum(["en", "no"]), subscriber: z.string() });
type Payload = z.infer<typeof payloadSchema>;
/** How a mail waits that was stored before its links were signed where it is written. */
const oldPayloadSchema = payloadSchema
  .omit({ subscriber: true })
  .extend({ token: z.string(), leaveToken: z.string() });

export interface NewsletterMailOptions {
  brand: string;
  /** Where the links lead, without a slash at the end. */
  siteUrl: string;
  /** Signs the links. */
  secret: string;
  words: Words;
}

/** The one mail that a visitor gets. Nothing in it but the address was typed by anybody. */
export function newsletterMailKinds({
  brand,
  siteUrl,
  secret,
  words,
}: NewsletterMailOptions): Record<string, MailKind> {
  return {
    [newsletterMailKind]: {
      recipient: "visitor",
      render(payload) {
        const { email, lang, ...rest } = z.union([payloadSchema, oldPayloadSchema]).parse(payload);
        const { token, leaveToken } = "subscriber" in rest ? tokens(rest.subscriber, secret) : rest;
        const { mail } = words[lang];
        const text = mail.text.replace("{brand}", brand);
        // For the page that is shown when the address is no longer known here.
        const inLang = lang === "no" ? "&lang=no" : "";
        const link = `${siteUrl}/newsletter/confirm?t=${token}${inLang}`;
        return {
          to: { name: "", address: email },
          subject: `${brand}: ${mail.subject}`,
          text: [text, "", link, "", mail.ignore].join("\n"),
          html: mailPage({
            lang,
            title: mail.subject,
            body: `<p>${escapeHtml(text)}</p><p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#0f4a59;color:#fff;text-decoration:none">${escapeHtml(mail.button)}</a></p>`,
            foot: mail.ignore,
          }),
          headers: {
            "List-Unsubscribe": `<${siteUrl}/newsletter/unsubscribe?t=${leaveToken}${inLang}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        };
      },
    },
  };
}

function tokens(subscriber: string, secret: string) {
  return {
    token: signId(secret, confirmPurpose, subscriber),
    leaveToken: signId(secret, leavePurpose, subscriber),
  };
}

/** The outbox row of a confirmation mail; the links are made when it is sent. */
export function newsletterMailRow(payload: Payload, id: string, now: number): NewMail {
  return {
    id,
    kind: newsletterMailKind,
    lane: "newsletter",
    about: { subscriber: payload.subscriber },
    domain: domainOf(payload.email),
    payload: JSON.stringify(payload),
    dedupeKey: `${newsletterMailKind}:${payload.subscriber}:${id}`,
    nextAt: now,
  };
}
