import { describe, expect, test } from "vitest";
import { type Analytics, analyticsScript, analyticsSources, needsConsent } from "./analytics.ts";

const kinds: { analytics: Analytics | undefined; asks: boolean }[] = [
  { analytics: undefined, asks: false },
  { analytics: { provider: "plausible", script: "https://plausible.io/js/pa-abc.js" }, asks: false },
  { analytics: { provider: "gtag", measurementId: "G-ABC123" }, asks: true },
  { analytics: { provider: "tag-manager", containerId: "GTM-ABC123" }, asks: true },
];

describe.each(kinds)("With $analytics", ({ analytics, asks }) => {
  test(`visitors are ${asks ? "" : "not "}asked first`, () => {
    expect(needsConsent(analytics)).toBe(asks);
  });

  test("the policy allows its script and only what it needs", () => {
    const { script, connect } = analyticsSources(analytics);
    if (!analytics) return expect([script, connect]).toEqual([[], []]);
    const { hostname, protocol } = new URL(analyticsScript(analytics));
    expect(protocol).toBe("https:");
    const allows = (source: string) => {
      const host = new URL(source.replace("*.", "")).hostname;
      return source.includes("*.") ? hostname.endsWith(`.${host}`) : hostname === host;
    };
    expect(script.filter(allows)).toHaveLength(1);
    expect(script).toHaveLength(1);
    expect(connect).not.toEqual([]);
  });
});
