/** The addresses of a PostgreSQL database, one URL each, in the order in which they are tried. */
export interface DatabaseAddresses {
  urls: string[];
  /** Whether the host must accept writes, because only one of several is the primary. */
  mustAcceptWrites: boolean;
}

/**
 * Parses a URL like libpq (34.1.1.2 of PostgreSQL's manual): `postgres://user:password@one:5432,two:5432/name`
 * names two hosts of one database. node-postgres supports only one.
 *
 * @returns undefined when it is invalid or asks for read-only servers
 */
export function parseDatabaseUrl(url: string): DatabaseAddresses | undefined {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(url) ?? [];
  if (before === undefined || hosts === undefined) return undefined;
  const urls = hosts.split(",").map((host) => before + host + after);
  if (!urls.every((each) => URL.canParse(each))) return undefined;
  const requestedAttrs = new URL(urls[0] ?? "").searchParams.get("target_session_attrs");
  if (requestedAttrs !== null && requestedAttrs !== "read-write" && requestedAttrs !== "primary")
    return undefined;
  return { urls, mustAcceptWrites: requestedAttrs !== null || urls.length > 1 };
}

/** Host and port of an address, for the log, without the password. */
export function hostAndPort(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || (searchParams.get("host") ?? "the local socket");
}
