import type { Contact } from "./contacts.ts";

/** A contact link with its label on screen and its address in print. */
export function ContactLink({ contact: { href, label, text, path } }: { contact: Contact }) {
  return (
    <a href={href} data-field={path}>
      <span className="screen">{label}</span>
      <span className="paper">{text}</span>
    </a>
  );
}

/** An e-mail address that breaks before its "@" rather than anywhere. */
export function EmailText({ text }: Pick<Contact, "text">) {
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
export function MainContact({ contact }: { contact: Contact }) {
  const isProfile = contact.kind === "profile";
  return (
    <>
      <p className="address">
        <a href={contact.href} data-field={contact.path}>
          {isProfile ? contact.label : <EmailText text={contact.text} />}
        </a>
      </p>
      {isProfile && <p className="address-note">{contact.text}</p>}
    </>
  );
}
