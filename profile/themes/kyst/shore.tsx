import { MainContact } from "../../page/contact.tsx";
import { each } from "../../page/each.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { DepthLines } from "./depth-lines.tsx";

/** The end of the page: contact details. */
export function Shore({ profile, messages }: ThemeProps) {
  const { contacts, name, place } = profile;
  const [mainContact, ...others] = contacts;
  return (
    <footer className="shore">
      <DepthLines seed={`${name}/land`} />
      {mainContact && (
        <>
          <h2 id="contact">{messages.contact}</h2>
          <MainContact contact={mainContact} />
          <ul className="contacts">
            {each(others, ({ href, label, text, path }) => (
              <li>
                {label}{" "}
                <a href={href} data-field={path}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="end">{[name, place].filter(Boolean).join(", ")}</p>
    </footer>
  );
}
