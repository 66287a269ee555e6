/** The host that a text claims to be: `bank.no`, `https://bank.no/login`, `bank.no@evil.example`. */
const claimedHost = /^\s*(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/:@?#]|\s*$)/iu;

/** Removes `user:password@`, which can look like the host: `https://bank.no@evil.example` leads to evil.example. */
export function dropUserInfo(href: string): string {
  if (!href.includes("@") || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (url.username === "" && url.password === "") return href;
  url.username = "";
  url.password = "";
  return url.href;
}

/** The host of a link whose text names another host, otherwise undefined. */
export function hiddenHost(text: string, href: string): string | undefined {
  const claimed = claimedHost.exec(text)?.[1];
  if (claimed === undefined || !URL.canParse(href)) return undefined;
  const host = hostName(href);
  return URL.canParse(`https://${claimed}`) && hostName(`https://${claimed}`) === host ? undefined : host;
}

function hostName(href: string): string {
  return new URL(href).hostname.replace(/^www\./, "");
}
