import { describe, expect, test } from "vitest";
import { acceptedEncodings, matchesEtag, readRange } from "./negotiate.ts";

describe("the encoding", () => {
  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0, gzip;q=0", "identity"],
    ["BR", "br"],
    ["br;q=nonsense", "identity"],
  ])("for %j is %s", (header, encoding) => {
    expect(acceptedEncodings(header)[0]).toBe(encoding);
  });
});

test("matches an entity tag in a list, weak or strong, and by *", () => {
  expect(matchesEtag('"x", W/"abc-br"', '"abc-br"')).toBe(true);
  expect(matchesEtag("*", '"abc"')).toBe(true);
  expect(matchesEtag('"abc"', '"abc-br"')).toBe(false);
  expect(matchesEtag(undefined, '"abc"')).toBe(false);
});

describe("the range", () => {
  test.each([
    ["bytes=0-99", { start: 0, end: 99 }],
    ["bytes=900-", { start: 900, end: 999 }],
    ["bytes=-100", { start: 900, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["bytes=990-5000", { start: 990, end: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-2", undefined],
    ["bytes=0-1,5-6", undefined],
    ["lines=0-1", undefined],
    ["bytes=-", undefined],
    [undefined, undefined],
  ])("%j of a thousand bytes is %j", (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });
});
