/** A problem that the owner must fix before launch. */
export type Problem = {
  group:
    | "Company and contact"
    | "Settings of the server"
    | "Prices"
    | "Samples"
    | "Figures"
    | "People and companies"
    | "Legal pages";
  /** A file of the project, or `environment`. */
  file: string;
  /** Path of the value, or the variable's name. */
  field: string;
  /** What is wrong and what is valid. */
  problem: string;
};

/** Reserved domains (RFC 2606 and 6761), and localhost. */
const reservedDomain = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** Whether a host name, or the host of an e-mail address, is a placeholder. */
export function isPlaceholderHost(host: string): boolean {
  return reservedDomain.test(host) || /^(127\.|\[?::1)/.test(host);
}

/** Whether a name is a placeholder of this project. */
export function isPlaceholderName(text: string): boolean {
  return /eksempel|example|placeholder/i.test(text) || text.trim() === "";
}

/** Why a URL cannot be public; undefined when it can. */
export function publicUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return `"${text}" is not an address`;
  const { protocol, hostname } = new URL(text);
  if (isPlaceholderHost(hostname)) return `"${text}" is a placeholder`;
  if (protocol !== "https:") return `"${text}" must begin with https://`;
  return undefined;
}

/** Why an e-mail address cannot be real; undefined when it can. Accepts `Name <address>` too. */
export function mailProblem(text: string): string | undefined {
  const address = /<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim();
  const host = /^[^@\s]+@([^@\s]+\.[^@\s]+)$/.exec(address)?.[1];
  if (!host) return `"${text}" is not an e-mail address`;
  if (isPlaceholderHost(host)) return `"${text}" is a placeholder`;
  return undefined;
}
