import { describe, expect, it } from "vitest";
import type { Package } from "../../content-loader/data/offers.ts";
import type { Claim, Offer, Testimonial } from "../../content-loader/data/sales-schema.ts";
import { type LaunchInput, launchProblems } from "./launch-problems.ts";

const offer: Offer = {
  id: "launch",
  from: "2026-11-01",
  to: "2026-11-30",
  formerPriceUsed: { from: "2026-06-01", to: "2026-10-31" },
  documented: true,
};
const item: Package = {
  id: "starter",
  price: { amount: 299, currency: "EUR" },
  isCustom: false,
  originalPrice: { amount: 399, currency: "EUR" },
  offer,
  popular: false,
  popularDocumented: false,
  deliveryDays: 7,
  revisions: 1,
  hostingYears: 1,
  video: false,
  cms: false,
  example: "ingrid",
};
const claim: Claim = {
  about: "provider",
  value: { amount: 95, unit: "percent" },
  source: { en: "Survey", no: "Undersøkelse" },
  asOf: "2026",
  documented: true,
  wording: "clientsToldUs",
};
const person: Testimonial = {
  id: "anne",
  sample: false,
  consentedOn: "2026-10-01",
  checkedBy: "invoice",
  name: "Anne Berg",
  role: { en: "Lawyer", no: "Advokat" },
  company: "Berg",
  rating: 5,
  package: "pro",
  quote: { en: "Good.", no: "Bra." },
};
const task = { en: "runs the server", no: "drifter serveren" };

/** A business that may go live. */
const ready: LaunchInput = {
  today: "2026-11-21",
  site: {
    brand: "Fagprofil",
    url: "https://fagprofil.no",
    company: {
      legalName: "Fagprofil AS",
      organisationNumber: "974 760 673",
      vatRegistered: true,
      address: { street: "Storgata 1", postalCode: "0155", city: "Oslo", country: "NO" },
    },
    contact: { email: "post@fagprofil.no", phone: "+4723456789" },
    founder: { name: "Anne Berg", profileUrl: "https://anneberg.no", portrait: "/founder.jpg" },
    successStoryUrl: "https://anneberg.no",
    booking: {},
    contactApi: { functionsUrl: "", anonKey: "" },
  },
  env: {
    SITE_URL: "https://fagprofil.no",
    SMTP_URL: "smtps://user:secret@mail.fagprofil.no:465",
    MAIL_FROM: "Fagprofil <post@fagprofil.no>",
    MAIL_TO: "post@fagprofil.no",
  },
  packages: [item],
  claims: { satisfaction: claim },
  cities: [],
  regions: [],
  testimonials: [person],
  companies: [{ name: "Berg", sample: false, consentedOn: "2026-10-01" }],
  processors: [
    { role: "hosting", name: "Drift AS", country: "NO", task, sample: false },
    { role: "mail", name: "Post AB", country: "SE", task, sample: false },
  ],
  legal: [{ file: "content/en/terms.json", version: "1.0", updated: "2026-11-21" }],
  messageDays: 365,
};

/** The fields that are named when something differs from the business that may go live. */
function named(change: Partial<LaunchInput>): string[] {
  return launchProblems({ ...ready, ...change }).map(({ field }) => field);
}

const site = (change: Partial<LaunchInput["site"]>) => named({ site: { ...ready.site, ...change } });
const company = (change: Partial<LaunchInput["site"]["company"]>) =>
  site({ company: { ...ready.site.company, ...change } });
const contact = (change: Partial<LaunchInput["site"]["contact"]>) =>
  site({ contact: { ...ready.site.contact, ...change } });
const env = (change: LaunchInput["env"]) => named({ env: { ...ready.env, ...change } });
const offered = (change: Partial<Offer>) =>
  named({ packages: [{ ...item, offer: { ...offer, ...change } }] });

describe("a business that is ready", () => {
  it("has no problems", () => {
    expect(launchProblems(ready)).toEqual([]);
  });
  it("may have no offer, a local mail server or the password in a file", () => {
    expect(named({ packages: [{ ...item, originalPrice: undefined, offer: undefined }] })).toEqual([]);
    expect(env({ SMTP_URL: "smtp://localhost:25" })).toEqual([]);
    expect(env({ SMTP_URL: undefined, SMTP_URL_FILE: "/run/secrets/smtp" })).toEqual([]);
  });
});

describe("the owner's data", () => {
  it("is reported when a name or an address is a placeholder", () => {
    expect(company({ legalName: "Profilverk Eksempel AS" })).toEqual(["company.legalName"]);
    expect(company({ organisationNumber: "974 760 674" })).toEqual(["company.organisationNumber"]);
    expect(
      company({ address: { street: "Eksempelgata 1", postalCode: "0000", city: "Oslo", country: "NO" } }),
    ).toEqual(["company.address.street", "company.address.postalCode"]);
    expect(contact({ email: "hei@profilverk.example" })).toEqual(["contact.email"]);
    const founder = { name: "Kari Eksempel", profileUrl: "https://kari.example", portrait: undefined };
    expect(site({ founder })).toEqual(["founder.name", "founder.profileUrl", "founder.portrait"]);
    expect(site({ founder: { ...ready.site.founder, portrait: "public/founder.jpg" } })).toEqual([
      "founder.portrait",
    ]);
    expect(site({ successStoryUrl: "http://anneberg.no" })).toEqual(["successStoryUrl"]);
    expect(site({ brand: " " })).toEqual(["brand"]);
  });
  it("is reported when a telephone number is fictional or invalid", () => {
    expect(contact({ phone: "+4722000000" })).toEqual(["contact.phone"]);
    expect(contact({ phone: "+442079460000" })).toEqual([]);
    expect(contact({ phone: "+441632960123" })).toEqual(["contact.phone"]);
    expect(contact({ phone: "23456789" })).toEqual(["contact.phone"]);
  });
  it("is not checked by Norwegian rules when the company is in another country", () => {
    const address = { street: "Main Street 1", postalCode: "D02 AF30", city: "Dublin", country: "IE" };
    expect(company({ organisationNumber: "IE1234567T", address })).toEqual([]);
  });
});

describe("the server's settings", () => {
  it("are required", () => {
    expect(named({ env: {} })).toEqual(["SITE_URL", "SMTP_URL", "MAIL_FROM", "MAIL_TO"]);
    expect(env({ MAIL_TO: "  " })).toEqual(["MAIL_TO"]);
  });
  it("must belong to this site", () => {
    expect(env({ SITE_URL: "https://www.fagprofil.no" })).toEqual(["SITE_URL"]);
    expect(env({ SITE_URL: "http://localhost:3000" })).toEqual(["SITE_URL"]);
    expect(env({ SMTP_URL: "smtp://mail.example:25", MAIL_FROM: "post@example.com" })).toEqual([
      "SMTP_URL",
      "MAIL_FROM",
    ]);
  });
  it("never show the mail password", () => {
    const output = JSON.stringify(
      launchProblems({ ...ready, env: { ...ready.env, SMTP_URL: "smtp://u:hush@x.example" } }),
    );
    expect(output).toContain("SMTP_URL");
    expect(output).not.toContain("hush");
  });
  it("must match the privacy policy", () => {
    expect(env({ RETENTION_DAYS: "730" })).toEqual(["RETENTION_DAYS"]);
    expect(env({ RETENTION_DAYS: "365", LOG_IP: "off" })).toEqual([]);
    expect(env({ LOG_IP: "prefix" })).toEqual(["LOG_IP"]);
    expect(env({ MEDIA_ORIGINS: "https://cdn.no" })).toEqual(["MEDIA_ORIGINS"]);
    expect(env({ ANALYTICS_ORIGIN: "https://stats.no" })).toEqual(["ANALYTICS_ORIGIN"]);
  });
  it("must name the analytics provider, which must be a processor", () => {
    const processors: LaunchInput["processors"] = [
      ...ready.processors,
      { role: "analytics", name: "Plausible Insights", country: "EE", task, sample: false },
    ];
    const withAnalytics = (analytics: LaunchInput["site"]["analytics"], change: Partial<LaunchInput> = {}) =>
      named({ site: { ...ready.site, analytics }, processors, ...change });
    const script = "https://plausible.io/js/pa-abc.js";
    expect(withAnalytics({ provider: "plausible", script })).toEqual([]);
    expect(withAnalytics({ provider: "plausible", script }, { processors: ready.processors })).toEqual([
      "analytics",
    ]);
    expect(withAnalytics({ provider: "plausible", script: "https://stats.example/js.js" })).toEqual([
      "analytics",
    ]);
    expect(withAnalytics({ provider: "gtag", measurementId: "G-ABC123DEF4" })).toEqual([]);
    for (const measurementId of ["", "UA-1-1", "G-XXXXXXXXXX"]) {
      expect(withAnalytics({ provider: "gtag", measurementId })).toEqual(["analytics"]);
    }
    expect(withAnalytics({ provider: "tag-manager", containerId: "GTM-ABC123" })).toEqual([]);
    expect(withAnalytics({ provider: "tag-manager", containerId: "G-ABC123" })).toEqual(["analytics"]);
    const extra = { env: { ...ready.env, ANALYTICS_ORIGIN: "https://stats.no" } };
    expect(withAnalytics({ provider: "tag-manager", containerId: "GTM-ABC123" }, extra)).toEqual([]);
  });
  it("must name the processors behind the scheduler and the forms service", () => {
    const booking = { embedUrl: "https://cal.fagprofil.no/samtale" };
    expect(site({ booking })).toEqual(["scheduling"]);
    const contactApi = { functionsUrl: "https://abc.supabase.co", anonKey: "" };
    expect(site({ contactApi })).toEqual(["contactApi.anonKey", "forms"]);
    expect(
      named({
        site: { ...ready.site, booking },
        processors: [
          ...ready.processors,
          { role: "scheduling", name: "Cal", country: "DE", task, sample: false },
        ],
      }),
    ).toEqual([]);
    expect(env({ SCHEDULER_URL: "https://cal.fagprofil.no" })).toEqual(["SCHEDULER_URL"]);
  });
});

describe("an offer", () => {
  it("is valid on its last day and reported the day after", () => {
    expect(named({ today: "2026-11-30" })).toEqual([]);
    expect(named({ today: "2026-12-01" })).toEqual(["offers.launch.to"]);
  });
  it("needs proof of the former price", () => {
    expect(offered({ documented: false })).toEqual(["offers.launch.documented"]);
  });
  it("must follow the period of the former price", () => {
    expect(offered({ formerPriceUsed: { from: "2026-06-01", to: "2026-11-01" } })).toEqual([
      "offers.launch.formerPriceUsed",
    ]);
  });
  it("needs a former price above the price, and a former price needs an offer", () => {
    expect(named({ packages: [{ ...item, originalPrice: undefined }] })).toEqual([
      "packages.starter.originalPrice",
    ]);
    expect(named({ packages: [{ ...item, originalPrice: { amount: 299, currency: "EUR" } }] })).toEqual([
      "packages.starter.originalPrice",
    ]);
    expect(named({ packages: [{ ...item, offer: undefined }] })).toEqual(["packages.starter.originalPrice"]);
  });
  it("needs proof when a package is called most popular", () => {
    expect(named({ packages: [{ ...item, popular: true }] })).toEqual(["packages.starter.popularDocumented"]);
    expect(named({ packages: [{ ...item, popular: true, popularDocumented: true }] })).toEqual([]);
  });
});

describe("unproved content", () => {
  it("includes each figure without documentation", () => {
    const [problem] = launchProblems({ ...ready, claims: { satisfaction: { ...claim, documented: false } } });
    expect(problem).toMatchObject({ file: "content/data/claims.json", field: "satisfaction.documented" });
    expect(problem?.problem).toContain("95%");
  });
  it("comes with a reminder to collect reviews as the testimonials page says", () => {
    const rating: Claim = { ...claim, documented: false, wording: "ownReviews" };
    expect(launchProblems({ ...ready, claims: { rating } })[0]?.problem).toContain("testimonials page");
    expect(
      launchProblems({ ...ready, claims: { rating: { ...rating, wording: "ownCount" } } })[0]?.problem,
    ).not.toContain("testimonials page");
  });
  it("includes each example person and company", () => {
    expect(named({ testimonials: [{ ...person, sample: true }] })).toEqual(["anne.sample", "samples"]);
    expect(named({ companies: [{ name: "Musterwerk", sample: true }] })).toEqual([
      "Musterwerk.sample",
      "samples",
    ]);
  });
});

describe("the legal pages", () => {
  it("need a version and a date that is not in the future", () => {
    const file = "content/no/privacy.json";
    expect(named({ legal: [{ file }] })).toEqual(["version", "updated"]);
    expect(named({ legal: [{ file, version: "1.0", updated: "2026-13-40" }] })).toEqual(["updated"]);
    expect(named({ legal: [{ file, version: "1.0", updated: "2026-11-22" }] })).toEqual(["updated"]);
  });
  it("need the actual processors, within the EEA unless the text says otherwise", () => {
    const [hosting] = ready.processors;
    if (!hosting) throw new Error("the ready business has no hosting");
    expect(named({ processors: [hosting] })).toEqual(["mail"]);
    expect(
      named({
        processors: [
          { ...hosting, sample: true },
          { ...hosting, role: "mail", country: "US" },
        ],
      }),
    ).toEqual(["hosting", "mail"]);
  });
});
