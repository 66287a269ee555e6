import type { Link } from "./contacts.ts";

/** An e-mail address that breaks before its "@" rather than anywhere. */
export function AddressText({ text }: Pick<Link, "text">) {
  const [name, host] = text.split("@");
  if (host === undefined) return text;
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

/** The most direct contact, set large. A social profile is labelled with its network, with the URL below. */
export function Address({ way }: { way: Link }) {
  const isProfile = way.kind === "profile";
  return (
    <>
      <p className="address">
        <a href={way.href} data-field={way.path}>
          {isProfile ? way.label : <AddressText text={way.text} />}
        </a>
      </p>
      {isProfile && <p className="address-note">{way.text}</p>}
    </>
  );
}
