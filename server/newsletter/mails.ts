import { z } from "zod";
import { languageCodes } from "../../shared/languages.ts";
import { emailDomain, escapeHtml, type MailKind } from "../mail/mail.ts";
import { mailPage } from "../mail/mail-page.ts";
import type { NewMail } from "../storage/outbox-store.ts";
import { signId } from "../tokens.ts";
import { confirmPath, confirmPurpose, unsubscribePath, unsubscribePurpose } from "./links.ts";
import type { NewsletterTranslations } from "./translations.ts";

const newsletterMailKind = "newsletter-confirm";
const payloadSchema = z.object({ email: z.string(), lang: z.enum(languageCodes), subscriber: z.string() });
type Payload = z.infer<typeof payloadSchema>;
export interface NewsletterMailOptions {
  brand: string;
  /** The site's URL in links, without a trailing slash. */
  siteUrl: string;
  /** Signs the links. */
  secret: string;
  translations: NewsletterTranslations;
}

/** The only mail to subscribers. It contains no input except the address. */
export function newsletterMailKinds({
  brand,
  siteUrl,
  secret,
  translations,
}: NewsletterMailOptions): Record<string, MailKind> {
  return {
    [newsletterMailKind]: {
      recipient: "visitor",
      render(payload) {
        const { email, lang, subscriber } = payloadSchema.parse(payload);
        const unsubscribeToken = signId(secret, unsubscribePurpose, subscriber);
        const { mail } = translations[lang];
        const link = siteUrl + confirmPath(signId(secret, confirmPurpose, subscriber), lang);
        return {
          to: { name: "", address: email },
          subject: `${brand}: ${mail.subject}`,
          text: [mail.text, "", link, "", mail.ignore].join("\n"),
          html: mailPage({
            lang,
            title: mail.subject,
            body: `<p>${escapeHtml(mail.text)}</p><p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#0f4a59;color:#fff;text-decoration:none">${escapeHtml(mail.button)}</a></p>`,
            footer: mail.ignore,
          }),
          headers: {
            "List-Unsubscribe": `<${siteUrl}${unsubscribePath(unsubscribeToken, lang)}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        };
      },
    },
  };
}

/** The outbox row of a confirmation mail; its links are created when it is sent. */
export function newsletterMailRow(payload: Payload, id: string, now: number): NewMail {
  return {
    id,
    kind: newsletterMailKind,
    lane: "newsletter",
    about: { subscriber: payload.subscriber },
    domain: emailDomain(payload.email),
    payload: JSON.stringify(payload),
    dedupeKey: `${newsletterMailKind}:${payload.subscriber}:${id}`,
    nextAt: now,
  };
}
