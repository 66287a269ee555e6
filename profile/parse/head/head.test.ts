import { expect, test } from "vitest";
import { type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { parseHead } from "./head.ts";

const readWhole = (text: string) => parseResume(parseText(text)).resume;

test.each([
  ["Systemutvikler", "Ferdigheter", "Arbeidserfaring", "Utdanning", "Master i informatikk"],
  [
    "Research Scientist, Marine Biology",
    "Skills",
    "Work experience",
    "Education",
    "MSc in Fisheries Science",
  ],
])(
  "finds the headline below a name when it is in the sidebar: %s",
  (label, skills, work, education, degree) => {
    const side: PositionedText[] = [
      [40, 78, label],
      [40, 90, "Tromsø"],
      [40, 102, "22 00 00 14"],
      [40, 114, "kari@testdal.example"],
      [40, 160, skills, 14],
      [40, 176, "Python"],
      [40, 188, "Kotlin"],
      [40, 200, "Kubernetes"],
    ];
    const main: PositionedText[] = [
      [260, 160, work, 14],
      [260, 176, "Brygga Prøve AS, Oslo", 10, "bold"],
      [480, 176, "2019 – 2021", 10, "bold"],
      [260, 188, "Seniorutvikler", 10, "bold"],
      [260, 220, education, 14],
      [260, 236, degree, 10, "bold"],
      [480, 236, "2011 – 2016", 10, "bold"],
      [260, 248, "Universitetet i Oslo"],
    ];
    const { resume } = parsePages(page([[40, 60, "Kari Prøve Testdal", 24], ...side, ...main]));
    expect(resume.basics).toMatchObject({ name: "Kari Prøve Testdal", label, phone: "22 00 00 14" });
  },
);

test.each(["•", "|"])("joins an address that wraps in a row of contact data: %s", (mark) => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 24],
      [40, 80, `0465 Oslo ${mark} 22 00 00 14 ${mark} kari@testdal.example ${mark} linkedin.com/`],
      [40, 92, `in/kari-testdal ${mark} github.com/karitestdal`],
      [40, 130, "Språk", 14],
      [40, 150, "Norsk: Morsmål"],
    ]),
  );
  expect(resume.basics?.profiles?.map(({ network, username }) => [network, username])).toEqual([
    ["LinkedIn", "kari-testdal"],
    ["GitHub", "karitestdal"],
  ]);
});

test("does not join a whole e-mail address with the user name below it", () => {
  const { resume } = parsePages(
    page([
      [260, 60, "Kari Prøve Testdal", 24],
      [40, 78, "0465 Oslo"],
      [40, 90, "22 00 00 14"],
      [40, 102, "kari@testdal.example"],
      [40, 114, "karitestdal"],
      [260, 90, "Arbeidserfaring", 14],
      [260, 106, "Kokk, Brygga AS (2019–2021)"],
      [260, 118, "Laget lunsj til 80 gjester om dagen."],
    ]),
  );
  expect(resume.basics?.email).toBe("kari@testdal.example");
});

test("joins a name in two halves beside an address, and an address that LinkedIn's export breaks", () => {
  const { resume } = parsePages(
    page([
      [65, 99, "Dr. Friederike", 36],
      [445, 99, "Prøvegata 4"],
      [445, 111, "0465 Oslo"],
      [65, 125, "Holtkamp-Testdal", 36],
      [445, 125, "Norway"],
      [445, 135, "22 00 00 14"],
      [445, 147, "f@testdal.example"],
      [65, 159, "Marine biologist", 17],
      [445, 159, "www.linkedin.com/in/frie"],
      [445, 171, "derikeht (LinkedIn)"],
      [40, 226, "Erfaring", 14],
      [40, 246, "2015 – 2019"],
      [140, 246, "Forsker, Testdal universitet"],
      [40, 276, "Språk", 14],
      [40, 296, "Norsk: Morsmål"],
    ]),
  );
  expect(resume.basics?.name).toBe("Friederike Holtkamp-Testdal");
  expect(resume.basics?.profiles?.map(({ username }) => username)).toEqual(["friederikeht"]);
});

test("joins a long name whose last word stands lower, both beside an address", () => {
  const { resume } = parsePages(
    page([
      [68, 101, "Ingunn Hjelmeland", 34],
      [470, 111, "Prøvegata 7"],
      [470, 123, "0465 Oslo"],
      [67, 137, "Testdal", 34],
      [470, 137, "22 00 00 14"],
      [390, 149, "ingunn.testdal@prøve.example"],
      [68, 160, "Lektor, norsk og samfunnsfag", 17],
      [68, 200, "Erfaring", 14],
      [68, 220, "2015 – 2019"],
      [168, 220, "Lektor, Testdal skole"],
      [68, 250, "Språk", 14],
      [68, 270, "Norsk: Morsmål"],
    ]),
  );
  expect(resume.basics?.name).toBe("Ingunn Hjelmeland Testdal");
});

test("joins a headline that begins behind the name", () => {
  const { resume } = parsePages(
    page([
      [60, 60, "Kari Prøve Testdal", 25, "bold"],
      [300, 60, "| Fossil", 25],
      [180, 90, "preparator", 25],
      [60, 112, "Prøvegata 4 – 0465 Oslo"],
      [60, 124, "22 00 00 14 – kari@testdal.example"],
      [40, 150, "Experience", 14],
      [40, 170, "2015 – 2019"],
      [140, 170, "Conservator, Testdal museum"],
      [40, 200, "Languages", 14],
      [40, 220, "Norwegian: native"],
    ]),
  );
  expect(resume.basics).toMatchObject({ name: "Kari Prøve Testdal", label: "Fossil preparator" });
});

test("reads an unknown title behind the name and a bar as the headline", () => {
  const { resume } = parsePages(
    page([
      [130, 60, "Kari Prøve Testdal | Prøvehandsamar", 22],
      [180, 80, "Prøvegata 4 – 0465 Oslo"],
      [180, 92, "22 00 00 14 • kari@testdal.example"],
      [40, 130, "Arbeidserfaring", 14],
      [40, 150, "Lektor, Testdal skule", 10, "bold"],
      [480, 150, "2015 – 2019"],
    ]),
  );
  expect(resume.basics).toMatchObject({ name: "Kari Prøve Testdal", label: "Prøvehandsamar" });
});

test("reads the name beside the first heading of Europass, and its private facts without colons", () => {
  const { resume, withheld } = parsePages(
    page([
      [190, 40, "Curriculum vitae"],
      [60, 80, "PERSONAL INFORMATION", 13, "bold"],
      [200, 80, "Tomasz Prøvik", 13],
      [200, 100, "22 Test Terrace, Boston, PE21 7QX"],
      [200, 120, "07700 900241"],
      [200, 140, "t.provik@poczta.example"],
      [190, 160, "Gender Male | Date of birth 17/06/1984 | Nationality Polish"],
      [90, 200, "WORK EXPERIENCE", 9, "bold"],
      [100, 220, "03/2019 – Present"],
      [190, 220, "Maintenance electrician", 12],
      [190, 236, "Fenland Test Ltd, Spalding (United Kingdom)"],
    ]),
  );
  expect(resume.basics?.name).toBe("Tomasz Prøvik");
  expect(withheld.map(({ kind, value }) => [kind, value])).toEqual(
    expect.arrayContaining([
      ["gender", "Male"],
      ["nationality", "Polish"],
    ]),
  );
});

test("reads a speech therapist's title below the name as the headline", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 24],
      [40, 78, "Logoped MNLL", 13],
      [40, 94, "0465 Oslo • 22 00 00 14 • kari@testdal.example"],
      [40, 130, "Erfaring", 14],
      [40, 150, "2015 – 2019"],
      [140, 150, "Logoped, Testdal kommune"],
      [40, 180, "Språk", 14],
      [40, 200, "Norsk: Morsmål"],
    ]),
  );
  expect(resume.basics).toMatchObject({ name: "Kari Prøve Testdal", label: "Logoped MNLL" });
});

test("joins an address that a sidebar broke after its postcode", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 20],
      [40, 100, "Prøvegata 7, 6003"],
      [40, 112, "Ålesund"],
      [40, 124, "22 00 00 14"],
      [40, 136, "kari@testdal.example"],
      [260, 160, "Arbeidserfaring", 14],
      [260, 176, "Kokk, Brygga AS (2019–2021)"],
    ]),
  );
  expect(resume.basics?.location).toEqual({ address: "Prøvegata 7", postalCode: "6003", city: "Ålesund" });
});

test("splits a row of contact data with dashes: number, postcode and town", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 20],
      [40, 80, "kari@testdal.example – 22 00 00 14 – 6003 Ålesund – testdal.example"],
      [40, 120, "Arbeidserfaring", 14],
      [40, 140, "Kokk, Brygga AS (2019–2021)"],
    ]),
  );
  expect(resume.basics).toMatchObject({
    email: "kari@testdal.example",
    phone: "22 00 00 14",
    url: "https://testdal.example",
    location: { postalCode: "6003", city: "Ålesund" },
  });
});

test.each([
  ["Tobias “Toby” Prøve-Testdal", "Tobias “Toby” Prøve-Testdal"],
  ["C.V. – Kari Prøve Testdal", "Kari Prøve Testdal"],
])("finds the name in %s", (text, name) => {
  const { resume } = parsePages(
    page([
      [40, 60, text, 20],
      [40, 100, "22 00 00 14"],
      [40, 130, "Språk", 14],
      [40, 150, "Norsk: Morsmål"],
    ]),
  );
  expect(resume.basics?.name).toBe(name);
});

test.each([
  ["0117 496 0382", "07700 900264", "07700 900264"],
  ["22 00 00 14", "400 00 127", "400 00 127"],
  ["22 00 00 14", "22 00 00 15", "22 00 00 14"],
])("prefers a mobile number: %s and %s", (first, second, phone) => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 20],
      [40, 80, `Home: ${first}`],
      [40, 95, `Mobile: ${second}`],
      [40, 130, "Språk", 14],
      [40, 150, "Norsk: Morsmål"],
    ]),
  );
  expect(resume.basics?.phone).toBe(phone);
});

test("prefers the name of a form's row, and the one that agrees with the e-mail address, to a firm's", () => {
  const rest = "\n\nWORK\n\nBarista, Kafé Prøve, 2019 – 2021\n\nINTERESTS\n\nChess";
  const nameOf = (head: string) => parseResume(parseText(head + rest)).resume.basics?.name;
  expect(nameOf("Kyststudio Nord Vest\nName: Kari Prøve Testdal\nE-mail: kpt@post.example")).toBe(
    "Kari Prøve Testdal",
  );
  expect(nameOf("Kyststudio Vest\nKari Prøve Testdal\nkari.testdal@post.example\n22 00 00 14")).toBe(
    "Kari Prøve Testdal",
  );
});

test("capitalises a name in small letters", () => {
  const { resume } = parseResume(
    parseText(
      "kari prøve testdal\nbarista\nkari.testdal@post.example\n\nWORK\n\nBarista, Kafé Prøve, 2019 – 2021",
    ),
  );
  expect(resume.basics?.name).toBe("Kari Prøve Testdal");
});

test("takes a researcher's ORCID number for a profile, not for a phone number", () => {
  const { resume } = parseResume(
    parseText(
      "Kari Prøve Testdal\nkari@testdal.example\nORCID: 0000-0002-1825-0097\n\nWORK\n\nResearcher, Testdal University, 2019 – 2021",
    ),
  );
  expect(resume.basics?.profiles).toEqual([
    { network: "ORCID", username: "0000-0002-1825-0097", url: "https://orcid.org/0000-0002-1825-0097" },
  ]);
  expect(resume.basics).not.toHaveProperty("phone");
});

test("finds the owner's name, not that of a referee or a website", () => {
  const { resume } = parseResume(
    parseText(
      "Fjordmat Jobb\nUtskrift 12.09.2025\nMobil: 400 00 712\nkari.testdal@post.example\n\nSøker: Kari Prøve Testdal\n\nARBEIDSERFARING\n\n2018 – 2021   Kokk, Hotell Prøve, Bergen\n\nREFERANSER\n\nNavn:\tOla Prøvesen\nTittel:\tDriftssjef, Testdal Engros AS\n",
    ),
  );
  expect(resume.basics?.name).toBe("Kari Prøve Testdal");
  expect(JSON.stringify({ ...resume, references: [] })).not.toContain("Ola Prøvesen");
});

test("joins a name over two lines when the e-mail address has both", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve", 22],
      [40, 86, "Testdal", 22],
      [40, 110, "kari.prove.testdal@post.example"],
      [40, 122, "22 00 00 14"],
      [40, 160, "Arbeidserfaring", 14],
      [40, 180, "2019 – 2021   Kokk, Brygga AS"],
    ]),
  );
  expect(resume.basics?.name).toBe("Kari Prøve Testdal");
});

test("finds a name in three lines of a side bar that is read after the referees", () => {
  const side: PositionedText[] = [
    [66, 55, "Kari", 21, "bold"],
    [47, 80, "Prøve", 21, "bold"],
    [59, 104, "Testdal", 21, "bold"],
    [72, 133, "Architect", 8],
    [22, 169, "Details", 12, "bold"],
    [22, 188, "Test Lane 22"],
    [22, 202, "Testdal"],
    [22, 216, "Kenya"],
    [22, 234, "22 00 00 14"],
    [22, 250, "kp.testdal@testdal.example"],
    [22, 290, "Skills", 12, "bold"],
    [22, 306, "Revit"],
    [22, 320, "ArchiCAD"],
  ];
  const main: PositionedText[] = [
    [215, 52, "Profile", 14, "bold"],
    [215, 68, "Architect with 13 years of experience in residential and"],
    [215, 82, "health buildings, from the first sketch to the handover."],
    [215, 122, "Employment History", 14, "bold"],
    [215, 140, "Senior Architect, Brygga Test Studio, Testdal", 10, "bold"],
    [215, 154, "March 2020 — Present", 8],
    [228, 170, "Moved the office from paper drawings to building models."],
    [228, 184, "Chair site meetings and issue the certificates for payment."],
    [215, 220, "References", 14, "bold"],
    [215, 240, "Ola Test from Brygga Test Studio", 10, "bold"],
    [215, 254, "ola@brygga.example · 22 00 00 21"],
  ];
  const { resume } = parsePages(page([...main, ...side]));
  expect(resume.basics?.name).toBe("Kari Prøve Testdal");
});

test("finds contact data at the foot of a page, not only at its head", () => {
  const { resume } = parsePages(
    page([
      [210, 60, "Maja Testdal", 34, "bold"],
      [390, 90, "Student", 14],
      [150, 140, "Utdanning", 14, "bold"],
      [65, 156, "2019–2022", 10, "bold"],
      [150, 156, "Studiespesialiserende, Prøvedal videregående skole, Prøvedal."],
      [150, 190, "Ferdigheter", 14, "bold"],
      [100, 206, "Statistikk", 10, "bold"],
      [150, 206, "Stata, R, Excel"],
      [100, 218, "Metode", 10, "bold"],
      [150, 218, "intervju, tekstanalyse"],
      [225, 760, "Testalleen 12 – 7050 Trondheim", 9],
      [140, 772, "22 00 00 14 •", 9],
      [260, 772, "maja.testdal@testdal.example • linkedin.com/in/majatestdal", 9],
    ]),
  );
  expect(resume.basics).toMatchObject({
    email: "maja.testdal@testdal.example",
    phone: "22 00 00 14",
    location: { city: "Trondheim" },
  });
});

test.each([
  ["27 Test Street, Durbanville", "Cape Town, 7550", { address: "27 Test Street", city: "Cape Town" }],
  ["Test Lane 22, Kilimani", "Nairobi", { address: "Test Lane 22", city: "Nairobi" }],
  ["P.O. Box KS 1482, Adum", "Kumasi, Ghana", { address: "P.O. Box KS 1482", city: "Kumasi" }],
  ["Flat 12, Test Apartments", "Pune – 411 052, Maharashtra", { postalCode: "411 052", city: "Pune" }],
])("finds the town in the line below a street and its suburb: %s", (street, town, expected) => {
  const lines = [
    "Kari Prøve Testdal",
    street,
    town,
    "22 00 00 14",
    "kari@testdal.example",
    "",
    "SKILLS",
    "Excel",
  ];
  expect(parseResume(parseText(lines.join("\n"))).resume.basics?.location).toMatchObject(expected);
});

test("takes no heading of another language for the town", () => {
  const lines = [
    "Karin Probsson",
    "karin@probsson.example",
    "BERUFSERFAHRUNG",
    "Holzbau Muster, Kiel",
    "",
    "SKILLS",
    "Excel",
  ];
  expect(parseResume(parseText(lines.join("\n"))).resume.basics).not.toHaveProperty("location");
});

test.each([
  "europass.cedefop.europa.eu/nb/resources",
  "arbeidsplassen.no",
  "https://arbeidsplassen.nav.no",
  "www.finn.no",
])("takes the address of a template for no address of the owner: %s", (address) => {
  const { resume } = parseResume(
    parseText(`Kari Prøve Testdal\nkari@testdal.example\n${address}\ntestdal.example\n`),
  );
  expect(resume.basics?.url).toBe("https://testdal.example");
});

test("keeps a headline whole: behind a slash or dash, beside its label, and in the next row", () => {
  const label = (...rows: [number, string][]) =>
    parsePages(
      page([
        [40, 60, "Kari Prøve Testdal", 20],
        ...rows.map(([y, text]): PositionedText => [40, y, text, 11]),
        [40, 120, "22 00 00 14"],
        [40, 150, "Erfaring", 14],
        [40, 170, "2019 – 2021 Kokk, Brygga AS"],
      ]),
    ).resume.basics?.label;
  expect(label([80, "Sivilingeniør – vannkraft og dam"])).toBe("Sivilingeniør – vannkraft og dam");
  expect(label([80, "Stilling det søkes på: Sveiser / platearbeider"])).toBe("Sveiser / platearbeider");
  expect(label([80, "Ropeway Engineer"], [92, "(reversible systems)"])).toBe(
    "Ropeway Engineer (reversible systems)",
  );
  expect(label([80, "Kokk – 7014 Trondheim"])).toBe("Kokk");
});

test("takes no birth date for a postcode", () => {
  const { basics } = parseHead(parseText("Stirling FK8 3QZ\n9 May 1969\nKari Testdal").lines, []);
  expect(basics.location).toMatchObject({ city: { value: "Stirling" } });
});

test("leaves a nickname out of the first names", () => {
  const { basics } = readWhole(
    "PERSONAL DETAILS\n\nSurname\tMokwena\nFirst names\tThabo Johannes (known as TJ)\n",
  );
  expect(basics?.name).toBe("Thabo Johannes Mokwena");
});

test("does not take the recipient of a mail for the owner", () => {
  const { basics } = readWhole(
    "Til: stilling@prove.example\nFra: Torgeir Mo <torgeir.mo@post.example>\n\nTorgeir Mo\n\nERFARING\n\n2019 – 2021  Kokk, Brygga AS",
  );
  expect(basics?.email).toBe("torgeir.mo@post.example");
});
