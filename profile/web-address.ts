/** The host that a text claims to be: `bank.no`, `https://bank.no/login`, `bank.no@evil.example`. */
const claimedHost = /^\s*(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/:@?#]|\s*$)/iu;

/** Removes `user:password@`, which readers take for the host: `https://bank.no@evil.example` leads to evil.example. */
export function dropUserInfo(address: string): string {
  if (!address.includes("@") || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === "" && url.password === "") return address;
  url.username = "";
  url.password = "";
  return url.href;
}

/** The host that a link leads to when its text names another one, otherwise undefined. */
export function hiddenHost(text: string, address: string): string | undefined {
  const claimed = claimedHost.exec(text)?.[1];
  if (claimed === undefined || !URL.canParse(address)) return undefined;
  const host = hostName(address);
  return URL.canParse(`https://${claimed}`) && hostName(`https://${claimed}`) === host ? undefined : host;
}

function hostName(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
