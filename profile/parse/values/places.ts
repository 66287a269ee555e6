import { words } from "../words/words.ts";
import { collapseSpaces } from "./text.ts";

const places = new Set(words("places"));
const countries = new Set(words("countries"));

function isCountry(text: string): boolean {
  return countries.has(text.toLowerCase().trim());
}

/** Whether a short text is one or several known towns, regions or countries. */
export function isKnownPlace(text: string): boolean {
  const lower = collapseSpaces(text).toLowerCase().replace(/[()]/g, "");
  if (lower === "" || lower.length > 60) return false;
  if (places.has(lower) || countries.has(lower)) return true;
  const parts = lower.split(/\s*(?:,|\/|\||·)\s*|\s+(?:og|and|&)\s+/).filter((part) => part !== "");
  const isKnown = (part: string) => places.has(part) || countries.has(part);
  if (parts.length < 2 || parts.length > 4) return false;
  if (parts.every(isKnown)) return true;
  if (/^[\p{L} .'-]{3,24}, [A-Z]{2}$/u.test(collapseSpaces(text))) return true;
  // An unknown town before its country: "Hokksund, Norge".
  return (
    countries.has(parts.at(-1) ?? "") &&
    parts.length === 2 &&
    (parts[0] ?? "").split(" ").length <= 2 &&
    !/\b(?:as|asa|ltd|inc|gmbh)\b/.test(lower)
  );
}

export interface Address {
  address?: string;
  postalCode?: string;
  city?: string;
  countryCode?: string;
  region?: string;
}

const capital = "\\p{Lu}[\\p{L}'’.-]*";
const town = `${capital}(?:\\s(?:i|og|på|upon|on|of|the|am|de|do|${capital})){0,3}`;
const norwegian = new RegExp(`^(?:(.*?)[,;|\\s]+)?(?:[A-Z]{1,2}-)?(\\d{4}),?\\s+(${town})(.*)$`, "u");
const british = /^(.*?)[,\s]*\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b(.*)$/u;
/** A town with the first half of its postcode: "Falkirk FK1", "Peckham, London SE15". */
const districtOnly = new RegExp(
  `^(?:(${town}), (?=\\p{Lu}\\p{Ll}))?(${town}),? ([A-Z]{1,2}\\d[A-Z\\d]?)$`,
  "u",
);
const irish = /^(.*?)[,\s]*\b([AC-FHKNPRTV-Y]\d[0-9W] ?(?=[A-Z]{0,3}\d)[0-9A-Z]{4})\b(.*)$/u;
const englishStreet =
  /(?<!\p{L})(?:Road|Street|Avenue|Lane|Drive|Way|Close|Court|Crescent|Terrace|Rd|St|Ave)$/u;
const canadian = /^(.*?)[,\s]*\b([ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)\b(.*)$/u;
const australian = new RegExp(
  `^(?:(.*?)[,;|\\s]+)??(${town}),?\\s+((?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|Vic|Qld|Tas|Victoria|New South Wales|Queensland|Western Australia|South Australia|Tasmania)),?\\s+(\\d{4})$`,
  "u",
);
const indianState =
  "(?:,\\s*(?:Andhra Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal))?";
/** "Kochi – 682019, Kerala", "Bengaluru, Karnataka 560001" */
const indian = new RegExp(
  `^(?:(.*?),\\s*)?(${town})${indianState}(?:\\s*[–-]\\s*|\\s+)(\\d{3} ?\\d{3})${indianState}$`,
  "u",
);
/** Before its number: "P. O. Box AN 4471, Accra" */
const postBox = /(?<!\p{L})Box(?: \p{Lu}{1,2})?$/u;
/** "P.O. Box 4417-00100, Nairobi" */
const postBoxTown = new RegExp(
  `^(P\\.? ?O\\.? ?Box [^,]*?\\d)(?:\\s?[-–]\\s?(\\d{5}))?,\\s*(${town})$`,
  "iu",
);
/** "Strada Teiului 17, 800147, Galați", "Lange Dijk 41, 8251 PM, Dronten" */
const codeBetween = new RegExp(
  `^(.*?),\\s*((?!19|20)\\d{4}|\\d{5,6}|\\d{4}-\\d{3}|\\d{4} [A-Z]{2}),\\s*(${town})$`,
  "u",
);
/** "Nærbø (4365)" */
const postalCodeInBrackets = new RegExp(`^(${town}) \\(((?!19|20)\\d{4,5})\\)$`, "u");
/** "27 Fernhollow Park, Dublin 22" */
const cityDistrict = /^(?:(.*?),\s*)?(Dublin|Cork) \d{1,2}W?$/u;
/** "Co. Galway", "West Yorkshire", "Kent" */
const county =
  /^(?:(?:Co\.?|County) \p{Lu}.*|\p{Lu}\p{L}+shire|(?:North|South|West|East) (?:Yorkshire|Sussex|Lothian|Midlands|Glamorgan)|Beds|Berks|Bucks|Cambs|Glos|Hants|Herts|Leics|Lincs|Northants|Notts|Oxon|Staffs|Wilts|Worcs|Cornwall|Cumbria|Devon|Dorset|Essex|Greater Manchester|Kent|Lancs|Merseyside|Middlesex|Norfolk|Northumberland|Somerset|Suffolk|Surrey|Tyne (?:and|&) Wear|Isle of Wight|Fife|Gwent|Gwynedd|Powys|Dyfed|Clwyd)$/u;
const provinces =
  /^(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan)$/u;
const continental = new RegExp(
  `^(?:(.*?)[,;|\\s]+)?(?:[A-Z]{1,2}-)?(\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3} \\d{2}|\\d{5,6})\\s+(${town})(.*)$`,
  "u",
);
const countryCode = /[,\s]*(?:\([A-Z]{2}\)|\b(?:NO|GB|UK|SE|DK|IE|US|DE|NL|PL))$/;
const townFirst = new RegExp(`^(?:(.*?)[,;|\\s]+)??(${town}),?\\s+(\\d{4,5})$`, "u");
/** "Hamilton 3204", but not "ISO 9001", "Testvegen 1022" nor a year. */
const townBeforeCode = new RegExp(
  `^(?:.*, )?(?=\\p{Lu}\\p{Ll})${town}(?<!veg|vei|vegen|veien|gata|gaten|gate) (?!19|20)\\d{4}$`,
  "u",
);
const states =
  "(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)";
const dutch = new RegExp(`^(?:(.*?)[,;|\\s]+)?(\\d{4} [A-Z]{2})\\s+(${town})$`, "u");
const newZealand = new RegExp(`^(\\d[\\d/]*[A-Za-z]? .*?),\\s*(${town}) (\\d{4})$`, "u");
const american = new RegExp(
  `^(?:(.*?)[,|·•]\\s*)?(${town}),\\s*([A-Z]{2}|${states}),?\\s+(\\d{4,5})(?:-\\d{4})?(.*)$`,
  "u",
);
const street =
  /^(?:No\.?|Plot|Lot|Blk|Block|House) \d|^[\p{L}][\p{L}'’. -]{2,50}\s\d{1,4}\s?[A-Za-z]?(?:\s?,.*)?$|^(?:Flat|Apt|Unit|Leil)\b.*\d|^\d{1,4}[A-Za-z]?\s\p{Lu}[\p{L}'’ ]{2,40}$/u;

/** "P.O. Box 12": the letter P is no label of a phone number. */
export const startsWithPostBox = (text: string) => /^P\.? ?O\.? ?Box(?!\p{L})/iu.test(text);

/** Whether a text is a street with a number, in Norwegian or English order. */
export function isStreet(text: string): boolean {
  return text.length < 80 && street.test(collapseSpaces(text)) && !/\b(19|20)\d\d\b/.test(text);
}

/** "Based in Leeds", "Bor på Nærbø" */
const beforeTown =
  /^(?:(?:[Cc]urrently |[Nn]ow )?(?:[Bb]ased |[Ll]iving |[Ll]ives? |[Rr]esid(?:es|ing) )?[Ii]n|(?:[Bb]or (?:og (?:arbeider|jobber) )?|[Bb]usett |[Bb]osatt )?i|[Bb]or på|[Ff]ra) (?=\p{Lu})/u;
/** "Live in Stockport": a town, even if it is in no list. */
const livesInTown = new RegExp(
  `^(?:(?:[Bb]ased|[Ll]iving|[Ll]ives?|[Rr]esid(?:es|ing)) in|[Bb](?:or|osatt|usett) (?:og (?:arbeider|jobber) )?(?:i|på)) (${town})[.,]?$`,
  "u",
);

/**
 * Parses a home address: "Kirkegata 5, 6004 Ålesund", "Flat 2/1, 40 Partick Row, Glasgow G11 9ZZ", "Oslo, Norge".
 * @returns undefined when the text is not an address
 */
export function parseAddress(given: string): Address | undefined {
  const plain = collapseSpaces(given).replace(/^[^\p{L}\p{N}]+/u, "");
  const whole = plain
    .replace(beforeTown, "")
    .replace(/\s*\((?!\p{Lu}{2}\))[^()]*\)$/u, "")
    .replace(/[,;|]+$/, "");
  if (whole.length > 140 || /^(?:born|født|fødd)\s/i.test(whole)) return undefined;
  const withCode = postalCodeInBrackets.exec(plain.replace(beforeTown, ""));
  if (withCode) return { city: withCode[1], postalCode: withCode[2] };
  // moderncv writes "22 Test Road – Testville".
  const text = whole.replace(countryCode, "").replace(/ [–—] (?=\p{L})/gu, ", ");
  if (text === "") return {};
  const [, domestic = text, country = ""] = /^(.*), ([^,]+)$/u.exec(text) ?? [];
  const local = isCountry(country) ? domestic : text;
  let found = american.exec(text) ?? australian.exec(local);
  if (found) return withStreet(found[1], { city: found[2], region: found[3], postalCode: found[4] });
  found = postBoxTown.exec(local);
  if (found) return withStreet(found[1], { postalCode: found[2], city: found[3] });
  found = codeBetween.exec(local);
  if (found) return withStreet(found[1], { postalCode: found[2], city: found[3] });
  found = cityDistrict.exec(local);
  if (found) return withStreet(found[1], { city: found[2] });
  found = dutch.exec(local);
  if (found) return withStreet(found[1], { postalCode: found[2], city: found[3] });
  found = newZealand.exec(local);
  if (found) return withStreet(found[1], { city: found[2], postalCode: found[3] });
  found = indian.exec(local);
  if (found) return withStreet(found[1], { city: found[2], postalCode: found[3] });
  found = canadian.exec(local);
  if (found) return parsePostcodeAddress(found[1] ?? "", found[2] ?? "", found[3] ?? "");
  // A town before four digits only where a country follows: otherwise these may be a year.
  // Nor do "Durban, 4001" or "Stord, 5411" name a year.
  const mayBeYear =
    local === text && text === whole && !/, (?!19|20)\d{4}$/.test(text) && !townBeforeCode.test(text);
  found = mayBeYear ? null : townFirst.exec(local);
  if (found && !isCountry(found[2] ?? ""))
    return withStreet(found[1], { postalCode: found[3], city: found[2] });
  found = norwegian.exec(text);
  // "2140 Nerrena Road"
  if (found && englishStreet.test(found[3] ?? "")) found = null;
  if (found && postBox.test(found[1] ?? "")) return withStreet(`${found[1]} ${found[2]}`, { city: found[3] });
  if (found && !/^(19|20)\d\d$/.test(found[2] ?? ""))
    return withStreet(found[1], { postalCode: found[2], city: found[3] });
  if (found && (isStreet(found[1] ?? "") || isKnownPlace(found[3] ?? "")))
    return withStreet(found[1], { postalCode: found[2], city: found[3] });
  found = british.exec(text) ?? irish.exec(text);
  if (found) return parsePostcodeAddress(found[1] ?? "", found[2] ?? "", found[3] ?? "");
  found = british.test(text) ? null : districtOnly.exec(text);
  if (found) return { city: county.test(found[2] ?? "") ? found[1] : found[2], postalCode: found[3] };
  found = continental.exec(text);
  if (found) return withStreet(found[1], { postalCode: found[2], city: found[3] });
  if (isKnownPlace(text)) return parseCity(text);
  const [, home] = livesInTown.exec(plain.replace(/\s*\([^()]*\)$/, "")) ?? [];
  if (home) return { city: home };
  const withCounty = /^(.*), ([^,]+)$/u.exec(text);
  if (withCounty && county.test(withCounty[2] ?? "")) {
    const before = (withCounty[1] ?? "").split(/\s*,\s*/);
    const city = before.pop();
    return withStreet(before.join(", "), { city });
  }
  const parts = text.split(/\s*,\s*/);
  const last = parts.at(-1) ?? "";
  if (parts.length >= 2 && parts.length <= 5 && isStreet(parts[0] ?? "")) {
    const city = isCountry(last) && parts.length > 2 ? parts.at(-2) : last;
    if (!/\d/.test(city ?? ""))
      return withStreet(parts.slice(0, parts.indexOf(city ?? "")).join(", "), { city });
  }
  if (parts.length <= 3 && parts.length > 1 && isCountry(last) && /^\p{Lu}/u.test(text))
    return /\d/.test(parts[0] ?? "") ? parseUnknownAddress(text) : parseCity(text);
  return undefined;
}

const isRegion = (text: string) => isCountry(text) || county.test(text) || provinces.test(text);

/** Parses an address in no known form, known by its label. Its last part is the town: "Av. Prøve 01855, Testville, Chile". */
export function parseUnknownAddress(text: string): Address {
  const parts = text.split(/\s*,\s*/);
  while (parts.length > 1 && isRegion(parts.at(-1) ?? "")) parts.pop();
  const last = parts.at(-1) ?? "";
  if (/^\p{Lu}\P{N}+$/u.test(last)) return withStreet(parts.slice(0, -1).join(", "), { city: last });
  return /\d/.test(text) ? { address: text } : { city: text };
}

function withStreet(before: string | undefined, rest: Address): Address {
  const address = collapseSpaces(before ?? "").replace(/[,;|]+$|\s[–—-]$/, "");
  return dropEmpty({ ...(address ? { address } : {}), ...rest });
}

/** A British or Irish address has its town before or after the postcode. */
function parsePostcodeAddress(before: string, code: string, behind: string): Address {
  const after = behind
    .replace(/^[,\s]+/, "")
    .split(/\s*,\s*/)
    .filter((part) => part !== "" && !isCountry(part) && !county.test(part) && !provinces.test(part));
  const parts = before.split(/\s*,\s*/).filter((part) => part !== "");
  if (parts.length > 1 && [county, provinces].some((region) => region.test(parts.at(-1) ?? ""))) parts.pop();
  const [, , district] = cityDistrict.exec(parts.at(-1) ?? "") ?? [];
  if (district) parts.pop();
  const isTown = parts.length > 0 && !isStreet(parts.at(-1) ?? "");
  // Europass writes "6 Test Mews, Ballyvolane, T23 X000, Cork".
  const city =
    district ?? (/^\p{Lu}[\p{L} -]+$/u.test(after[0] ?? "") ? after[0] : isTown ? parts.pop() : undefined);
  return dropEmpty({ address: parts.join(", ") || undefined, postalCode: code, city });
}

/** Cities behind whose suburbs addresses without a street often stand. */
const bigCities = new Set(
  "Accra,Bengaluru,Bangalore,Cape Town,Chennai,Delhi,Durban,Hyderabad,Ibadan,Johannesburg,Kampala,Karachi,Kolkata,Kumasi,Lagos,Lahore,London,Manila,Melbourne,Mombasa,Mumbai,Nairobi,New Delhi,Pune,Sydney".split(
    ",",
  ),
);

function parseCity(text: string): Address {
  const parts = text
    .replace(/[()]/g, "")
    .split(/\s*[,|/·]\s*/)
    .filter((part) => part !== "");
  // "Kilimani, Nairobi, Kenya" begins with a suburb.
  const city = parts.find((part) => bigCities.has(part)) ?? parts[0];
  if (city === undefined || /^[A-Z]{2}$/.test(city) || (parts.length === 1 && isCountry(city))) return {};
  return dropEmpty({ city });
}

function dropEmpty(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value));
}
