import { each } from "../../page/each.ts";
import type { LookProps } from "../../page/look.ts";

/** The block in the corner of a drawing: who is asked. */
export function TitleBlock({ profile, words }: LookProps) {
  const { contacts, name, place } = profile;
  const [nearest, ...others] = contacts;
  return (
    <footer className="title-block">
      {nearest && (
        <>
          <h2 id="contact">{words.contact}</h2>
          <p className="address">
            <a href={nearest.href}>{nearest.text}</a>
          </p>
        </>
      )}
      <ul className="ways">
        {each(others, ({ href, label, text }) => (
          <li>
            {label} <a href={href}>{text}</a>
          </li>
        ))}
        <li>{[name, place].filter(Boolean).join(", ")}</li>
      </ul>
    </footer>
  );
}
