import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contactLimits } from "../shared/contact.ts";
import { factValues } from "./facts.ts";
import { legalValues } from "./legal-values.ts";

type Document = {
  meta: { title: string; description: string };
  title: string;
  version: string;
  updated: string;
  lead: string;
  sections: { id: string; heading: string; body: string[] }[];
};

const names = ["privacy", "terms", "accessibility"] as const;
const languages = ["en", "no"] as const;
const links = [
  "preview",
  "contact",
  "terms",
  "privacy",
  "home",
  "mail",
  "datatilsynet",
  "forbrukertilsynet",
  "uutilsynet",
];

function read(name: (typeof names)[number], language: (typeof languages)[number]): Document {
  return JSON.parse(readFileSync(new URL(`../content/${language}/${name}.json`, import.meta.url), "utf8"));
}

/** Paragraphs and the items of lists, each of which begins with "- ". */
function texts(blocks: string[]): string[] {
  return blocks.flatMap((block) => (block.startsWith("- ") ? block.split("\n") : [block]));
}

function allText(document: Document): string {
  return [document.lead, ...document.sections.flatMap(({ heading, body }) => [heading, ...texts(body)])].join(
    "\n",
  );
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[0]).sort();
}

const placeholders = (text: string) => found(text, /\{\{\w+\}\}/g);
const tags = (text: string) => found(text, /<\/?\w+>/g);
/** Figures of either language, alike: 99.9 and 99,9 are one. */
const figures = (text: string) => found(text.replace(/(\d),(\d)/g, "$1.$2"), /\d+(\.\d+)?/g);

const owner = {
  brand: "Firma",
  company: {
    legalName: "Firma AS",
    organisationNumber: "974760673",
    vatRegistered: true,
    address: { street: "Veien 1", postalCode: "0150", city: "Oslo", country: "NO" },
  },
  contact: { email: "post@firma.no", phone: "+4722000000" },
  openingHours: { opens: "09:00", closes: "18:00", days: [1, 2, 3, 4, 5] },
  booking: { minutes: 30 },
};

describe.each(names)("the %s page", (name) => {
  const [en, no] = [read(name, "en"), read(name, "no")];

  it("has the same version, date and sections in both languages", () => {
    expect([no.version, no.updated]).toEqual([en.version, en.updated]);
    expect(no.sections.map((section) => section.id)).toEqual(en.sections.map((section) => section.id));
  });

  it.each(en.sections.map((section, index) => ({ id: section.id, index })))(
    "says the same in section $id: as many paragraphs and items, the same links, values and figures",
    ({ index }) => {
      const [left, right] = [en.sections[index]?.body ?? [], no.sections[index]?.body ?? []];
      const shape = (blocks: string[]) => blocks.map((block) => block.match(/^- (?=.)/gm)?.length ?? 0);
      expect(shape(right)).toEqual(shape(left));
      texts(left).forEach((text, position) => {
        const other = texts(right)[position] ?? "";
        expect(other.trim()).not.toBe("");
        expect(placeholders(other)).toEqual(placeholders(text));
        expect(tags(other)).toEqual(tags(text));
        expect(figures(other)).toEqual(figures(text));
      });
    },
  );

  it.each(languages)("uses only known links and placeholders in %s", (language) => {
    const text = allText(read(name, language));
    const values = {
      ...factValues({ owner, limits: contactLimits }, language),
      ...legalValues(owner, language),
    };
    expect(placeholders(text).filter((hole) => !(hole.slice(2, -2) in values))).toEqual([]);
    const opened = text.match(/<\w+>/g) ?? [];
    expect(opened.filter((tag) => !links.includes(tag.slice(1, -1)))).toEqual([]);
    // Each opened link is closed by itself before another one opens.
    expect(text.replace(/<(\w+)>[^<]*<\/\1>/g, "")).not.toMatch(/<\/?\w+>/);
  });
});

describe("the legal pages", () => {
  it.each(languages)("name the controller in %s", (language) => {
    const values = legalValues(owner, language);
    expect(values.organisationNumber?.replaceAll("\u00a0", " ")).toBe("974 760 673 MVA");
    expect(values.address).toBe(`Veien 1, 0150\u00a0Oslo, ${language === "en" ? "Norway" : "Norge"}`);
  });

  it("name every processor with its task and country", () => {
    const task = { en: "hosting", no: "drift" };
    const companies = [
      { role: "hosting", name: "A AS", country: "NO", task, sample: false },
      { role: "mail", name: "B AB", country: "SE", task, sample: false },
    ] as const;
    expect(legalValues(owner, "en", companies).processors).toBe(
      "A AS (hosting, Norway) and B AB (hosting, Sweden)",
    );
    expect(legalValues(owner, "no", companies).processors).toBe(
      "A AS (drift, Norge) og B AB (drift, Sverige)",
    );
  });

  it.each(languages)("name the analytics provider in %s, and none when there is none", (language) => {
    const { counting } = legalValues(owner, language);
    expect(counting).not.toMatch(/Plausible|Google/);
    const said = (provider: "plausible" | "gtag" | "tag-manager") =>
      legalValues({ ...owner, analytics: { provider } }, language).counting;
    expect(said("plausible")).toContain("Plausible");
    expect(said("gtag")).toMatch(/Google Analytics.*_ga/);
    expect(said("tag-manager")).toContain("Google Tag Manager");
  });

  it.each([
    ["privacy", ["terms", "contact", "home", "datatilsynet"]],
    ["terms", ["privacy", "contact", "home", "forbrukertilsynet"]],
    ["accessibility", ["contact", "home", "uutilsynet"]],
  ] as const)("can go on from %s to the pages and authorities that matter", (name, targets) => {
    const text = allText(read(name, "en"));
    expect(targets.filter((target) => !text.includes(`<${target}>`))).toEqual([]);
  });
});
