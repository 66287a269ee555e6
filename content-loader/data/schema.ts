/**
 * The schema of every file in `content/data/`. Types are derived from it. Browser code imports the types only, so that
 * zod stays out of the bundles: the files are validated by `npm run check`, the build and the start of the server.
 */
import { z } from "zod";
import { type LanguageCode, languageCodes } from "../../shared/languages.ts";

const text = z.string().min(1);
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, "must be small letters, digits and hyphens");
const count = z.int().nonnegative();
const positive = z.int().positive();

const languageSchema = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);

/** One text in every language. */
export const localisedSchema = z.record(languageSchema, text);

/** A calendar day, `2026-11-01`. */
export const daySchema = z.iso.date();

/** As exact as a source is: a year `2018`, a month `2026-11` or a day. */
const periodOfSourceSchema = z.union([
  z.string().regex(/^\d{4}$/),
  z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  daySchema,
]);

/** First and last day, both included. */
const periodSchema = z.strictObject({ from: daySchema, to: daySchema });

const currencies = ["EUR", "NOK", "USD"] as const;
const moneySchema = z.strictObject({ amount: z.number().positive(), currency: z.enum(currencies) });

/**
 * A figure with its unit.
 * - `percent` counts in hundredths: 95 means 95 %.
 * - `million` counts in millions: 2.7 means 2 700 000.
 * - `rank` is a place among others: 2 is the second.
 * - `outOfFive` is a rating; `hoursADay` is shown as 24/7.
 */
const quantitySchema = z.strictObject({
  amount: z.number(),
  /** The upper end, when the figure is a range. */
  to: z.number().optional(),
  /** `orMore` is a lower bound (500+); `below` an upper one that the figure stays under. */
  bound: z.enum(["orMore", "below"]).optional(),
  unit: z.enum(["count", "rank", "million", "percent", "day", "outOfFive", "hoursADay", ...currencies]),
});

/**
 * A lower price for a limited time. A former price may be named only if it was really charged just before
 * (markedsføringsloven § 7); `documented` says that the owner can show the price history.
 */
export const offerSchema = z.strictObject({
  id,
  ...periodSchema.shape,
  formerPriceUsed: periodSchema,
  documented: z.boolean(),
});

export const packageIdSchema = z.enum(["starter", "pro", "premium"]);

export const packageSchema = z.strictObject({
  id: packageIdSchema,
  /** What the customer pays. For a custom package the listed price, which the agreed one may differ from. */
  price: moneySchema,
  /** The same price in kroner, which Norwegian pages show next to it; absent where it is not offered. */
  priceInKroner: positive.optional(),
  /** Price and delivery are agreed with each customer. */
  isCustom: z.boolean(),
  /** The price before the offer. Show it only through `formerPriceOn`. */
  originalPrice: moneySchema.optional(),
  /** The id of an offer. */
  offer: id.optional(),
  popular: z.boolean(),
  /** The owner can show that it is the package most often bought. */
  popularDocumented: z.boolean(),
  /** Days from the day we have material and deposit; absent where it is agreed. */
  deliveryDays: positive.optional(),
  /** Rounds of changes. */
  revisions: z.union([count, z.literal("unlimited")]),
  /** Years of hosting and domain in the price. */
  hostingYears: count,
  /** A video on the customer's site. */
  video: z.boolean(),
  /** An editor for texts and pictures. */
  cms: z.boolean(),
  /** The example in `content/profiles/` that shows best what it makes. */
  example: id,
});

/** What is sold. Prices include VAT. Names, descriptions and features: `pricing.json` of each language. */
export const packagesSchema = z
  .strictObject({ offers: z.array(offerSchema), packages: z.array(packageSchema) })
  .superRefine(({ offers, packages }, { addIssue }) => {
    const report = (index: number, field: string, message: string) =>
      addIssue({ code: "custom", path: ["packages", index, field], message });
    for (const [index, item] of packages.entries()) {
      if (item.offer && !offers.some((offer) => offer.id === item.offer)) {
        report(index, "offer", `there is no offer "${item.offer}"`);
      }
      if (item.priceInKroner && item.price.currency === "NOK") {
        report(index, "priceInKroner", "must be empty where the price is in kroner");
      }
      if (item.originalPrice && item.originalPrice.currency !== item.price.currency) {
        report(index, "originalPrice", "must be in the currency of the price");
      }
      if (item.originalPrice && item.originalPrice.amount <= item.price.amount) {
        report(index, "originalPrice", "must be above the price");
      }
    }
    for (const wanted of packageIdSchema.options) {
      const found = packages.filter((item) => item.id === wanted).length;
      if (found !== 1)
        addIssue({ code: "custom", path: ["packages"], message: `must have "${wanted}" once` });
    }
    if (packages.filter((item) => item.popular).length !== 1) {
      addIssue({ code: "custom", path: ["packages"], message: "must have exactly one popular package" });
    }
  });

/** What the footnote of a claim says, so that the figure does not promise more than it holds. */
const wordings = [
  /** Counted by us; not checked by others. */
  "ownCount",
  /** Our estimate; no study behind it. */
  "ownEstimate",
  /** What we aim at in the agreement, not a measurement. */
  "ownPromise",
  /** What clients told us; no outcome is promised. */
  "clientsToldUs",
  /** Where the reviews are and how we know that reviewers are clients. */
  "ownReviews",
  /** E-mail and the form take messages at all hours; people answer in the office hours. */
  "messagesAnyHour",
  /** Hiring managers in the United States were asked, in 2018. */
  "usSurvey2018",
  /** A public figure differs or is newer: `compare` holds it. */
  "publicFigure",
] as const;

/** A figure that the site states. `documented` says that the owner has proof at hand (markedsføringsloven § 3). */
export const claimSchema = z
  .strictObject({
    about: z.enum(["provider", "market"]),
    value: quantitySchema,
    /** Absent where none was found. */
    source: localisedSchema.optional(),
    asOf: periodOfSourceSchema,
    documented: z.boolean(),
    wording: z.enum(wordings),
    /** The published figure for comparison. */
    compare: z
      .strictObject({
        value: quantitySchema,
        /** The same in the currency of ours, where a reader could not tell otherwise which of the two is more. */
        converted: quantitySchema.optional(),
        source: localisedSchema,
        asOf: periodOfSourceSchema,
      })
      .optional(),
  })
  .refine(({ documented, source }) => !documented || source, {
    path: ["source"],
    error: "is missing, but the claim is documented",
  })
  .refine(({ wording, compare }) => (wording === "publicFigure") === (compare !== undefined), {
    path: ["compare"],
    error: "must be there if wording is publicFigure, and only then",
  });

export const claimIdSchema = z.enum([
  "clients",
  "satisfaction",
  "opportunities",
  "averageDelivery",
  "onTime",
  "support",
  "uptime",
  "rating",
  "reviews",
  "internationalClients",
  "countries",
  "visibility",
  "languages",
  "employersResearch",
  "professionals",
  "norwayWorkers",
  "norwaySalary",
  "norwayEnglish",
  "norwayDigital",
  "sectorGrowth",
]);

/** The figures of the site by name; those of a city or region are in their files. */
export const claimsSchema = z.record(claimIdSchema, claimSchema);

/** A real client needs a written consent and a check that they are a client (markedsføringsloven § 8). */
const realClient = { sample: z.literal(false), consentedOn: daySchema, checkedBy: text };
const sampleClient = { sample: z.literal(true) };

const person = {
  id,
  name: text,
  company: text,
  /** Address of a photograph on this site; without one a monogram is drawn. */
  image: z.string().startsWith("/").optional(),
  quote: z.record(
    languageSchema,
    text.regex(/^[^"«“‘\s]/, "must begin without a quotation mark or space: the page sets them"),
  ),
};
const client = {
  ...person,
  role: localisedSchema,
  rating: z.int().min(1).max(5),
  package: packageIdSchema,
};
export const testimonialSchema = z.discriminatedUnion("sample", [
  z.strictObject({ ...client, ...sampleClient }),
  z.strictObject({ ...client, ...realClient }),
]);
/** On the Norway page: titled by a role, without a package. */
export const norwayTestimonialSchema = z.discriminatedUnion("sample", [
  z.strictObject({ ...person, title: localisedSchema, ...sampleClient }),
  z.strictObject({ ...person, title: localisedSchema, ...realClient }),
]);

/** What clients say. Pages mark every sample. `home` names the testimonials of the home page. */
export const testimonialsSchema = z
  .strictObject({
    testimonials: z.array(testimonialSchema),
    home: z.array(id),
    norway: z.array(norwayTestimonialSchema),
  })
  .superRefine(({ testimonials, home, norway }, { addIssue }) => {
    for (const [index, wanted] of home.entries()) {
      if (testimonials.some((item) => item.id === wanted)) continue;
      addIssue({ code: "custom", path: ["home", index], message: `there is no testimonial "${wanted}"` });
    }
    const ids = [...testimonials, ...norway].map((item) => item.id);
    for (const [index, repeated] of ids.entries()) {
      if (ids.indexOf(repeated) === index) continue;
      addIssue({ code: "custom", path: ["testimonials"], message: `the id "${repeated}" is used twice` });
    }
  });

export const companySchema = z.discriminatedUnion("sample", [
  z.strictObject({ name: text, ...sampleClient }),
  z.strictObject({ name: text, sample: z.literal(false), consentedOn: daySchema }),
]);

/** Company names under 'Trusted by'. Naming a company as a client needs its consent; pages mark samples. */
export const companiesSchema = z.strictObject({
  whyUs: z.array(companySchema),
  testimonials: z.array(companySchema),
});

export const citySchema = z.strictObject({
  id: z.enum(["oslo", "bergen", "stavanger", "trondheim"]),
  /** Where the map marks it, in degrees (WGS 84). */
  latitude: z.number().min(57).max(72),
  longitude: z.number().min(4).max(32),
  population: quantitySchema,
  /** Our estimate of a typical year's pay. It lies under SSB's mean, so the page shows both. */
  averageSalary: moneySchema,
  /** Mean monthly pay of jobs with their workplace in the municipality. */
  statisticsNorwayMonthlyPay: quantitySchema,
  documented: z.boolean(),
});

/** The cities of the Norway page, from south-east to north. `paySource` is the footnote of the salaries. */
export const citiesSchema = z.strictObject({
  paySource: z.strictObject({ name: localisedSchema, asOf: periodOfSourceSchema }),
  cities: z.array(citySchema),
});

export const regionSchema = z.strictObject({
  id: z.enum(["europe", "northAmerica", "asiaPacific", "nordic"]),
  /** Professionals in the market. */
  marketSize: quantitySchema,
  /** A usual span of yearly pay. */
  averageSalary: quantitySchema,
  documented: z.boolean(),
});

/** The markets of the international page. */
export const regionsSchema = z.strictObject({ regions: z.array(regionSchema) });

/** What the service promises and what its terms fix. Texts name these as `{{…}}` (`content-loader/facts.ts`). */
export const serviceSchema = z.strictObject({
  /** Answers: hours, or business days where it says so; a privacy request is settled within `privacyDays`. */
  replies: z.strictObject({
    inquiryHours: positive,
    privacyHours: positive,
    privacyDays: positive,
    legalBusinessDays: positive,
  }),
  /** A website takes `websiteDays`; a project with talks and approvals takes business days in this range. */
  delivery: z.strictObject({
    websiteDays: positive,
    projectBusinessDays: z.strictObject({ from: positive, to: positive }),
  }),
  guaranteeDays: positive,
  terms: z.strictObject({
    minimumAge: positive,
    depositPercent: z.int().min(0).max(100),
    /** When an invoice falls due, and when money is paid back. */
    invoiceDays: positive,
    refundDays: positive,
    /** Time to put a breach right after being told of it. */
    noticeDays: positive,
    /** Liability is capped at what the customer paid in these months. */
    liabilityMonths: positive,
    /** After this long without activity we may ask whether an account should be closed. */
    inactiveYears: positive,
    /** Personal data are gone this long after a request or the end of the agreement. */
    deletionDays: positive,
    /** The statutory withdrawal period, angrerettloven § 21. */
    withdrawalDays: z.int().min(14),
  }),
  /** How long the server keeps what visitors send, in days: its defaults, and what the privacy policy says. */
  retention: z.strictObject({
    messageDays: positive,
    /** For the files that come with messages. */
    attachmentDays: positive,
    unconfirmedNewsletterDays: positive,
    /** How long the link works that confirms an address. */
    confirmLinkDays: positive,
    quarantineDays: positive,
    sentMailDays: positive,
  }),
});

/** Sentences about what a customer is promised, each used by several texts. Figures are placeholders. */
export const promisesSchema = z.record(
  z.enum(["delivery", "project", "payment", "renewal", "guarantee", "deletion", "account"]),
  localisedSchema,
);

/** Hours ahead of UTC, from the westernmost to the easternmost place. */
export const supportZoneSchema = z.strictObject({
  id: z.enum(["americas", "europe", "asiaPacific"]),
  fromUtc: z.number().min(-12).max(14),
  toUtc: z.number().min(-12).max(14),
});
export const supportZonesSchema = z.strictObject({ zones: z.array(supportZoneSchema) });

/** The light of the drawn covers (`drawings/build/covers/palettes.ts`). */
export const coverLights = [
  "dawn",
  "midnight-sun",
  "aurora",
  "night",
  "blue-hour",
  "autumn",
  "snow",
  "summer",
  "rose",
  "storm",
] as const;

/** The subjects of articles: their names, and the light of their covers. */
export const categoriesSchema = z.strictObject({
  categories: z.array(z.strictObject({ id, name: localisedSchema, cover: z.enum(coverLights) })),
});

/** The categories that the listing can be narrowed to, in order, and the subjects that each one counts. */
export const listingFiltersSchema = z.strictObject({
  filters: z.array(z.strictObject({ id, counts: z.array(id) })),
});

/** A company that processes personal data for the owner, by name, as GDPR Article 13 (1)(e) asks. */
export const processorSchema = z.strictObject({
  role: z.enum(["hosting", "mail", "scheduling", "forms", "analytics"]),
  name: text,
  /** Where the data are processed: ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capital letters"),
  task: localisedSchema,
  sample: z.boolean(),
});

/** The privacy policy lists these companies and says that all of them keep the data within the EEA. */
export const processorsSchema = z.strictObject({ processors: z.array(processorSchema) });

const synonyms = z.array(z.strictObject({ words: z.array(text.lowercase()).min(2) }));

/** Words that readers search for in place of each other. A search for one also finds the others of its row. */
export const searchWordsSchema = z.record(languageSchema, synonyms);

/** One term for each thing: `instead` lists the words that `npm run check` rejects. */
export const termsSchema = z.record(
  languageSchema,
  z.array(z.strictObject({ use: text, for: text, instead: z.array(text).min(1) })),
);

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00");

/** Who counts visits. Each gets one page_view for each page that is shown. */
export const analyticsSchema = z.discriminatedUnion("provider", [
  /** Counts without cookies. `script`: the address in Plausible's instructions, or on a server of your own. */
  z.strictObject({ provider: z.literal("plausible"), script: z.url() }),
  /** Google Analytics. `measurementId`: `G-…`. */
  z.strictObject({ provider: z.literal("gtag"), measurementId: text }),
  /** Google Tag Manager, whatever its container holds. `containerId`: `GTM-…`. */
  z.strictObject({ provider: z.literal("tag-manager"), containerId: text }),
]);

/** Everything about the owner of the site. `npm run launch:check` rejects the placeholders of a fresh clone. */
export const siteSchema = z.strictObject({
  brand: text,
  /** With `hide` the site leaves out samples and whatever is not proved (`content-loader/data/samples.ts`). */
  samples: z.enum(["show", "hide"]),
  /** Where the site is served, without a trailing slash. Canonical addresses and links in mail start here. */
  url: z.url({ protocol: /^https?$/ }).regex(/[^/]$/, "must end without a slash"),
  company: z.strictObject({
    legalName: text,
    /** Nine digits, checked by the modulus 11 rule of Brønnøysundregistrene. */
    organisationNumber: text,
    vatRegistered: z.boolean(),
    register: text,
    address: z.strictObject({ street: text, postalCode: text, city: text, country: text.length(2) }),
  }),
  contact: z.strictObject({
    email: z.email(),
    /** E.164, for the link; a Norwegian number is shown in pairs of digits. */
    phone: z.e164(),
    /** The language of the owner's mails, whatever page the visitor was on. */
    mailLanguage: languageSchema,
  }),
  founder: z.strictObject({
    name: text,
    /** Opens in a new tab from the footer, the founder card and the contact page. */
    profileUrl: z.url(),
    /** Address of a photograph in public/, such as "/founder.jpg"; without one a page with a signature is drawn. */
    portrait: z.string().startsWith("/").optional(),
  }),
  /** The personal site that the success story on the home page leads to; without one the first example profile. */
  successStoryUrl: z.url().optional(),
  openingHours: z
    .strictObject({
      opens: time,
      closes: time,
      days: z.array(z.int().min(1).max(7)).min(1),
      timeZone: z.literal("Europe/Oslo"),
    })
    .refine(({ opens, closes }) => opens < closes, { path: ["closes"], error: "must be after opens" }),
  booking: z.strictObject({
    /** An external scheduler (Calendly, Cal.com, …), instead of the booking of this site. */
    embedUrl: z.url().optional(),
    /** Length of a meeting, and the free time after each. */
    minutes: positive.max(480),
    bufferMinutes: count.max(480),
    /** How many meetings may take place at once. */
    capacity: positive,
    /** How soon and how far ahead a meeting can be booked, within the opening hours. */
    hoursAhead: count,
    daysAhead: positive.max(366),
    /** The address of a video room, or a place; without one it is agreed by e-mail. */
    place: text.optional(),
  }),
  /** Without a provider visits are not counted. One that stores something on the visitor's device needs consent first. */
  analytics: analyticsSchema.optional(),
  contactApi: z.strictObject({
    /** Base of the functions address, such as `https://<project>.supabase.co`; empty means this server. */
    functionsUrl: z.union([z.literal(""), z.url()]),
    /** The public key of that project; ignored by this server unless it sets API_KEY. */
    anonKey: z.string(),
  }),
});

/** The files of `content/data/` and their schemas. */
export const dataSchemas = {
  "site.json": siteSchema,
  "packages.json": packagesSchema,
  "claims.json": claimsSchema,
  "testimonials.json": testimonialsSchema,
  "companies.json": companiesSchema,
  "cities.json": citiesSchema,
  "regions.json": regionsSchema,
  "service.json": serviceSchema,
  "promises.json": promisesSchema,
  "support-zones.json": supportZonesSchema,
  "categories.json": categoriesSchema,
  "listing-filters.json": listingFiltersSchema,
  "processors.json": processorsSchema,
  "search-words.json": searchWordsSchema,
  "terms.json": termsSchema,
} as const;

export type Localised = z.infer<typeof localisedSchema>;
export type Money = z.infer<typeof moneySchema>;
export type Quantity = z.infer<typeof quantitySchema>;
export type Offer = z.infer<typeof offerSchema>;
export type PackageId = z.infer<typeof packageIdSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type ClaimId = z.infer<typeof claimIdSchema>;
export type Wording = Claim["wording"];
export type Testimonial = z.infer<typeof testimonialSchema>;
export type NorwayTestimonial = z.infer<typeof norwayTestimonialSchema>;
export type Company = z.infer<typeof companySchema>;
export type City = z.infer<typeof citySchema>;
export type CityId = City["id"];
export type Region = z.infer<typeof regionSchema>;
export type SupportZone = z.infer<typeof supportZoneSchema>;
export type CoverLight = (typeof coverLights)[number];
export type Processor = z.infer<typeof processorSchema>;
export type Site = z.infer<typeof siteSchema>;
