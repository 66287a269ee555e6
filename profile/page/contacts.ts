import { formatPhone } from "../../content-loader/format.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import type { Basics } from "../resume.ts";
import { dropUserInfo, hiddenHost } from "../url.ts";
import { profileMessages } from "./messages.ts";

/** A contact link. */
export interface Contact {
  kind: "mail" | "phone" | "web" | "profile";
  href: string;
  /** `Write to me`, `LinkedIn`. */
  label: string;
  /** The address as it is shown. */
  text: string;
  /** Field path, for the preview pane. */
  path?: string;
}

/** The contact links of a CV, the most direct first. `checkResume` has checked their URLs. */
export function listContacts(
  basics: Basics,
  language: LanguageCode,
  mark: (path: string) => string | undefined,
): Contact[] {
  const messages = profileMessages[language];
  const contacts: Contact[] = [];
  const { email, phone, url, profiles = [] } = basics;
  if (email)
    contacts.push({
      kind: "mail",
      // Otherwise `?` could add mail fields, such as other recipients.
      href: `mailto:${email.replaceAll(/[\s?&#]/g, encodeURIComponent)}`,
      label: messages.write,
      text: email,
      path: mark("basics.email"),
    });
  if (phone) {
    const number = phone.replaceAll(/[^\d+]/g, "");
    const text = /^\+47\d{8}$/.test(number) ? formatPhone(number) : phone;
    contacts.push({
      kind: "phone",
      href: `tel:${number}`,
      label: messages.call,
      text,
      path: mark("basics.phone"),
    });
  }
  if (url)
    contacts.push({
      kind: "web",
      href: dropUserInfo(url),
      label: messages.website,
      text: shortenUrl(dropUserInfo(url)),
      path: mark("basics.url"),
    });
  for (const [index, profile] of profiles.entries()) {
    if (!profile.url) continue;
    const href = dropUserInfo(profile.url);
    const { username } = profile;
    const text = username === undefined || hiddenHost(username, href) ? shortenUrl(href) : username;
    contacts.push({
      kind: profile.network ? "profile" : "web",
      href,
      label: profile.network ?? messages.website,
      text,
      path: mark(`basics.profiles[${index}].url`),
    });
  }
  return contacts;
}

/** A URL without scheme, `www.` and trailing slash. */
function shortenUrl(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
