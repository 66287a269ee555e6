import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findEmails,
  findIdentityNumbers,
  findPhones,
  findUrls,
  isIdentityNumber,
  parseProfileUrl,
} from "./contacts.ts";
import { parseAddress } from "./places.ts";

describe("Phone numbers", () => {
  test("end with their cell and are no percentages", () => {
    expect(findPhones("B.Com.\tUniversity of Testdal\t2010\t68.40%")).toEqual([]);
    expect(findPhones("2212 0014 %")).toHaveLength(1);
    expect(findPhones("2010 68.40%")).toEqual([]);
  });

  test("may have another length behind a label", () => {
    expect(findPhones("☎ 400 00 1234").map(({ value }) => value)).toEqual(["400 00 1234"]);
    expect(findPhones("400 00 1234")).toEqual([]);
    expect(findPhones("5055550147 (Mobile)").map(({ value }) => value)).toEqual(["5055550147"]);
    expect(findPhones("5055550147 (orders)")).toEqual([]);
    expect(findPhones("Prøve Mobil 2015 – 2018")).toEqual([]);
  });

  test("are no identifiers", () => {
    expect(findPhones("Candidate ID 40188273")).toEqual([]);
    expect(findPhones("I am a Kenyan citizen (National ID No. 23918840)")).toEqual([]);
  });

  test.each([
    ["22 00 00 77"],
    ["220 00 042"],
    ["22000077"],
    ["400 00 123"],
    ["+47 22 00 00 77"],
    ["+4722000077"],
    ["0047 22 00 00 77"],
    ["(+47) 400 00 123"],
    ["07700 900808"],
    ["020 7946 0851"],
    ["+44 (0)20 7946 0851"],
    ["+44 7700 900321"],
    ["029 2018 0777"],
    ["+1 (212) 555-0100"],
    ["(212) 555-0100"],
    ["+48 22 555 01 00"],
  ])("finds %s", (text) => {
    expect(findPhones(`Tlf. ${text}`).map(({ value }) => value)).toEqual([text]);
  });

  test.each([
    ["2018–2020"],
    ["2018 - 2020"],
    ["30.12.1994"],
    ["30 / 11 / 1986"],
    ["1994-12-30"],
    ["6004 Ålesund"],
    ["2016"],
    ["08.2014 – 06.2016"],
    ["EN ISO 9606-1 141 T BW FM5"],
    ["120"],
  ])("does not find %s", (text) => {
    expect(findPhones(text)).toEqual([]);
  });

  test("finds any Norwegian number in any grouping", () => {
    const groups = fc.constantFrom(/(\d\d)(\d\d)(\d\d)(\d\d)/, /(\d{3})(\d\d)(\d{3})/, /(\d{8})/);
    const prefix = fc.constantFrom("", "+47 ", "+47", "0047 ", "(+47) ");
    const digits = fc
      .integer({ min: 21_000_000, max: 99_999_999 })
      .filter((value) => !/^(19|20)\d\d(19|20)/.test(String(value)));
    fc.assert(
      fc.property(digits, groups, prefix, (number, pattern, before) => {
        const shown = before + (pattern.exec(String(number))?.slice(1).join(" ") ?? "");
        expect(findPhones(`Telefon: ${shown} |`).map(({ value }) => value)).toEqual([shown]);
      }),
    );
  });
});

test("finds e-mail addresses in a line, and no web address in them", () => {
  const text = "Oslo | kari.nordmann+cv@eksempel.example | https://eksempel.example/kari";
  expect(findEmails(text).map(({ value }) => value)).toEqual(["kari.nordmann+cv@eksempel.example"]);
  expect(findUrls(text).map(({ value }) => value)).toEqual(["https://eksempel.example/kari"]);
});

test.each([
  ["linkedin.com/in/kari-nordmann", "LinkedIn", "kari-nordmann"],
  ["https://no.linkedin.com/in/kari-nordmann/", "LinkedIn", "kari-nordmann"],
  ["github.com/kari", "GitHub", "kari"],
  ["https://orcid.org/0000-0002-1825-0097", "ORCID", "0000-0002-1825-0097"],
])("%s is a profile", (text, network, username) => {
  const [address] = findUrls(text);
  expect(parseProfileUrl(address?.value ?? "")).toMatchObject({ network, username });
});

test("recognises identity numbers by their check digits", () => {
  expect(isIdentityNumber("01010012345")).toBe(false);
  expect(findIdentityNumbers("Fødselsnummer 131052 10100").length).toBe(1);
  expect(findIdentityNumbers("tlf 22 00 00 77")).toEqual([]);
});

test.each([
  ["Kirkegata 5, 6004 Ålesund", { address: "Kirkegata 5", postalCode: "6004", city: "Ålesund" }],
  ["Testveien 2, CY-6051 Prøvik", { address: "Testveien 2", postalCode: "6051", city: "Prøvik" }],
  [
    "Studentvegen 2, H0304, 2821 Gjøvik",
    { address: "Studentvegen 2, H0304", postalCode: "2821", city: "Gjøvik" },
  ],
  [
    "Flat 2/1, 40 Partick Row, Glasgow G11 9ZZ",
    { address: "Flat 2/1, 40 Partick Row", postalCode: "G11 9ZZ", city: "Glasgow" },
  ],
  ["Trondheim, Norge", { city: "Trondheim" }],
  ["Kilimani, Nairobi, Kenya", { city: "Nairobi" }],
  ["Bodø, NO", { city: "Bodø" }],
  ["Stord 5411 NO", { postalCode: "5411", city: "Stord" }],
  [
    "Lagårdsveien 112, 4010, Stavanger (NO)",
    { address: "Lagårdsveien 112", postalCode: "4010", city: "Stavanger" },
  ],
  [
    "2210 Fontaine Street, Lafayette, LA 70501",
    { address: "2210 Fontaine Street", city: "Lafayette", region: "LA", postalCode: "70501" },
  ],
  ["Bor på Nærbø (4365)", { city: "Nærbø", postalCode: "4365" }],
  ["Falkirk FK1", { city: "Falkirk", postalCode: "FK1" }],
  ["New York, NY 10001", { city: "New York", region: "NY", postalCode: "10001" }],
  [
    "1355 Harbour Road, Halifax, Nova Scotia, B3H 0Z0, Canada",
    { address: "1355 Harbour Road", city: "Halifax", postalCode: "B3H 0Z0" },
  ],
  [
    "2140 Hill Road, Leongatha VIC 3953",
    { address: "2140 Hill Road", city: "Leongatha", region: "VIC", postalCode: "3953" },
  ],
  ["B-604, Baner Road, Pune – 411045", { address: "B-604, Baner Road", city: "Pune", postalCode: "411045" }],
  ["17 Cluain Dara, Ballinasloe, Co. Galway", { address: "17 Cluain Dara", city: "Ballinasloe" }],
  [
    "4 Weavers Yard, Hebden Bridge, West Yorkshire HX7 0ZZ",
    { address: "4 Weavers Yard", city: "Hebden Bridge", postalCode: "HX7 0ZZ" },
  ],
  [
    "16 Salt Lane, Whitstable, Kent CT5 0ZZ",
    { address: "16 Salt Lane", city: "Whitstable", postalCode: "CT5 0ZZ" },
  ],
  ["Tavistock, Devon PL19 0ZZ", { city: "Tavistock", postalCode: "PL19 0ZZ" }],
  ["Currently in Porto, Portugal (available from May)", { city: "Porto" }],
  ["⌂ Sheffield, UK", { city: "Sheffield" }],
  ["27 Fernhollow Park, Dublin 22 (Ireland)", { address: "27 Fernhollow Park", city: "Dublin" }],
  [
    "Rua da Prova 48, 4715-213, Braga, Portugal",
    { address: "Rua da Prova 48", postalCode: "4715-213", city: "Braga" },
  ],
  [
    "Strada Teiului 17, 800147, Galați, Romania",
    { address: "Strada Teiului 17", postalCode: "800147", city: "Galați" },
  ],
  ["PO Box 56, Dunedin 9054, New Zealand", { address: "PO Box 56", postalCode: "9054", city: "Dunedin" }],
  ["Killeen, Texas 76541", { city: "Killeen", region: "Texas", postalCode: "76541" }],
  [
    "47 Hibiscus Place, Māngere, Auckland 2022",
    { address: "47 Hibiscus Place, Māngere", city: "Auckland", postalCode: "2022" },
  ],
  [
    "34/208 Temple Road, Vyttila, Kochi 682019, Kerala",
    { address: "34/208 Temple Road, Vyttila", city: "Kochi", postalCode: "682019" },
  ],
  [
    "Flat 4, 221B Test Road, Bengaluru, Karnataka 560001, India",
    { address: "Flat 4, 221B Test Road", city: "Bengaluru", postalCode: "560001" },
  ],
  ["P. O. Box AN 4471, Accra", { address: "P. O. Box AN 4471", city: "Accra" }],
  ["P.O. Box 4417-00100, Nairobi, Kenya", { address: "P.O. Box 4417", postalCode: "00100", city: "Nairobi" }],
  [
    "9 Test Court, Rathmines, Dublin 6, D06 X2P8",
    { address: "9 Test Court, Rathmines", postalCode: "D06 X2P8", city: "Dublin" },
  ],
  [
    "Testalleen 12-43 – 7050 Trondheim",
    { address: "Testalleen 12-43", postalCode: "7050", city: "Trondheim" },
  ],
  ["Hamilton 3204", { postalCode: "3204", city: "Hamilton" }],
  [
    "Blk 7 Lot 12 Villa Prøve, Iloilo City 5000",
    { address: "Blk 7 Lot 12 Villa Prøve", postalCode: "5000", city: "Iloilo City" },
  ],
  [
    "No. 14 Test Close, Off Prøve Drive, Surulere, Lagos",
    {
      address: "No. 14 Test Close, Off Prøve Drive, Surulere",
      city: "Lagos",
    },
  ],
  ["Plot 14 Block C, Test Estate, Kumasi", { address: "Plot 14 Block C, Test Estate", city: "Kumasi" }],
  ["22 Test Road – Port Harcourt – Nigeria", { address: "22 Test Road", city: "Port Harcourt" }],
  ["60316 Frankfurt am Main", { postalCode: "60316", city: "Frankfurt am Main" }],
  ["Peckham, London SE15", { city: "London", postalCode: "SE15" }],
  ["Brecon, Powys LD3", { city: "Brecon", postalCode: "LD3" }],
  ["Av. Prøve 01855, Punta Test, Chile", { address: "Av. Prøve 01855", city: "Punta Test" }],
  ["Live in Testham (own van)", { city: "Testham" }],
  ["Resides in Trondheim, Norway", { city: "Trondheim" }],
  ["Bor og arbeider i Prøvevik", { city: "Prøvevik" }],
  [
    "Lange Dijk 41, 8251 PM, Dronten, Netherlands",
    { address: "Lange Dijk 41", postalCode: "8251 PM", city: "Dronten" },
  ],
  [
    "6 Test Mews, Ballyvolane, T23 X000, Cork (Ireland)",
    { address: "6 Test Mews, Ballyvolane", postalCode: "T23 X000", city: "Cork" },
  ],
  [
    "4 Test Quay, Barna, Co. Galway, H91 X7ZZ, Ireland",
    { address: "4 Test Quay", postalCode: "H91 X7ZZ", city: "Barna" },
  ],
  ["Voorstraat 12, 3533 HG Utrecht", { address: "Voorstraat 12", postalCode: "3533 HG", city: "Utrecht" }],
])("%s is an address", (text, expected) => {
  expect(parseAddress(text)).toEqual(expected);
});

test("stays fast for any text", () => {
  for (const bad of [
    "a@".repeat(5000),
    "1 ".repeat(10_000),
    "a.".repeat(10_000),
    "(".repeat(20_000),
    "http://".repeat(3000),
    "A, ".repeat(8000),
    "Aa ".repeat(45),
  ]) {
    const start = performance.now();
    findEmails(bad);
    findPhones(bad);
    findUrls(bad);
    findIdentityNumbers(bad);
    expect(performance.now() - start).toBeLessThan(500);
  }
});
