/** The addresses of a PostgreSQL database, one URL each, in the order in which they are tried. */
export interface DatabaseAddresses {
  urls: string[];
  /** Whether the address has to accept writes, because only one of several is the primary. */
  mustTakeWrites: boolean;
}

/**
 * Reads a URL as libpq does (34.1.1.2 of PostgreSQL's manual): `postgres://user:password@one:5432,two:5432/name`
 * names two addresses of one database. node-postgres knows only one.
 *
 * @returns undefined when it cannot be read, or asks for servers that do not take writes
 */
export function databaseAddresses(url: string): DatabaseAddresses | undefined {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(url) ?? [];
  if (before === undefined || hosts === undefined) return undefined;
  const urls = hosts.split(",").map((host) => before + host + after);
  if (!urls.every((each) => URL.canParse(each))) return undefined;
  const wanted = new URL(urls[0] ?? "").searchParams.get("target_session_attrs");
  if (wanted !== null && wanted !== "read-write" && wanted !== "primary") return undefined;
  return { urls, mustTakeWrites: wanted !== null || urls.length > 1 };
}

/** Host and port of an address, for the log: never with its password. */
export function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || (searchParams.get("host") ?? "the local socket");
}
