import { expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { readText } from "../fixtures/text.ts";
import { buildSource } from "../pdf/parse-pdf.ts";
import { parseText } from "../plain/parse-text.ts";
import { parseInterests } from "./interests.ts";
import { parseSkills } from "./skills.ts";

test("The label in the margin is not one of the interests beside it", () => {
  const { lines } = parseText("Interesser\tLangrenn, håndball, strikking");
  expect(parseInterests(lines)).toMatchObject([
    { name: { value: "Langrenn" } },
    { name: { value: "håndball" } },
    { name: { value: "strikking" } },
  ]);
});

test("Rows far apart are separate skills, as the tags of AltaCV", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 24],
      [40, 90, "Skills", 14],
      [40, 114, "Setting out"],
      [140, 114, "Temporary works"],
      [40, 135, "Reading drawings"],
      [140, 135, "Calm on site"],
      [40, 168, "AutoCAD"],
      [140, 168, "Civil 3D"],
    ]),
  );
  const names = resume.skills?.map(({ name }) => name).sort();
  expect(names?.join()).toBe("AutoCAD,Calm on site,Civil 3D,Reading drawings,Setting out,Temporary works");
});

test("Numbers behind a name are one skill", () => {
  const { skills } = readText("SKILLS\n\nMIG/MAG 135, 136 and 138, Eurocodes 2, 3, Drawings\n");
  expect(skills?.map(({ name }) => name)).toEqual(["MIG/MAG 135, 136 and 138", "Eurocodes 2, 3", "Drawings"]);
});

test("The grid of digital competences of Europass is no list of skills", () => {
  const { lines } = parseText(
    "Information processing  Communication  Content creation  Safety\nProficient user  Proficient user  Independent user  Basic user\nMARC 21, Dewey classification",
  );
  expect(parseSkills(lines)).toMatchObject([
    { name: { value: "MARC 21" } },
    { name: { value: "Dewey classification" } },
  ]);
});

test("splits the last two interests of a list, but not a sentence", () => {
  const interestsOf = (text: string) => readText(`INTERESTS\n\n${text}\n`).interests?.map(({ name }) => name);
  expect(interestsOf("Gardening and cryptic crosswords")).toEqual(["Gardening", "cryptic crosswords"]);
  expect(interestsOf("Chess, bell ringing and choral singing")).toEqual([
    "Chess",
    "bell ringing",
    "choral singing",
  ]);
  expect(interestsOf("Chess\nArts and crafts")).toEqual(["Chess", "Arts and crafts"]);
  expect(interestsOf("Chess\nI cycle and collect old cookbooks")).toEqual([
    "Chess",
    "I cycle and collect old cookbooks",
  ]);
  expect(interestsOf("Football (Leeds) and golf")).toEqual(["Football (Leeds)", "golf"]);
  expect(interestsOf("Chess\nReads and writes short stories")).toEqual([
    "Chess",
    "Reads and writes short stories",
  ]);
});

test("keeps skill groups, separates levels, splits lists and keeps brackets together", () => {
  const { skills } = readText(
    "FERDIGHETER\n\nVerktøy: Figma, Excel (Power Query, VBA)\nPython – avansert\nSQL; R | Stata",
  );
  expect(skills).toEqual([
    { name: "Verktøy", keywords: ["Figma", "Excel (Power Query, VBA)"] },
    { name: "Python", level: "avansert" },
    { name: "SQL" },
    { name: "R" },
    { name: "Stata" },
  ]);
});

test("keeps a level in brackets with its skill, but not years", () => {
  const { skills } = readText("SKILLS\n\nExcel (basic), Forklift (7 years)");
  expect(skills).toEqual([{ name: "Excel (basic)" }, { name: "Forklift", level: "7 years" }]);
});

test("keeps a skill in capitals and the next one apart", () => {
  const { skills } = readText("FERDIGHETER\n\n* Regnskap\n* GDPR\n* Tripletex\n* SQL");
  expect(skills).toEqual([{ name: "Regnskap" }, { name: "GDPR" }, { name: "Tripletex" }, { name: "SQL" }]);
});

test("keeps the skills of a table apart when a row has no level", () => {
  const rows = ["Regnskap", "Tripletex", "Rørlegging", "Kranfører", "Formidling"];
  const { resume } = parsePages(
    page([
      ...headTexts,
      [40, 120, "Ferdigheter", 14, "bold"],
      ...rows.flatMap((name, index): PositionedText[] => {
        const y = 140 + index * 12;
        return index === 2
          ? [[40, y, name]]
          : [
              [40, y, name],
              [240, y, "god"],
            ];
      }),
    ]),
  );
  expect(resume.skills?.map(({ name }) => name)).toEqual(rows);
});

test("keeps levels behind dashes apart from groups", () => {
  const { skills } = readText(
    "SKILLS\n\nExcel – advanced, Word – basic\nFarm – fencing, lambing\n\nINTERESTS\n\nChess",
  );
  expect(skills?.map(({ name, level, keywords }) => [name, level ?? keywords])).toEqual([
    ["Excel", "advanced"],
    ["Word", "basic"],
    ["Farm", ["fencing", "lambing"]],
  ]);
});

test("keeps the rows of a table of skills apart and leaves out its header", () => {
  const rows: [number, string][] = [
    [150, "Kafka"],
    [164, "SQL Server"],
    [178, "Terraform"],
  ];
  const { resume } = parsePages(
    page([
      ...headTexts,
      [40, 100, "Ferdigheter", 14],
      [40, 130, "Område"],
      [200, 130, "Nivå"],
      [300, 130, "Siste brukt"],
      ...rows.flatMap(([y, name]): PositionedText[] => [
        [40, y, name],
        [200, y, "God"],
        [300, y, "2024"],
      ]),
    ]),
  );
  expect(resume.skills?.map(({ name }) => name)).toEqual(["Kafka", "SQL Server", "Terraform"]);
});

test("splits groups of skills that follow each other as sentences", () => {
  const { skills } = readText("FERDIGHETER\n\nØkonomi: Xledger, Unit4. Analyse: Power BI, Jedox.");
  expect(skills?.map(({ name, keywords }) => [name, keywords])).toEqual([
    ["Økonomi", ["Xledger", "Unit4"]],
    ["Analyse", ["Power BI", "Jedox"]],
  ]);
});

test("splits the end of a list of skills, and leaves out the labels of forms", () => {
  expect(
    readText("FERDIGHETER\n\nVisma, Framsikt og Microsoft 365\nArbeidsgiver").skills?.map(({ name }) => name),
  ).toEqual(["Visma", "Framsikt", "Microsoft 365"]);
  expect(
    readText("FERDIGHETER\n\nVisma, risikovurdering og beredskap").skills?.map(({ name }) => name),
  ).toEqual(["Visma", "risikovurdering og beredskap"]);
});

test("Two names with a slash are one skill, and a list with slashes several", () => {
  const skillsOf = (text: string) => readText(`SKILLS\n\n${text}\n`).skills?.map(({ name }) => name);
  expect(skillsOf("Tally Prime / ERP 9, Excel")).toEqual(["Tally Prime / ERP 9", "Excel"]);
  expect(skillsOf("Word / Excel / Outlook")).toEqual(["Word", "Excel", "Outlook"]);
  expect(skillsOf("TCP / IP, HTML / CSS / JavaScript")).toEqual(["TCP / IP", "HTML", "CSS", "JavaScript"]);
});

test("A sentence among the skills is not split at its commas", () => {
  const text = "Ran weekly and monthly pay for up to 140 staff, incl. starters, leavers and sick pay";
  const { skills } = readText(`SKILLS\n\n- ${text}\n- Excel, Word`);
  expect(skills?.map(({ name }) => name)).toEqual([text, "Excel", "Word"]);
});

test("two columns of list items are skills, and no groups", () => {
  const { lines } = parseText(
    "• Elektroinstallasjon\t• Internkontroll\n• Feilsøking\t• Brannalarm\n• KNX\t• Byggestrøm",
  );
  const names = ["Elektroinstallasjon", "Internkontroll", "Feilsøking", "Brannalarm", "KNX", "Byggestrøm"];
  expect(parseSkills(lines)).toMatchObject(names.map((value) => ({ name: { value } })));
});

const skillsOf = (text: string) =>
  readText(`SKILLS\n\n${text}\n`).skills?.flatMap(({ name, keywords }) => keywords ?? [name]);

test("A point of a list stays whole, with its colon, semicolon and share", () => {
  const points = [
    "Cut and rubbed work; matched Staffordshire blues for a listed chapel",
    "Basic repairs on the road: tyres, lights, air lines",
    "Receipt errors fell from 8% to under 1% in a year",
    "Set out from drawings",
  ];
  expect(skillsOf(points.map((point) => `- ${point}`).join("\n"))).toEqual(points);
});

test("A list of groups is divided at its colons", () => {
  expect(
    skillsOf("- Audio: Dante, MADI\n- Code: Python, Bash\n- Networks: PTP\n- Routing: Lawo, Nevion"),
  ).toEqual(["Dante", "MADI", "Python", "Bash", "PTP", "Lawo", "Nevion"]);
});

test("Sentences about skills stay whole, but not a list that ends with one", () => {
  const told =
    "Commanded a regiment of 540 soldiers, and before that a squadron. Wrote some two hundred annual reports.";
  expect(skillsOf(told)).toEqual([told]);
  expect(skillsOf("Xero, Sage 50, QuickBooks, Dext, BrightPay. Excel to pivot table level.")).toHaveLength(5);
});

test("A group of skills may have a comma in its name above points", () => {
  const name = { text: "Safety, records and trust", strong: true };
  const lines = parseText("Safety, records and trust\n- Kept the HACCP file for a shop\n- Keyholder").lines;
  const [first] = lines;
  if (first) Object.assign(first, { strong: true, cells: first.cells.map((cell) => ({ ...cell, ...name })) });
  expect(parseSkills(lines)).toMatchObject([
    {
      name: { value: name.text },
      keywords: [{ value: "Kept the HACCP file for a shop" }, { value: "Keyholder" }],
    },
  ]);
});

test("A row that goes on with the value of the group above is a part of it", () => {
  const { lines } = buildSource([
    page([
      [40, 100, "Laboratoriemetoder"],
      [140, 100, "immunhematologi, hematolo\u2010"],
      [140, 114, "gi, PCR"],
      [110, 128, "Data"],
      [140, 128, "DIPS, Excel"],
      [105, 142, "Annet"],
      [140, 142, "truck, kran"],
    ]),
  ]);
  expect(parseSkills(lines)).toMatchObject([
    {
      name: { value: "Laboratoriemetoder" },
      keywords: ["immunhematologi", "hematologi", "PCR"].map((value) => ({ value })),
    },
    { name: { value: "Data" } },
    { name: { value: "Annet" } },
  ]);
});

test("Lines in larger letters are groups, without the levels below them, as in the class Deedy", () => {
  const { lines } = buildSource([
    page([
      [40, 100, "INSTRUMENT", 12, "caps"],
      [40, 116, "Over 5 år:"],
      [40, 130, "Fiolin • Piano"],
      [40, 144, "Kjenner til:"],
      [40, 158, "Langeleik"],
      [40, 178, "FELT", 12, "caps"],
      [40, 194, "Gehørlære • Notelære"],
    ]),
  ]);
  const values = (...texts: string[]) => texts.map((value) => ({ value }));
  expect(parseSkills(lines)).toMatchObject([
    { name: { value: "INSTRUMENT" }, keywords: values("Fiolin", "Piano", "Langeleik") },
    { name: { value: "FELT" }, keywords: values("Gehørlære", "Notelære") },
  ]);
});

test("An e-mail program is a skill among others", () => {
  expect(readText("SKILLS\n\nSoftware: Excel, e-mail, Sage").skills).toMatchObject([
    { keywords: ["Excel", "e-mail", "Sage"] },
  ]);
});

test("A row of a grid with its own levels is a skill of its own", () => {
  const rows = ["Aspen HYSYS 5", "Aspen Plus 3", "Python 4", "MATLAB 2"].map((text) => text.split(/ (?=\d)/));
  const { lines } = buildSource([
    page(
      rows.flatMap(([name = "", level = ""], row): PositionedText[] => [
        [131, 162 + row * 13 + (row > 1 ? 5 : 0), name],
        [250, 162 + row * 13 + (row > 1 ? 5 : 0), level],
      ]),
    ),
  ]);
  // The first row of a group has its name in front.
  const withGroups = lines.map((line, row) => {
    const [first] = line.cells;
    const group = ["Simulering", "", "Programmering", ""][row];
    return first && group ? { ...line, cells: [{ ...first, x: 51, text: group }, ...line.cells] } : line;
  });
  for (const value of ["Aspen HYSYS", "Aspen Plus", "Python", "MATLAB"])
    expect(parseSkills(withGroups)).toContainEqual({ name: expect.objectContaining({ value }) });
});

test("keeps a sentence without an end whole, but not a list", () => {
  const names = (text: string) => readText(`SKILLS\n\n${text}`).skills?.map(({ name }) => name);
  expect(names("Calm in small crews, used to living with many nationalities on board")).toHaveLength(1);
  expect(names("Calm in small crews, stock keeping, provisions for long trips")).toHaveLength(3);
});
