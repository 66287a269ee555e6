/** One thing that the owner must replace or prove before the site goes live. */
export type Problem = {
  group:
    | "Company and contact"
    | "Settings of the server"
    | "Prices"
    | "Figures"
    | "People and companies"
    | "Legal pages";
  /** A file of the project, or `environment`. */
  file: string;
  /** The path of the value inside it, or the variable's name. */
  field: string;
  /** What is wrong and what would be right. */
  problem: string;
};

/** Domains that belong to nobody (RFC 2606 and 6761), and this machine. */
const nobodysHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** Whether a host name, or the host of an e-mail address, is a placeholder. */
export function isPlaceholderHost(host: string): boolean {
  return nobodysHost.test(host) || /^(127\.|\[?::1)/.test(host);
}

/** Whether a name is one of the stand-ins that this project ships with. */
export function isPlaceholderName(text: string): boolean {
  return /eksempel|example|placeholder/i.test(text) || text.trim() === "";
}

/** Why an address cannot be the public address of a page, or undefined if it can. */
export function publicUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return `"${text}" is not an address`;
  const { protocol, hostname } = new URL(text);
  if (isPlaceholderHost(hostname)) return `"${text}" is a placeholder`;
  if (protocol !== "https:") return `"${text}" must begin with https://`;
  return undefined;
}

/** Why a text cannot be an e-mail address that people reach, or undefined if it can. Takes `Name <address>` too. */
export function mailProblem(text: string): string | undefined {
  const address = /<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim();
  const host = /^[^@\s]+@([^@\s]+\.[^@\s]+)$/.exec(address)?.[1];
  if (!host) return `"${text}" is not an e-mail address`;
  if (isPlaceholderHost(host)) return `"${text}" is a placeholder`;
  return undefined;
}
