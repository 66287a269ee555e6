import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  deliveryStatistics,
  impactStatistics,
  norwayStatistics,
  testimonialStatistics,
  whyUsStatistics,
} from "../../app/claims/claim-sets.ts";
import promises from "../../content/data/promises.json" with { type: "json" };
import { cities, statisticsNorwayYearlyPay } from "../../content-loader/data/cities.ts";
import { allClaims, claims } from "../../content-loader/data/claims.ts";
import { testimonialCompanies, whyUsCompanies } from "../../content-loader/data/companies.ts";
import { formerPriceOn } from "../../content-loader/data/offers.ts";
import { packages } from "../../content-loader/data/packages.ts";
import { regions } from "../../content-loader/data/regions.ts";
import type { ClaimId } from "../../content-loader/data/sales-schema.ts";
import { delivery } from "../../content-loader/data/service.ts";
import { site } from "../../content-loader/data/site.ts";
import { supportZones } from "../../content-loader/data/support-zones.ts";
import {
  homeTestimonials,
  norwayTestimonials,
  testimonials,
} from "../../content-loader/data/testimonials.ts";
import { factValues } from "../../content-loader/facts.ts";
import {
  formatDays,
  formatMoney,
  formatPhone,
  formatQuantity,
  formatRange,
  formatUtcOffset,
  osloDay,
} from "../../content-loader/format.ts";
import { legalValues } from "../../content-loader/legal-values.ts";
import { contactLimits } from "../../shared/contact.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { readText } from "../support/page-text.ts";
import { readPage, sitePages } from "../support/site-pages.ts";

type FactName = keyof ReturnType<typeof factValues>;

const languages: LanguageCode[] = ["en", "no"];
const address = (path: string, language: LanguageCode) =>
  language === "no" ? `/no${path === "/" ? "" : path}` : path;

function readHtml(path: string): string {
  const page = sitePages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return readPage(page).toString("utf8");
}

/** Expects each fact in the text of the page. */
function expectOn(path: string, language: LanguageCode, facts: readonly string[]): void {
  const text = readText(address(path, language));
  const plain = (fact: string) => fact.replace(/\s+/g, " ").replaceAll("\u2060", "");
  expect(facts.filter((fact) => !text.includes(plain(fact)))).toEqual([]);
}

/** All texts in a JSON value, with the items of lists separately. */
function collectTexts(tree: unknown): string[] {
  return typeof tree === "string"
    ? tree.split(/\n?^- /m)
    : Object.values(tree as object).flatMap(collectTexts);
}

/**
 * Expects each fact in a sentence, because a bare "3" is on every page: a text of the page's namespaces, or a promise,
 * that has the fact's placeholder must be shown with its value.
 */
function expectInSentence(
  path: string,
  language: LanguageCode,
  namespaces: string[],
  names: FactName[],
): void {
  const translations = namespaces.map((name) =>
    JSON.parse(readFileSync(`content/${language}/${name}.json`, "utf8")),
  );
  const texts = [
    ...collectTexts(translations),
    ...Object.values(promises).map((promise) => promise[language]),
  ];
  const facts = {
    ...factValues({ owner: site, limits: contactLimits }, language),
    ...legalValues(site, language),
  };
  const plain = (text: string) =>
    text
      .replace(/<\/?\w+>/g, "")
      .replace(/\s+/g, " ")
      .replaceAll("\u2060", "");
  const shown = plain(readText(address(path, language)));
  const lost = names.filter(
    (name) =>
      !texts.some(
        (text) => text.includes(`{{${name}}}`) && shown.includes(plain(fillPlaceholders(text, facts))),
      ),
  );
  expect(lost).toEqual([]);
}

/** The figures as the site formats them in a language. */
const quantities = (ids: readonly ClaimId[], language: LanguageCode) =>
  ids.flatMap((id) => (claims[id] ? [formatQuantity(claims[id].value, language)] : []));

describe.each(languages)("The facts in %s are on", (language) => {
  test("the home page", () => {
    expectOn("/", language, [
      ...quantities(["employersResearch", "professionals"], language),
      ...homeTestimonials.flatMap(({ name, company, quote, role }) => [
        name,
        company,
        quote[language],
        role[language],
      ]),
    ]);
  });

  test("marks every strip of unproved figures as an example", () => {
    const strips = {
      "/why-us": whyUsStatistics,
      "/services": deliveryStatistics,
      "/testimonials": testimonialStatistics,
      "/international": impactStatistics,
    } as const;
    const example = { en: "Example", no: "Eksempel" }[language];
    for (const [path, ids] of Object.entries(strips)) {
      const unproved = ids.some((id) => claims[id]?.documented === false);
      // The strip may be rows or a sentence.
      const strip = new RegExp(
        `(?:<dl class="figure-rows">.*?</dl>\\s*</section>|<p class="figure-sentence">.*?</p>)\\s*<p[^>]*>.{0,400}?${example}`,
        "s",
      );
      expect([path, strip.test(readHtml(address(path, language)))]).toEqual([path, unproved]);
    }
  });

  test("does not attribute example figures to our own records", () => {
    const notes = {
      "/services": ["services", ["delivery", "source"], deliveryStatistics],
      "/international": ["international", ["impact", "note"], impactStatistics],
    } as const;
    for (const [path, [area, [part, key], ids]] of Object.entries(notes)) {
      const translations = JSON.parse(readFileSync(`content/${language}/${area}.json`, "utf8"));
      const [note = ""] = String(translations[part][key]).split("{{");
      const proved = ids.every((id) => claims[id]?.documented);
      expect([path, note, readText(address(path, language)).includes(note)]).toEqual([path, note, proved]);
    }
    const { source, documented } = allClaims.clients;
    expect(readText(address("/how-we-count", language)).includes(`${source?.[language]}, `)).toBe(documented);
  });

  test("services and pricing", () => {
    // A former price is shown only if it is valid on the day of the build.
    const built = osloDay(statSync("dist/site.json").mtime);
    for (const path of ["/services", "/pricing"]) {
      const prices = packages.flatMap((item) =>
        [item.price, formerPriceOn(item, built)].flatMap((money) =>
          money ? [formatMoney(money, language)] : [],
        ),
      );
      const days = packages.flatMap(({ deliveryDays }) =>
        deliveryDays ? [formatDays(deliveryDays, language)] : [],
      );
      expectOn(path, language, ["Starter", "Pro", "Premium", ...prices, ...days]);
    }
    expectOn("/services", language, quantities(deliveryStatistics, language));
    expectOn("/services", language, [
      formatDays(delivery.websiteDays, language),
      formatRange(delivery.projectBusinessDays.from, delivery.projectBusinessDays.to, language),
    ]);
    expectInSentence(
      "/pricing",
      language,
      ["pricing"],
      ["guaranteeDays", ...(claims.uptime ? (["uptime"] as const) : [])],
    );
  });

  test("why us and testimonials", () => {
    expectOn("/why-us", language, quantities(whyUsStatistics, language));
    expectOn("/how-we-count", language, quantities(Object.keys(claims) as ClaimId[], language));
    expectOn("/why-us", language, [site.founder.name, ...whyUsCompanies.map(({ name }) => name)]);
    expectOn(
      "/testimonials",
      language,
      quantities([...testimonialStatistics, "rating", "reviews"], language),
    );
    expectOn(
      "/testimonials",
      language,
      testimonials.flatMap(({ name, role, company, quote }) => [
        name,
        role[language],
        company,
        quote[language],
      ]),
    );
    expectOn(
      "/testimonials",
      language,
      testimonialCompanies.map(({ name }) => name),
    );
  });

  test("the Norway page at both addresses", () => {
    for (const path of ["/norway", "/norge"]) {
      expectOn(path, language, [
        ...cities.flatMap((city) => [
          city.population ? formatQuantity(city.population, language) : "",
          city.averageSalary ? formatMoney(city.averageSalary, language) : "",
          formatQuantity(statisticsNorwayYearlyPay(city), language),
        ]),
        ...quantities(norwayStatistics, language),
        ...norwayTestimonials.flatMap(({ name, title, company, quote }) => [
          name,
          title[language],
          company,
          quote[language],
        ]),
        site.contact.email,
        formatPhone(site.contact.phone),
      ]);
    }
  });

  test("the international page", () => {
    expectOn("/international", language, [
      ...regions.flatMap(({ marketSize, averageSalary }) => [
        marketSize ? formatQuantity(marketSize, language) : "",
        averageSalary ? formatQuantity(averageSalary, language) : "",
      ]),
      ...quantities(impactStatistics, language),
      ...supportZones.flatMap(({ fromUtc, toUtc }) => [formatUtcOffset(fromUtc), formatUtcOffset(toUtc)]),
    ]);
  });

  test("contact, terms and privacy", () => {
    expectOn("/contact", language, [site.contact.email, formatPhone(site.contact.phone)]);
    expectInSentence(
      "/contact",
      language,
      ["contactMore", "booking"],
      ["minutes", "replyHours", "projectDays"],
    );
    expectInSentence(
      "/terms",
      language,
      ["terms"],
      [
        "minimumAge",
        "depositPercent",
        "invoiceDays",
        "refundDays",
        "noticeDays",
        "liabilityMonths",
        "inactiveYears",
        "deletionDays",
        "withdrawalDays",
      ],
    );
    expectInSentence(
      "/privacy-policy",
      language,
      ["privacy"],
      [
        "messageDays",
        "unconfirmedDays",
        "quarantineDays",
        "sentMailDays",
        "privacyReplyHours",
        "deletionDays",
      ],
    );
  });
});

test("no page contains an unfilled placeholder", () => {
  const unfilled = sitePages().filter(({ path }) => /\{\{\w+\}\}/.test(readText(path)));
  expect(unfilled.map(({ path }) => path)).toEqual([]);
});
