import { type LanguageCode, languages } from "../../shared/languages.ts";
import { escapeHtml } from "./mail.ts";

interface MailPage {
  title: string;
  body: string;
  footer: string;
  lang: LanguageCode;
}

/**
 * The layout of HTML mails: a single column that fits a phone. Styles are inline because mail programs drop
 * stylesheets.
 *
 * @param body HTML, already escaped; title and footer are plain text
 */
export function mailPage({ title, body, footer, lang }: MailPage): string {
  return `<!doctype html>
<html lang="${languages[lang].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:16px;background:#f6f4ef;color:#10252e;font:16px/1.55 -apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:16px;overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;font:400 26px/1.15 Georgia,serif">${escapeHtml(title)}</h1>
${body}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dfe3e2;color:#4a6068;font-size:13px">${escapeHtml(footer)}</p>
</div></body></html>
`;
}

/** A label with its value; `value` is HTML, already escaped. */
export function row(label: string, value: string): string {
  return `<p style="margin:0;color:#4a6068;font-size:13px">${escapeHtml(label)}</p><div style="margin:0 0 16px">${value}</div>`;
}
