import type { Link } from "./contacts.ts";

/** The nearest way to the person, set large. A profile elsewhere is named by its network, with its address below. */
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
