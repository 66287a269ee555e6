import { expect, test } from "vitest";
import { dropUserInfo, hiddenHost } from "./url.ts";

test.each([
  ["https://bank.no@evil.example", "https://evil.example/"],
  ["https://bank.no:login@evil.example/a?b=c@d#e", "https://evil.example/a?b=c@d#e"],
  ["https://user@evil.example:8443/", "https://evil.example:8443/"],
])("drops the user information of %s", (given, expected) => {
  expect(dropUserInfo(given)).toBe(expected);
});

test.each([
  "https://example.no",
  "https://medium.com/@kari",
  "https://example.no/a?mail=a@b.no",
  "not @ url",
])("does not change %s", (address) => {
  expect(dropUserInfo(address)).toBe(address);
});

test.each([
  ["bank.no", "https://evil.example/", "evil.example"],
  ["https://www.bank.no/login", "https://evil.example/", "evil.example"],
  ["bank.no@evil.example", "https://evil.example/", "evil.example"],
  ["bank.no", "https://www.bank.no/a", undefined],
  ["blåbær.no", "https://xn--blbr-roah.no/", undefined],
  ["My project", "https://evil.example/", undefined],
  ["Node.js runtime", "https://evil.example/", undefined],
])("the host hidden by the text %s at %s is %s", (text, address, host) => {
  expect(hiddenHost(text, address)).toBe(host);
});
