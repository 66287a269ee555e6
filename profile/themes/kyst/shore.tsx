import { Address } from "../../page/address.tsx";
import { each } from "../../page/each.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { DepthLines } from "./depth-lines.tsx";

/** The end of the page: contact on land. */
export function Shore({ profile, messages }: ThemeProps) {
  const { contacts, name, place } = profile;
  const [nearest, ...others] = contacts;
  return (
    <footer className="shore">
      <DepthLines seed={`${name}/land`} />
      {nearest && (
        <>
          <h2 id="contact">{messages.contact}</h2>
          <Address way={nearest} />
          <ul className="ways">
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
