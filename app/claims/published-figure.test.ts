import { expect, test } from "vitest";
import { allClaims as claims } from "../../content-loader/data/claims.ts";
import { publishedFigure } from "./published-figure.ts";

const plain = (text: string | undefined) => text?.replaceAll("\u2060", "").replace(/\s/g, " ");

test("adds the amount in euro when a figure in kroner is next to one in euro", () => {
  const salary = claims.norwaySalary;
  expect(plain(publishedFigure(salary, "en")?.value)).toBe("NOK 712,000 (€61,000–62,000)");
  expect(plain(publishedFigure(salary, "no")?.value)).toBe("712 000 kr (61 000–62 000 €)");
});

test("adds nothing when all figures have one unit", () => {
  expect(plain(publishedFigure(claims.norwayDigital, "en")?.value)).toBe("88%");
  expect(publishedFigure(claims.sectorGrowth, "en")).toBeUndefined();
});
