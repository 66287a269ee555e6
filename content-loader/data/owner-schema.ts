/** Schemas of the owner's settings, the service's terms, and the articles' categories. */
import { z } from "zod";
import { count, id, languageSchema, localisedSchema, positive, text } from "./schema-values.ts";

/** Durations and amounts of the service and its terms. Texts use them as `{{placeholders}}` (`content-loader/facts.ts`). */
export const serviceSchema = z.strictObject({
  /** Reply times. A privacy request is completed within `privacyDays`. */
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
    /** When an invoice is due, and when money is refunded. */
    invoiceDays: positive,
    refundDays: positive,
    /** Time to remedy a breach after notice. */
    noticeDays: positive,
    /** Liability is capped at what the customer paid in these months. */
    liabilityMonths: positive,
    /** After this long without activity we may ask whether an account should be closed. */
    inactiveYears: positive,
    /** Personal data are deleted within this time after a request or the end of the agreement. */
    deletionDays: positive,
    /** The statutory withdrawal period, angrerettloven § 21. */
    withdrawalDays: z.int().min(14),
  }),
  /** How many days the server stores visitors' data: the defaults of its settings, and the values in the privacy policy. */
  retention: z.strictObject({
    messageDays: positive,
    /** For attachments. */
    attachmentDays: positive,
    unconfirmedNewsletterDays: positive,
    /** Validity of the link that confirms an address. */
    confirmLinkDays: positive,
    quarantineDays: positive,
    sentMailDays: positive,
  }),
});

/** Promises to customers, each used by several texts. Figures are placeholders. */
export const promisesSchema = z.record(
  z.enum(["delivery", "project", "payment", "renewal", "guarantee", "deletion", "account"]),
  localisedSchema,
);

/** Hours ahead of UTC, from the westernmost to the easternmost place. */
const supportZoneSchema = z.strictObject({
  id: z.enum(["americas", "europe", "asiaPacific"]),
  fromUtc: z.number().min(-12).max(14),
  toUtc: z.number().min(-12).max(14),
});
export const supportZonesSchema = z.strictObject({ zones: z.array(supportZoneSchema) });

/** The palettes of covers (`drawings/build/covers/palettes.ts`). */
const coverLights = [
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

/** The articles' categories: names, and the palettes of their covers. */
export const categoriesSchema = z.strictObject({
  categories: z.array(z.strictObject({ id, name: localisedSchema, cover: z.enum(coverLights) })),
});

/** The listing's filters, in order, with the article categories that each counts. */
export const listingFiltersSchema = z.strictObject({
  filters: z.array(z.strictObject({ id, counts: z.array(id) })),
});

/** A company that processes personal data for the owner, by name, as GDPR Article 13 (1)(e) asks. */
const processorSchema = z.strictObject({
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

/** Synonyms for the search: a search for one word also finds the others of its row. */
export const searchWordsSchema = z.record(languageSchema, synonyms);

/** The term to use for each thing; `npm run check` rejects the words in `instead`. */
export const termsSchema = z.record(
  languageSchema,
  z.array(z.strictObject({ use: text, for: text, instead: z.array(text).min(1) })),
);

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00");

/** The analytics provider. It gets one page_view for each page shown. */
const analyticsSchema = z.discriminatedUnion("provider", [
  /** Plausible, without cookies. `script`: the URL in its instructions, also of a self-hosted server. */
  z.strictObject({ provider: z.literal("plausible"), script: z.url() }),
  /** Google Analytics. `measurementId`: `G-…`. */
  z.strictObject({ provider: z.literal("gtag"), measurementId: text }),
  /** Google Tag Manager. `containerId`: `GTM-…`. */
  z.strictObject({ provider: z.literal("tag-manager"), containerId: text }),
]);

/** Everything about the owner of the site. `npm run launch:check` rejects the placeholders of a fresh clone. */
export const siteSchema = z.strictObject({
  brand: text,
  /** `hide` removes samples and unproved figures from the site (`content-loader/data/samples.ts`). */
  samples: z.enum(["show", "hide"]),
  /** The site's public URL, without a trailing slash, for canonical URLs and links in mails. */
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
    /** The language of mails to the owner, independent of the visitor's. */
    mailLanguage: languageSchema,
  }),
  founder: z.strictObject({
    name: text,
    /** Opens in a new tab from the footer, the founder card and the contact page. */
    profileUrl: z.url(),
    /** Path of a photograph in public/, such as "/founder.jpg". Without one, a drawn page with a signature is shown. */
    portrait: z.string().startsWith("/").optional(),
  }),
  /** Target of the success story on the home page. Default: the first example profile. */
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
    /** Length of a meeting, and the buffer after it. */
    minutes: positive.max(480),
    bufferMinutes: count.max(480),
    /** Maximum meetings at the same time. */
    capacity: positive,
    /** How soon and how far ahead a meeting can be booked, within the opening hours. */
    hoursAhead: count,
    daysAhead: positive.max(366),
    /** The URL of a video meeting, or a place. Without one, the place is agreed by e-mail. */
    place: text.optional(),
  }),
  /** Without a provider, visits are not counted. One that stores data on the visitor's device asks for consent first. */
  analytics: analyticsSchema.optional(),
  contactApi: z.strictObject({
    /** Base URL of the functions, such as `https://<project>.supabase.co`; empty for this server. */
    functionsUrl: z.union([z.literal(""), z.url()]),
    /** The public key of that project; ignored by this server unless it sets API_KEY. */
    anonKey: z.string(),
  }),
});

export type SupportZone = z.infer<typeof supportZoneSchema>;
export type CoverLight = (typeof coverLights)[number];
export type Processor = z.infer<typeof processorSchema>;
export type Site = z.infer<typeof siteSchema>;
