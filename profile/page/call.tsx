import type { Link } from "./contacts.ts";

/** The nearest way to the person, one tap away; on paper it is the address itself. */
export function Call({ way: { href, label, text, path } }: { way: Link }) {
  return (
    <a href={href} data-field={path}>
      <span className="screen">{label}</span>
      <span className="paper">{text}</span>
    </a>
  );
}
