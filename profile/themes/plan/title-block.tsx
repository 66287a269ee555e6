import { MainContact } from "../../page/contact.tsx";
import { each } from "../../page/each.ts";
import type { ThemeProps } from "../../page/theme.ts";

/** The title block in the corner of a drawing. */
export function TitleBlock({ profile, messages }: ThemeProps) {
  const { contacts, name, place } = profile;
  const [mainContact, ...others] = contacts;
  return (
    <footer className="title-block">
      {mainContact && (
        <>
          <h2 id="contact">{messages.contact}</h2>
          <MainContact contact={mainContact} />
        </>
      )}
      <ul className="contacts">
        {each(others, ({ href, label, text, path }) => (
          <li>
            {label}{" "}
            <a href={href} data-field={path}>
              {text}
            </a>
          </li>
        ))}
        <li>{[name, place].filter(Boolean).join(", ")}</li>
      </ul>
    </footer>
  );
}
