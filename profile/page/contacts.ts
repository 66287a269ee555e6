import { formatPhone } from "../../content-loader/format.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import type { Basics } from "../resume.ts";
import { dropUserInfo, hiddenHost } from "../web-address.ts";
import { profileMessages } from "./messages.ts";

/** A way to reach the person, the most direct first. */
export interface Link {
  kind: "mail" | "phone" | "web" | "profile";
  href: string;
  /** `Write to me`, `LinkedIn`. */
  label: string;
  /** The address as it is shown. */
  text: string;
  /** Path of its field, for the preview pane. */
  path?: string;
}

/** All links in a CV's basics. Their URLs were checked when the CV was parsed. */
export function contactLinks(
  basics: Basics,
  language: LanguageCode,
  mark: (path: string) => string | undefined,
): Link[] {
  const messages = profileMessages[language];
  const links: Link[] = [];
  const { email, phone, url, profiles = [] } = basics;
  if (email)
    links.push({
      kind: "mail",
      // Otherwise `?` would begin the fields of a mail, such as further recipients.
      href: `mailto:${email.replaceAll(/[\s?&#]/g, encodeURIComponent)}`,
      label: messages.write,
      text: email,
      path: mark("basics.email"),
    });
  if (phone) {
    const number = phone.replaceAll(/[^\d+]/g, "");
    const text = /^\+47\d{8}$/.test(number) ? formatPhone(number) : phone;
    links.push({
      kind: "phone",
      href: `tel:${number}`,
      label: messages.call,
      text,
      path: mark("basics.phone"),
    });
  }
  if (url)
    links.push({
      kind: "web",
      href: dropUserInfo(url),
      label: messages.website,
      text: shortAddress(dropUserInfo(url)),
      path: mark("basics.url"),
    });
  for (const [index, profile] of profiles.entries()) {
    if (!profile.url) continue;
    const href = dropUserInfo(profile.url);
    const { username } = profile;
    const text = username === undefined || hiddenHost(username, href) ? shortAddress(href) : username;
    links.push({
      kind: profile.network ? "profile" : "web",
      href,
      label: profile.network ?? messages.website,
      text,
      path: mark(`basics.profiles[${index}].url`),
    });
  }
  return links;
}

/** A URL without scheme, `www.` and trailing slash. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
