/** Schemas of packages, offers, figures, testimonials, companies, cities and markets. */
import { z } from "zod";
import {
  count,
  daySchema,
  id,
  languageSchema,
  localisedSchema,
  moneySchema,
  periodSchema,
  positive,
  quantitySchema,
  sourcePeriodSchema,
  text,
} from "./schema-values.ts";

/**
 * A lower price for a limited time. A former price may be stated only if it was charged just before
 * (markedsføringsloven § 7). `documented`: the owner can prove the price history.
 */
const offerSchema = z.strictObject({
  id,
  ...periodSchema.shape,
  formerPriceUsed: periodSchema,
  documented: z.boolean(),
});

const packageIdSchema = z.enum(["starter", "pro", "premium"]);

export const packageSchema = z.strictObject({
  id: packageIdSchema,
  /** The price to pay. For a custom package, the listed price; the agreed one may differ. */
  price: moneySchema,
  /** The same price in kroner, shown next to it on Norwegian pages. */
  priceInKroner: positive.optional(),
  /** Price and delivery are agreed with each customer. */
  isCustom: z.boolean(),
  /** The price before the offer. Show it only through `formerPriceOn`. */
  originalPrice: moneySchema.optional(),
  /** The id of an offer. */
  offer: id.optional(),
  popular: z.boolean(),
  /** Whether the owner can prove that it is the best-selling package. */
  popularDocumented: z.boolean(),
  /** Days from receiving material and deposit; absent when agreed individually. */
  deliveryDays: positive.optional(),
  /** Rounds of changes. */
  revisions: z.union([count, z.literal("unlimited")]),
  /** Years of hosting and domain in the price. */
  hostingYears: count,
  /** A video on the customer's site. */
  video: z.boolean(),
  /** An editor for texts and pictures. */
  cms: z.boolean(),
  /** The example of `content/profiles/` that represents the package. */
  example: id,
});

/** The packages. Prices include VAT. Names, descriptions and features are in each language's `pricing.json`. */
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

/** Footnotes of claims, which say how far a figure can be relied on. */
const wordings = [
  /** Counted by us; not checked by others. */
  "ownCount",
  /** Our estimate; no study behind it. */
  "ownEstimate",
  /** A target in the agreement, not a measurement. */
  "ownPromise",
  /** Reported by clients; no outcome is promised. */
  "clientsToldUs",
  /** Where the reviews are, and how reviewers are verified as clients. */
  "ownReviews",
  /** Messages are accepted at all hours and answered in office hours. */
  "messagesAnyHour",
  /** A survey of hiring managers in the United States, 2018. */
  "usSurvey2018",
  /** `compare` has a published figure that differs or is newer. */
  "publicFigure",
] as const;

/** A figure that the site states. `documented`: the owner has proof at hand (markedsføringsloven § 3). */
const claimSchema = z
  .strictObject({
    about: z.enum(["provider", "market"]),
    value: quantitySchema,
    /** Absent when unknown. */
    source: localisedSchema.optional(),
    asOf: sourcePeriodSchema,
    documented: z.boolean(),
    wording: z.enum(wordings),
    /** The published figure for comparison. */
    compare: z
      .strictObject({
        value: quantitySchema,
        /** The same in our figure's currency, to make the two comparable. */
        converted: quantitySchema.optional(),
        source: localisedSchema,
        asOf: sourcePeriodSchema,
      })
      .optional(),
  })
  .refine(({ documented, source }) => !documented || source, {
    path: ["source"],
    error: "is missing, but the claim is documented",
  })
  .refine(({ wording, compare }) => (wording === "publicFigure") === (compare !== undefined), {
    path: ["compare"],
    error: "is required when wording is publicFigure, and only then",
  });

const claimIdSchema = z.enum([
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

/** The claims by id; figures of cities and regions are in their own files. */
export const claimsSchema = z.record(claimIdSchema, claimSchema);

/** A real client needs a written consent and a check that they are a client (markedsføringsloven § 8). */
const realClient = { sample: z.literal(false), consentedOn: daySchema, checkedBy: text };
const sampleClient = { sample: z.literal(true) };

const person = {
  id,
  name: text,
  company: text,
  /** Path of a photograph on this site; without one, a monogram is drawn. */
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
const testimonialSchema = z.discriminatedUnion("sample", [
  z.strictObject({ ...client, ...sampleClient }),
  z.strictObject({ ...client, ...realClient }),
]);
/** A testimonial of the Norway page, which has a title instead of role, rating and package. */
const norwayTestimonialSchema = z.discriminatedUnion("sample", [
  z.strictObject({ ...person, title: localisedSchema, ...sampleClient }),
  z.strictObject({ ...person, title: localisedSchema, ...realClient }),
]);

/** Testimonials. Pages mark samples. `home` lists the ids on the home page. */
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

const companySchema = z.discriminatedUnion("sample", [
  z.strictObject({ name: text, ...sampleClient }),
  z.strictObject({ name: text, sample: z.literal(false), consentedOn: daySchema }),
]);

/** Company names under 'Trusted by'. Naming a company as a client needs its consent; pages mark samples. */
export const companiesSchema = z.strictObject({
  whyUs: z.array(companySchema),
  testimonials: z.array(companySchema),
});

const citySchema = z.strictObject({
  id: z.enum(["oslo", "bergen", "stavanger", "trondheim"]),
  /** Position on the map, in degrees (WGS 84). */
  latitude: z.number().min(57).max(72),
  longitude: z.number().min(4).max(32),
  population: quantitySchema,
  /** Our estimate of typical yearly pay. It is below SSB's mean, so the page shows both. */
  averageSalary: moneySchema,
  /** Mean monthly pay of jobs with their workplace in the municipality. */
  statisticsNorwayMonthlyPay: quantitySchema,
  documented: z.boolean(),
});

/** The cities of the Norway page, from south-east to north. `paySource` is the footnote of the salaries. */
export const citiesSchema = z.strictObject({
  paySource: z.strictObject({ name: localisedSchema, asOf: sourcePeriodSchema }),
  cities: z.array(citySchema),
});

const regionSchema = z.strictObject({
  id: z.enum(["europe", "northAmerica", "asiaPacific", "nordic"]),
  /** Professionals in the market. */
  marketSize: quantitySchema,
  /** A typical range of yearly pay. */
  averageSalary: quantitySchema,
  documented: z.boolean(),
});

/** The markets of the international page. */
export const regionsSchema = z.strictObject({ regions: z.array(regionSchema) });

export type Offer = z.infer<typeof offerSchema>;
export type PackageId = z.infer<typeof packageIdSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type ClaimId = z.infer<typeof claimIdSchema>;
export type Wording = Claim["wording"];
export type Testimonial = z.infer<typeof testimonialSchema>;
export type NorwayTestimonial = z.infer<typeof norwayTestimonialSchema>;
export type Company = z.infer<typeof companySchema>;
export type City = z.infer<typeof citySchema>;
export type Region = z.infer<typeof regionSchema>;
