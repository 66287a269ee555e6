import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatDays,
  formatMoney,
  formatNumber,
  formatOrganisationNumber,
  formatPercent,
  formatPhone,
  formatQuantity,
  formatUtcOffset,
  osloDay,
} from "./format.ts";

/** `_` stands for a no-break space and `~` for a word joiner, so that they can be seen. */
function shown(text: string): string {
  return text.replaceAll("\u00a0", "_").replaceAll("\u2060", "~");
}

function both(write: (language: "en" | "no") => string): string {
  return `${shown(write("en"))} | ${shown(write("no"))}`;
}

describe("amounts", () => {
  it("places the euro sign by language", () => {
    expect(both((l) => formatMoney({ amount: 299, currency: "EUR" }, l))).toBe("€299 | 299_€");
  });
  it("groups thousands, also with four digits", () => {
    expect(both((l) => formatMoney({ amount: 1299, currency: "EUR" }, l))).toBe("€1,299 | 1_299_€");
    expect(both((l) => formatMoney({ amount: 650_000, currency: "NOK" }, l))).toBe(
      "NOK_650,000 | 650_000_kr",
    );
  });
  it("uses the language's decimal sign, and none for whole numbers", () => {
    expect(both((l) => formatPercent(99.9, l))).toBe("99.9% | 99,9_%");
    expect(both((l) => formatPercent(95, l))).toBe("95% | 95_%");
    expect(both((l) => formatNumber(-1.5, l))).toBe("−1.5 | −1,5");
  });

  it("groups and rounds like Intl", () => {
    const values = fc.oneof(fc.integer(), fc.double({ min: -1e12, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 3 }), (value, maximumFractionDigits) => {
        for (const [language, locale] of [
          ["en", "en-GB"],
          ["no", "nb-NO"],
        ] as const) {
          const reference = new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value || 0);
          const expected = reference.replace(/\s/g, "\u00a0").replace(/^[-−]/, "−");
          expect(formatNumber(value || 0, language, maximumFractionDigits)).toBe(expected);
        }
      }),
    );
  });
});

describe("figures in tiles", () => {
  it.each([
    [{ amount: 500, bound: "orMore", unit: "count" }, "500+ | 500+"],
    [{ amount: 20, to: 30, unit: "percent" }, "20–~30% | 20–~30_%"],
    [{ amount: 2.7, unit: "million" }, "2.7M | 2,7_mill."],
    [{ amount: 180, bound: "orMore", unit: "million" }, "180M+ | 180+_mill."],
    [{ amount: 7, unit: "day" }, "7 days | 7_dager"],
    [{ amount: 2, unit: "rank" }, "rank 2 | plass_2"],
    [{ amount: 4.9, unit: "outOfFive" }, "4.9/5 | 4,9/5"],
    [{ amount: 24, unit: "hoursADay" }, "24/7 | 24/7"],
    [{ amount: 35_000, to: 90_000, unit: "USD" }, "$35,000–~90,000 | 35_000–~90_000_$"],
    [{ amount: 57_350, bound: "below", unit: "NOK" }, "below NOK_57,350 | under_57_350_kr"],
  ] as const)("%j", (figure, expected) => {
    expect(both((l) => formatQuantity(figure, l))).toBe(expected);
  });
  it("uses the singular for one day", () => {
    expect(both((l) => formatDays(1, l))).toBe("1 day | 1_dag");
  });
});

describe("time", () => {
  it("formats UTC offsets with a minus sign", () => {
    expect([-8, 0, 11].map(formatUtcOffset)).toEqual(["UTC−8", "UTC+0", "UTC+11"]);
  });
  it("starts a new day at midnight in Oslo, in summer and winter", () => {
    expect(osloDay(new Date("2026-11-30T22:59:59Z"))).toBe("2026-11-30");
    expect(osloDay(new Date("2026-11-30T23:00:00Z"))).toBe("2026-12-01");
    expect(osloDay(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
  });
});

describe("identifiers", () => {
  it("groups Norwegian telephone numbers in pairs and keeps foreign ones", () => {
    expect(shown(formatPhone("+4722000000"))).toBe("+47_22_00_00_00");
    expect(formatPhone("+442079460000")).toBe("+442079460000");
  });
  it("groups an organisation number in threes whatever was typed", () => {
    expect(shown(formatOrganisationNumber("974760673"))).toBe("974_760_673");
    expect(shown(formatOrganisationNumber("974 760 673"))).toBe("974_760_673");
  });
});
