import { each } from "./each.ts";
import type { Paragraph } from "./profile.ts";

/** Paragraphs, each marked with its field. */
export function Paragraphs({ texts }: { texts: readonly Paragraph[] }) {
  return each(texts, ({ text, path, lang, href }) => (
    <p data-field={path} lang={lang}>
      {href ? <a href={href}>{text}</a> : text}
    </p>
  ));
}
