import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { TrustProxy } from "../settings/setting-values.ts";

export type ReadAddress = (request: IncomingMessage) => string;

/** Whether an address belongs to a trusted proxy. `hop` counts from the server, which is at 0. */
export type IsProxy = (address: string, hop: number) => boolean;

/** Creates the check for trusted proxies. With only a number, the first peers count as proxies. */
export function createProxyCheck(trust: TrustProxy): IsProxy {
  if ("hops" in trust) return (_address, hop) => hop < trust.hops;
  const networks = new BlockList();
  for (const { address, prefix } of trust.networks) {
    networks.addSubnet(address, prefix, address.includes(":") ? "ipv6" : "ipv4");
  }
  return (address) => isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Creates a function that returns the client address of a request. It reads `X-Forwarded-For` from the right and trusts
 * only what trusted proxies wrote, because clients can send any value.
 */
export function createAddressReader(trust: TrustProxy): ReadAddress {
  const isProxy = createProxyCheck(trust);
  return (request) => {
    let address = plainAddress(request.socket.remoteAddress ?? "");
    const forwarded = request.headers["x-forwarded-for"]?.toString().split(",").reverse() ?? [];
    for (const [hop, item] of forwarded.entries()) {
      const next = plainAddress(item.trim());
      if (!isIP(next) || !isIP(address) || !isProxy(address, hop)) break;
      address = next;
    }
    return address;
  };
}

/** The network that counts as one client: an IPv4 address, or an IPv6 /64. */
export function clientNetwork(address: string): string {
  return isIP(address) === 6 ? `${ipv6Groups(address).slice(0, 4).join(":")}::/64` : address;
}

/** A prefix for logs that identifies no household: /24 or /48. */
export function addressPrefix(address: string): string {
  if (isIP(address) === 6) return `${ipv6Groups(address).slice(0, 3).join(":")}::/48`;
  return isIP(address) === 4 ? `${address.split(".").slice(0, 3).join(".")}.0/24` : "unknown";
}

/** Removes the zone, and unwraps IPv4-mapped IPv6 addresses. */
export function plainAddress(address: string): string {
  return address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

function ipv6Groups(address: string): string[] {
  // The URL parser writes any IPv6 address in its one canonical form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = !tail ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(missing).fill("0"), ...right];
}
