import { each } from "../../page/each.ts";
import type { ThemeProps } from "../../page/theme.ts";
import { DepthLines } from "./depth-lines.tsx";

/** Land: where one writes to the person. */
export function Shore({ profile, messages }: ThemeProps) {
  const { contacts, name, place } = profile;
  const [nearest, ...others] = contacts;
  return (
    <footer className="shore">
      <DepthLines seed={`${name}/land`} />
      {nearest && (
        <>
          <h2 id="contact">{messages.contact}</h2>
          <p className="address">
            <a href={nearest.href} data-field={nearest.path}>
              {nearest.text}
            </a>
          </p>
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
