import { EmailText } from "../../page/contact.tsx";
import { each } from "../../page/each.ts";
import type { ThemeProps } from "../../page/theme.ts";

/** The last section: contact details. */
export function Colophon({ profile, messages }: ThemeProps) {
  const { contacts } = profile;
  if (contacts.length === 0) return null;
  return (
    <section className="colophon" aria-labelledby="contact">
      <h2 id="contact">{messages.contact}</h2>
      <ul>
        {each(contacts, ({ href, label, text, path }) => (
          <li>
            <span>{label}</span>{" "}
            <a href={href} data-field={path}>
              <EmailText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
