import { describe, expect, it } from "vitest";
import { cities, statisticsNorwayYearlyPay } from "./cities.ts";
import { formerPriceOn, type Package, saving } from "./offers.ts";
import { packages } from "./packages.ts";
import { norwayTestimonials, testimonials } from "./testimonials.ts";

function packageWithOffer(): Package {
  const [starter] = packages;
  if (!starter) throw new Error("there are no packages");
  return {
    ...starter,
    originalPrice: { amount: 399, currency: "EUR" },
    offer: {
      id: "launch",
      from: "2026-11-01",
      to: "2026-11-30",
      formerPriceUsed: { from: "2026-06-01", to: "2026-10-31" },
      documented: true,
    },
  };
}

describe("a former price", () => {
  it("is shown from the first to the last day of the offer and on no other", () => {
    const item = packageWithOffer();
    const shown = ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"].map(
      (day) => formerPriceOn(item, day)?.amount,
    );
    expect(shown).toEqual([undefined, 399, 399, undefined]);
  });
  it("is not shown without an offer, even when the data contain it", () => {
    expect(formerPriceOn({ ...packageWithOffer(), offer: undefined }, "2026-11-10")).toBeUndefined();
  });
  it("has a saving only when the price was higher", () => {
    expect(saving(packageWithOffer())).toEqual({ amount: 100, currency: "EUR" });
    expect(saving({ ...packageWithOffer(), originalPrice: undefined })).toBeUndefined();
  });
});

it("names every person once", () => {
  const names = [...testimonials, ...norwayTestimonials].map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe("cities", () => {
  it("have their real positions: Trondheim northernmost, Bergen and Stavanger west of Oslo", () => {
    const byId = Object.fromEntries(cities.map((city) => [city.id, city]));
    expect(cities.toSorted((a, b) => b.latitude - a.latitude)[0]?.id).toBe("trondheim");
    for (const id of ["bergen", "stavanger"]) {
      expect(byId[id]?.longitude).toBeLessThan(byId.oslo?.longitude ?? 0);
    }
  });
  it("compare yearly pay with twelve months of Statistics Norway's figure", () => {
    const yearly = cities.map((city) => statisticsNorwayYearlyPay(city));
    expect(yearly.map((pay) => pay.amount)).toEqual([767_000, 697_000, 765_000, 688_000]);
    expect(yearly.map((pay) => pay.bound)).toEqual([undefined, undefined, undefined, "below"]);
  });
});
