import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import promises from "../content/data/promises.json" with { type: "json" };
import { contactLimits } from "../shared/contact.ts";
import { fillPlaceholders } from "../shared/placeholders.ts";
import { site } from "./data/site.ts";
import { factValues, service } from "./facts.ts";

const languages = ["en", "no"] as const;
const known = { owner: site, limits: contactLimits };

/** Every text of a language by file and key: `contact.json form.title`. */
function texts(language: string): [place: string, text: string][] {
  const folder = new URL(`../content/${language}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) =>
    below(JSON.parse(readFileSync(new URL(file, folder), "utf8")), `${file} `),
  );
}

function below(tree: unknown, place: string): [string, string][] {
  if (typeof tree === "string") return [[place, tree]];
  return Object.entries(tree as object).flatMap(([key, part]) => below(part, `${place}${key}.`));
}

/** The facts with every number and time changed. */
const other = {
  owner: {
    ...site,
    brand: "Annet",
    contact: { email: "post@annet.example", phone: "+4755500011" },
    openingHours: { ...site.openingHours, opens: "07:30", closes: "15:45", days: [2, 3, 4] },
    booking: { minutes: 41 },
  },
  limits: { name: 43, email: 47, package: 53, message: 5300 },
};
const otherService = changed(service);

function changed<Tree>(tree: Tree): Tree;
function changed(tree: unknown, key = ""): unknown {
  // Ids and units are needed to find and format the facts.
  if (typeof tree === "number") return tree * 61 + 7;
  if (Array.isArray(tree)) return tree.map((part) => changed(part));
  if (typeof tree !== "object" || tree === null) return key === "revisions" ? "0" : tree;
  return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, changed(part)]));
}

describe.each(languages)("A changed fact, in %s", (language) => {
  const [before, after] = [factValues(known, language), factValues(other, language, otherService)];

  it("changes every placeholder value", () => {
    const same = Object.keys(before).filter(
      // A hidden fact is empty.
      (name) =>
        before[name as keyof typeof before] &&
        before[name as keyof typeof before] === after[name as keyof typeof after],
    );
    expect(same).toEqual([]);
  });

  it("changes every text that contains it, and no old value remains", () => {
    for (const [place, text] of texts(language)) {
      for (const [name, value] of Object.entries(after)) {
        if (text.includes(`{{${name}}}`)) {
          expect([place, fillPlaceholders(text, after)]).toEqual([place, expect.stringContaining(value)]);
        }
      }
    }
  });

  it("is used by at least one text", () => {
    const all = JSON.stringify([promises, languages.map((code) => texts(code))]);
    // The limits follow from the definition of the form, these from the packages.
    const ofPackages = service.packages.flatMap(({ id }) => [`${id}Days`, `${id}Revisions`]);
    const others = Object.keys(before).filter(
      (name) => !name.endsWith("Limit") && !ofPackages.includes(name),
    );
    expect(others.filter((name) => !all.includes(`{{${name}}}`))).toEqual([]);
  });
});

/** Figures that are not the owner's facts: from laws, studies, sample people, or idioms. */
const figuresOfTheirOwn = [
  "privacy.json sections.5.body.0.",
  "counting.json gtag.counting.",
  "calendar.json done.text.",
  "newsletter.json pages.expired.text.",
  "newsletter.json mail.ignore.",
  "newsletter.json pages.requested.text.",
  "subscribe.json rate_limited.",
  "subscribe.json text.",
  "blog.json meta.description.",
  "blog.json meta.shareDescription.",
  "blog.json lead.",
  "international.json support.line.",
  "accessibility.json sections.3.body.1.",
];

describe.each(languages)("a text in %s", (language) => {
  const numeral =
    language === "en"
      ? "(?:\\d+|two|three|five|seven|ten|fourteen|thirty|an?|half an?)"
      : "(?:\\d+|to|tre|fem|sju|ti|fjorten|tretti|en halv)";
  const unit =
    language === "en"
      ? "(?:business |working )?(?:days?|hours?|minutes?|months?|years?|per cent deposit)\\b"
      : "(?:virkedager|dagers?|timer|minutters?|måneder|år|prosent på forskudd)(?!\\p{L})";
  // `a day` is not a figure.
  const ownFigure = new RegExp(
    `(?<![\\p{L}\\d–])(?!an? )${numeral}[ \u00a0-]${unit}|€\\s?\\d|\\d\\s?€`,
    "iu",
  );
  it("has prices and times as placeholders", () => {
    const own = texts(language).filter(
      ([place, text]) => !figuresOfTheirOwn.includes(place) && ownFigure.test(text),
    );
    expect(own).toEqual([]);
  });
});
