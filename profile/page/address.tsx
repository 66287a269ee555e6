import type { Link } from "./contacts.ts";

/** The most direct contact, set large. A social profile is labelled with its network, with the URL below. */
export function Address({ way }: { way: Link }) {
  const isProfile = way.kind === "profile";
  return (
    <>
      <p className="address">
        <a href={way.href} data-field={way.path}>
          {isProfile ? way.label : way.text}
        </a>
      </p>
      {isProfile && <p className="address-note">{way.text}</p>}
    </>
  );
}
