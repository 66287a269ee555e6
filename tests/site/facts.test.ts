import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  deliveryStatistics,
  impactStatistics,
  norwayStatistics,
  testimonialStatistics,
  whyUsStatistics,
} from "../../app/claims/strips.ts";
import { cities, statisticsNorwayYearlyPay } from "../../content-loader/data/cities.ts";
import { claims } from "../../content-loader/data/claims.ts";
import { testimonialCompanies, whyUsCompanies } from "../../content-loader/data/companies.ts";
import { formerPriceOn } from "../../content-loader/data/offers.ts";
import { packages } from "../../content-loader/data/packages.ts";
import { regions } from "../../content-loader/data/regions.ts";
import type { ClaimId } from "../../content-loader/data/schema.ts";
import { delivery, guaranteeDays, replies, retention, terms } from "../../content-loader/data/service.ts";
import { site } from "../../content-loader/data/site.ts";
import { supportZones } from "../../content-loader/data/support-zones.ts";
import {
  homeTestimonials,
  norwayTestimonials,
  testimonials,
} from "../../content-loader/data/testimonials.ts";
import type { Language } from "../../content-loader/data/types.ts";
import {
  formatDays,
  formatMoney,
  formatPhone,
  formatQuantity,
  formatRange,
  formatUtcOffset,
  osloDay,
} from "../../content-loader/format.ts";
import { textOf } from "../support/page-text.ts";
import { readPage, sitePages } from "../support/site-pages.ts";

const languages: Language[] = ["en", "no"];
const address = (path: string, language: Language) =>
  language === "no" ? `/no${path === "/" ? "" : path}` : path;

function htmlOf(path: string): string {
  const page = sitePages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return readPage(page).toString("utf8");
}

/** Every fact on its page: what is missing is named with the page. */
function expectOn(path: string, language: Language, facts: readonly string[]): void {
  const text = textOf(address(path, language));
  const plain = (fact: string) => fact.replace(/\s+/g, " ").replaceAll("\u2060", "");
  expect(facts.filter((fact) => !text.includes(plain(fact)))).toEqual([]);
}

const quantities = (ids: readonly ClaimId[], language: Language) =>
  ids.map((id) => formatQuantity(claims[id].value, language));

describe.each(languages)("The facts in %s stand on", (language) => {
  test("the home page", () => {
    expectOn("/", language, [
      ...quantities(["clients", "satisfaction", "averageDelivery", "rating", "reviews"], language),
      ...quantities(["employersResearch", "professionals"], language),
      ...homeTestimonials.flatMap(({ name, company, quote, role }) => [
        name,
        company,
        quote[language],
        role[language],
      ]),
    ]);
  });

  test("every strip of figures that the owner cannot prove yet is marked as an example", () => {
    const strips = {
      "/": ["clients", "satisfaction", "averageDelivery", "rating"],
      "/why-us": whyUsStatistics,
      "/services": deliveryStatistics,
      "/testimonials": testimonialStatistics,
      "/international": impactStatistics,
    } as const;
    const example = { en: "Example", no: "Eksempel" }[language];
    for (const [path, ids] of Object.entries(strips)) {
      const unproved = ids.some((id) => !claims[id].documented);
      // As columns, as rows or as a sentence.
      const strip = new RegExp(
        `(?:<dl class="figure(?:s|-rows)">.*?</dl>\\s*</section>|<p class="figure-sentence">.*?</p>)\\s*<p[^>]*>.{0,400}?${example}`,
        "s",
      );
      expect([path, strip.test(htmlOf(address(path, language)))]).toEqual([path, unproved]);
    }
  });

  test("no figure that is an example is said to come from our own records", () => {
    const notes = {
      "/services": ["services", ["delivery", "source"], deliveryStatistics],
      "/international": ["international", ["impact", "note"], impactStatistics],
    } as const;
    for (const [path, [area, [part, key], ids]] of Object.entries(notes)) {
      const words = JSON.parse(readFileSync(`content/${language}/${area}.json`, "utf8"));
      const [note = ""] = String(words[part][key]).split("{{");
      const proved = ids.every((id) => claims[id].documented);
      expect([path, note, textOf(address(path, language)).includes(note)]).toEqual([path, note, proved]);
    }
    const { source, documented } = claims.clients;
    expect(textOf(address("/why-us", language)).includes(`${source?.[language]}, `)).toBe(documented);
  });

  test("services and pricing", () => {
    // A page is built with the former prices that may be named on that day.
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
    expectOn("/pricing", language, [String(guaranteeDays), formatQuantity(claims.uptime.value, language)]);
  });

  test("why us and testimonials", () => {
    expectOn("/why-us", language, quantities(whyUsStatistics, language));
    expectOn("/why-us", language, quantities(Object.keys(claims) as ClaimId[], language));
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

  test("the Norway page, at both its addresses", () => {
    for (const path of ["/norway", "/norge"]) {
      expectOn(path, language, [
        ...cities.flatMap((city) => [
          formatQuantity(city.population, language),
          formatMoney(city.averageSalary, language),
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
        formatQuantity(marketSize, language),
        formatQuantity(averageSalary, language),
      ]),
      ...quantities(impactStatistics, language),
      ...supportZones.flatMap(({ fromUtc, toUtc }) => [formatUtcOffset(fromUtc), formatUtcOffset(toUtc)]),
    ]);
  });

  test("contact, terms and privacy", () => {
    expectOn("/contact", language, [
      String(site.booking.minutes),
      String(replies.inquiryHours),
      site.contact.email,
      formatPhone(site.contact.phone),
      formatRange(delivery.projectBusinessDays.from, delivery.projectBusinessDays.to, language),
    ]);
    expectOn("/terms", language, Object.values(terms).map(String));
    expectOn("/privacy-policy", language, [
      ...Object.values(retention).map(String),
      String(replies.privacyHours),
      String(terms.deletionDays),
    ]);
  });
});

test("no page shows the place of a fact instead of the fact", () => {
  const unfilled = sitePages().filter(({ path }) => /\{\{\w+\}\}/.test(textOf(path)));
  expect(unfilled.map(({ path }) => path)).toEqual([]);
});
