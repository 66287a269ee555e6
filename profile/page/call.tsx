import type { Link } from "./contacts.ts";

/** The first contact link; printed as the address itself. */
export function Call({ way: { href, label, text, path } }: { way: Link }) {
  return (
    <a href={href} data-field={path}>
      <span className="screen">{label}</span>
      <span className="paper">{text}</span>
    </a>
  );
}
