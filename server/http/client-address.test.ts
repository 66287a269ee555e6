import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { addressPrefix, clientNetwork, createAddressReader } from "./client-address.ts";

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  } as unknown as IncomingMessage;
}

describe("the client address", () => {
  test("is the connection's when no proxy is trusted", () => {
    expect(createAddressReader({ hops: 0 })(request("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9");
  });

  test("is what the trusted proxy saw and not what the client claims", () => {
    const read = createAddressReader({ hops: 1 });
    expect(read(request("10.0.0.1", "1.2.3.4, 198.51.100.1"))).toBe("198.51.100.1");
    expect(read(request("10.0.0.1"))).toBe("10.0.0.1");
    expect(read(request("10.0.0.1", "no address"))).toBe("10.0.0.1");
  });

  test("is the first one outside the trusted networks", () => {
    const read = createAddressReader({ networks: [{ address: "10.0.0.0", prefix: 8 }] });
    expect(read(request("10.0.0.1", "1.2.3.4, 198.51.100.1, 10.9.9.9"))).toBe("198.51.100.1");
    expect(read(request("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9");
  });

  test("is the same for IPv4 and IPv4-mapped IPv6", () => {
    expect(createAddressReader({ hops: 0 })(request("::ffff:203.0.113.9"))).toBe("203.0.113.9");
  });
});

test("groups clients by IPv4 address and by IPv6 /64", () => {
  expect(clientNetwork("203.0.113.9")).toBe("203.0.113.9");
  expect(clientNetwork("2001:db8:1:2:3:4:5:6")).toBe(clientNetwork("2001:db8:1:2::1"));
  expect(clientNetwork("2001:db8:1:2::1")).not.toBe(clientNetwork("2001:db8:1:3::1"));
  expect(clientNetwork("::1")).toBe("0:0:0:0::/64");
});

test("gives logs a coarse network only", () => {
  expect(addressPrefix("203.0.113.9")).toBe("203.0.113.0/24");
  expect(addressPrefix("2001:db8:1:2::1")).toBe("2001:db8:1::/48");
});
