import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allClaims as claims } from "../../../content-loader/data/claims.ts";
import type { ClaimId } from "../../../content-loader/data/sales-schema.ts";
import { countedClaims, sharedBasis } from "./counted-claims.ts";

const ids = Object.keys(claims) as ClaimId[];

function words(language: "en" | "no"): { claims: object; wordings: object } {
  const file = new URL(`../../../content/${language}/howWeCount.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

describe.each(["en", "no"] as const)("how we count, in %s", (language) => {
  const groups = countedClaims(language, claims);

  it("counts every claim of the site once", () => {
    const listed = groups.flatMap((group) => group.claims.map(({ id }) => id));
    expect(listed.toSorted()).toEqual(ids.toSorted());
  });

  it("has at least one claim of each kind and a text for each kind and claim", () => {
    expect(groups.filter((group) => group.claims.length === 0)).toEqual([]);
    expect(Object.keys(words(language).wordings).toSorted()).toEqual(
      groups.map(({ wording }) => wording).toSorted(),
    );
    expect(Object.keys(words(language).claims).toSorted()).toEqual(ids.toSorted());
  });

  it("marks our own claims without proof as unproved, and no published figure", () => {
    for (const { id, unproved } of groups.flatMap((group) => group.claims)) {
      expect([id, unproved]).toEqual([id, claims[id].about === "provider" && !claims[id].documented]);
    }
  });

  it("names a source for each documented claim", () => {
    for (const { id, source, documented } of groups.flatMap((group) => group.claims)) {
      expect(source === null).toBe(claims[id].source === undefined);
      expect(documented && source === null).toBe(false);
    }
  });
});

it("leaves out kinds of figures of which the site shows none", () => {
  const { employersResearch } = claims;
  expect(countedClaims("en", { employersResearch }).map(({ wording }) => wording)).toEqual(["usSurvey2018"]);
});

describe("the proof of a group of figures", () => {
  const groups = countedClaims("en", claims);

  it("is stated once when it is the same for all of them", () => {
    const counted = groups.find(({ wording }) => wording === "ownCount");
    expect(counted?.claims.length).toBeGreaterThan(1);
    expect(counted?.sharedBasis).toEqual({
      source: "our own records",
      date: "November 2026",
      documented: false,
      unproved: true,
    });
  });

  it("is stated for each figure when the owner has proved one", () => {
    const [first, ...others] = groups.find(({ wording }) => wording === "ownCount")?.claims ?? [];
    if (!first) throw new Error("nothing is counted by us");
    expect(sharedBasis([{ ...first, documented: true }, ...others])).toBeUndefined();
  });
});
