import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Package } from "../../content-loader/data/offers.ts";
import { packages } from "../../content-loader/data/packages.ts";
import { priceList } from "./price-list.server.ts";

const december = { from: "2026-12-01", to: "2026-12-31" } as const;
const offer: Package["offer"] = { id: "launch", ...december, formerPriceUsed: december, documented: true };
const items = packages.slice(0, 1).map((item) => ({ ...item, offer }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["2026-11-22T12:00:00Z", "2026-12-01"],
  ["2026-12-01T12:00:00Z", "2027-01-01"],
  ["2027-01-01T12:00:00Z", undefined],
])("on %s the prices hold until %s", (now, day) => {
  vi.setSystemTime(now);
  expect(priceList("en", items).nextChange).toBe(day);
});
