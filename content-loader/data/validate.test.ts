import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dataSchemas } from "./schema.ts";
import { dataProblems } from "./validate.ts";

const read = (name: string) => readFileSync(`content/data/${name}`, "utf8");

/** The problems when one file is changed. */
function problemsWith(name: string, change: (text: string) => string): string[] {
  const text = read(name);
  const changed = change(text);
  if (changed === text) throw new Error(`${name} does not hold the text to change`);
  return dataProblems((file) => (file === name ? changed : read(file))).map(
    ({ file, key }) => `${file} ${key}`,
  );
}

describe("dataProblems", () => {
  it("finds nothing in the data of this site", () => {
    expect(dataProblems()).toEqual([]);
  });

  it("has a schema for every file in content/data", () => {
    expect(readdirSync("content/data").sort()).toEqual(Object.keys(dataSchemas).sort());
  });

  it.each([
    ["packages.json", '"amount": 499', '"amount": "499"', "packages.pro.price.amount"],
    ["packages.json", '"offer": "launch"', '"offer": "spring"', "packages.starter.offer"],
    ["packages.json", '"amount": 399', '"amount": 299', "packages.starter.originalPrice"],
    [
      "packages.json",
      '"isCustom": false',
      '"priceInKroner": 0, "isCustom": false',
      "packages.starter.priceInKroner",
    ],
    ["packages.json", '"popular": true', '"popular": false', "packages"],
    ["packages.json", '"from": "2026-11-01"', '"from": "2026-11-31"', "offers.launch.from"],
    ["claims.json", '"documented": true', '"documentd": true', "employersResearch.documented"],
    ["claims.json", '"publicFigure"', '"ownCount"', "norwayWorkers.compare"],
    [
      "claims.json",
      /(?<="professionals"[\s\S]*)"documented": false/,
      '"documented": true',
      "professionals.source",
    ],
    ["testimonials.json", '"They asked', '"‘They asked', "testimonials.kari.quote.en"],
    ["testimonials.json", '"kari",\n    "joe"', '"kari",\n    "jo"', "home.#2"],
    ["testimonials.json", '"sample": true', '"sample": false', "testimonials.kari.consentedOn"],
    ["testimonials.json", '"id": "joe"', '"id": "kari"', "testimonials"],
    ["companies.json", '"name": "Musterwerk"', '"name": ""', "whyUs.#3.name"],
    ["processors.json", '"country": "NO"', '"country": "Norway"', "processors.Eksempel Drift AS.country"],
    ["site.json", '"closes": "18:00"', '"closes": "08:00"', "openingHours.closes"],
    ["site.json", '"mailLanguage": "en"', '"mailLanguage": "sv"', "contact.mailLanguage"],
    ["site.json", '"brand"', '"brnad"', "brand"],
    ["cities.json", '"no": "Stat', '"nb": "Stat', "paySource.name.no"],
    ["search-words.json", '"salary"', '"Salary"', "en.#1.words.#1"],
  ])("names file and key when %s has %s → %s", (name, from, to, key) => {
    expect(problemsWith(name, (text) => text.replace(from, to))).toContain(`content/data/${name} ${key}`);
  });

  it("says that a file is not JSON when a comma is missing", () => {
    expect(problemsWith("regions.json", (text) => text.replace(",", ""))).toEqual([
      "content/data/regions.json (whole file)",
    ]);
  });
});
