import type { Analytics } from "./shared/analytics.ts";

/**
 * Everything about the owner of the site, in one place.
 *
 * The values below are placeholders and look like it: names under `.example`, telephone numbers from the
 * range that is reserved for fiction, an organisation number of zeros. `npm run launch:check` refuses them.
 */
export const site = {
  brand: "Profilverk",
  /** Where the finished site is served, without a trailing slash. Canonical addresses and links in mail start here. */
  url: "https://profilverk.example",
  company: {
    legalName: "Profilverk Eksempel AS",
    /** Nine digits, checked by the modulus 11 rule of Brønnøysundregistrene. */
    organisationNumber: "000 000 000",
    vatRegistered: true,
    register: "Foretaksregisteret",
    address: { street: "Eksempelgata 1", postalCode: "0000", city: "Oslo", country: "NO" },
  },
  contact: {
    email: "hei@profilverk.example",
    /** E.164, for the link; a Norwegian number is shown in pairs of digits. */
    phone: "+4722000000",
    /** In which language you get your mails, whatever page the visitor was on: "en" or "no". */
    mailLanguage: "en" as "en" | "no",
  },
  founder: {
    name: "Kari Eksempel",
    /** Opens in a new tab from the footer, the founder card and the contact page. */
    profileUrl: "https://kari.profilverk.example",
    /** Address of a photograph in public/, such as "/founder.jpg"; undefined: a drawn page with a signature stands in. */
    portrait: undefined as string | undefined,
  },
  /** The personal site that the success story on the home page leads to; undefined: the first of the example profiles. */
  portfolio: { url: undefined as string | undefined },
  openingHours: { opens: "09:00", closes: "18:00", days: [1, 2, 3, 4, 5], timeZone: "Europe/Oslo" },
  booking: {
    /** An external scheduler (Calendly, Cal.com, …), or undefined for the booking of this site. */
    embedUrl: undefined as string | undefined,
    /** Length of a meeting, and the time kept free behind each. */
    minutes: 30,
    bufferMinutes: 0,
    /** How many meetings may take place at once. */
    capacity: 1,
    /** How soon and how far ahead a meeting can be booked, within the opening hours. */
    hoursAhead: 24,
    daysAhead: 60,
    /** The address of a video room, or a place; undefined: it is agreed by e-mail. */
    place: undefined as string | undefined,
  },
  /**
   * Who counts visits; undefined: nobody. A provider that stores something on the visitor's device is asked about
   * first. docs/operate.md tells what each needs.
   */
  analytics: undefined as Analytics | undefined,
  contactApi: {
    /** Base of the functions address, for example `https://<project>.supabase.co`; empty means this server. */
    functionsUrl: "",
    /** The public key of that project; ignored by this server unless it sets API_KEY. */
    anonKey: "",
  },
} as const;
