import { expect, test } from "vitest";
import { type PositionedText, page } from "../fixtures/page.ts";
import { buildSource } from "../pdf/parse-pdf.ts";
import { parseText } from "../plain/parse-text.ts";
import { splitIntoUnits } from "./units.ts";

test.each([
  ["Kokk, Brygga Sjømat (2019–2021)", ["Kokk", "Brygga Sjømat", "2019–2021"]],
  ["2019 – nå    Kokk hjå Brygga Sjømat", ["2019 – nå", "Kokk", "Brygga Sjømat"]],
  ["02.2018 – till now, Cook", ["02.2018 – till now", "Cook"]],
  ["2019 – nå    Kokk hos Brygga Sjømat", ["2019 – nå", "Kokk", "Brygga Sjømat"]],
  [
    "Institutt for arkeologi, historie, kultur- og religionsvitenskap, Universitetet i Prøvik",
    ["Institutt for arkeologi, historie, kultur- og religionsvitenskap", "Universitetet i Prøvik"],
  ],
  ["Copper & Comb, Leeds Senior Stylist", ["Copper & Comb", "Leeds", "Senior Stylist"]],
  ["Senior Engineer -- Prøve Broadcast", ["Senior Engineer", "Prøve Broadcast"]],
  ["Stilling: Kokk | Bergen", ["Stilling", "Kokk", "Bergen"]],
  [
    "Prøve, K. (2020). Tidal power in fjords. Journal of Coasts.",
    ["Prøve", "K.", "2020", "Tidal power in fjords", "Journal of Coasts."],
  ],
  [
    "Salt and stone: who pays? Journal of Coasts, 2020",
    ["Salt and stone: who pays?", "Journal of Coasts", "2020"],
  ],
  ["Brygga Sjømat (Ålesund) – Kokk", ["Brygga Sjømat", "Ålesund", "Kokk"]],
  [
    "1995–1999 Avløser, Testdal skole. Fjøsstell på de fleste gardene",
    ["1995–1999", "Avløser", "Testdal skole", "Fjøsstell på de fleste gardene"],
  ],
  ["Null feil i 2022 og 2023", ["Null feil i 2022 og 2023"]],
  ["Ansvarlig for butikkens nettside siden 2024", ["Ansvarlig for butikkens nettside siden 2024"]],
  ["Kokk på Brygga siden 2024", ["Kokk", "Brygga", "siden 2024"]],
  ["LICENSES, CERTIFICATES AND TRAININGS", ["LICENSES, CERTIFICATES AND TRAININGS"]],
  [
    "Brygga Sjømat AS (kokk, Ålesund) fra 2015, senere kjøkkensjef med ansvar for åtte kokker",
    ["Brygga Sjømat AS", "kokk", "Ålesund", "fra 2015", "senere kjøkkensjef med ansvar for åtte kokker"],
  ],
  [
    "Practice Administrator (Testdale Surgery, Leeds): rotas and phones",
    ["Practice Administrator", "Testdale Surgery", "Leeds", "rotas and phones"],
  ],
  [
    "Ringehjelp på Brygga Elektro fra oktober 2023. Jobber annenhver lørdag, selger telefoner og hjelper kunder med oppsett.",
    [
      "Ringehjelp",
      "Brygga Elektro",
      "fra oktober 2023",
      "Jobber annenhver lørdag, selger telefoner og hjelper kunder med oppsett.",
    ],
  ],
  ["Nurse (Band 6) and team leader", ["Nurse (Band 6) and team leader"]],
  ["Brygga Foods, Inc.-Olive Branch, MS", ["Brygga Foods", "Inc.", "Olive Branch", "MS"]],
  ["Brygga Ground-Memphis, TN", ["Brygga Ground", "Memphis", "TN"]],
  ["Bristol-Testdal Squibb, NJ", ["Bristol-Testdal Squibb", "NJ"]],
  ["Sales rep, Brygga-Cola, GA", ["Sales rep", "Brygga-Cola", "GA"]],
  ["Anne-Marie Smith, RN", ["Anne-Marie Smith", "RN"]],
  ["Testdal-Brygga skole, Bergen", ["Testdal-Brygga skole", "Bergen"]],
  ["Førerkort: B, BE, C1", ["Førerkort: B, BE, C1"]],
  ["Vg2 elenergi på Testdal videregående skole", ["Vg2 elenergi", "Testdal videregående skole"]],
  ["- 2019 – 2021 Fagbrev i kokkfaget", ["2019 – 2021", "Fagbrev i kokkfaget"]],
  [
    "Tankbilsjåfør, Prøve Oljetransport AS, Testdal. Distribusjon av diesel og fyringsolje til bensinstasjoner og gårdsbruk.",
    [
      "Tankbilsjåfør",
      "Prøve Oljetransport AS",
      "Testdal",
      "Distribusjon av diesel og fyringsolje til bensinstasjoner og gårdsbruk.",
    ],
  ],
  ["BE - Personbil med tilhenger", ["BE - Personbil med tilhenger"]],
])("splits %s into its parts when they say different things", (text, parts) => {
  expect(splitIntoUnits(parseText(text).lines).map((unit) => unit.text)).toEqual(parts);
});

test("does not split a sentence longer than any entry heading", () => {
  const text = `Responsible for the rota, the menus and the stock of a restaurant with eighty seats, ${"and more ".repeat(8)}`;
  expect(splitIntoUnits(parseText(text).lines)).toHaveLength(1);
});

test("splits labels from the texts behind them in another style", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Field of study", 10, "bold"],
      [113, 60, "Catering |", 10, "body"],
      [166, 60, "Final grade", 10, "bold"],
      [224, 60, "84/100", 10, "body"],
    ]),
  ]);
  expect(splitIntoUnits(lines).map(({ text, before }) => [text, before])).toEqual([
    ["Field of study", "start"],
    ["Catering", "colon"],
    ["Final grade", "bar"],
    ["84/100", "colon"],
  ]);
});

test("gives each unit the style of its own text", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Kokk,", 10, "bold"],
      [68, 60, "Brygga Sjømat", 10, "body"],
    ]),
  ]);
  expect(splitIntoUnits(lines).map(({ text, style }) => [text, style])).toEqual([
    ["Kokk", "bold/10"],
    ["Brygga Sjømat", "body/10"],
  ]);
});

test("splits a title in bold from its employer without a sign between them, but not a name", () => {
  const unitsOf = (first: string, second: string) =>
    splitIntoUnits(
      buildSource([
        page([
          [40, 60, first, 10, "bold"],
          [40 + first.length * 5 + 2.5, 60, second, 10, "body"],
        ]),
      ]).lines,
    ).map(({ text }) => text);
  expect(unitsOf("Automation technician", "Brygga Pharma")).toEqual([
    "Automation technician",
    "Brygga Pharma",
  ]);
  expect(unitsOf("KOKKELÆRLING", "BRYGGA SJØMAT")).toEqual(["KOKKELÆRLING", "BRYGGA SJØMAT"]);
  expect(unitsOf("TRAINEE", "TESTDAL")).toEqual(["TRAINEE", "TESTDAL"]);
  expect(unitsOf("Kari Prøve", "Testdal")).toEqual(["Kari Prøve Testdal"]);
  expect(unitsOf("Responsible for", "Brygga Pharma")).toEqual(["Responsible for Brygga Pharma"]);
});

test("splits employers in bold from titles, also from one that is not known, where most rows begin with an employer", () => {
  const bold = (y: number, first: string, second: string): PositionedText[] => [
    [40, y, first, 10, "bold"],
    [40 + first.length * 5 + 2.5, y, second, 10, "body"],
  ];
  const { lines } = buildSource([
    page([
      ...bold(60, "Testdal skole", "Kontaktlærer 1.–4. trinn"),
      ...bold(80, "Prøve Dagligvare", "Kassemedarbeider"),
      ...bold(100, "Brygga", "Trollbinder"),
    ]),
  ]);
  expect(splitIntoUnits(lines).map(({ text }) => text)).toEqual([
    ...["Testdal skole", "Kontaktlærer 1.–4. trinn"],
    ...["Prøve Dagligvare", "Kassemedarbeider"],
    ...["Brygga", "Trollbinder"],
  ]);
});

test("splits titles in the style of their employers where most rows above a period have both", () => {
  const rows = (...heads: string[]) =>
    splitIntoUnits(parseText(heads.map((head) => `${head}\n2019 – 2021`).join("\n\n")).lines)
      .filter(({ isDate }) => !isDate)
      .map(({ text }) => text);
  expect(rows("Prøve SFO Assistent", "Testdal skole Pedagogisk leder", "Brygga Hotell Kokk")).toEqual([
    ...["Prøve SFO", "Assistent"],
    ...["Testdal skole", "Pedagogisk leder"],
    ...["Brygga Hotell", "Kokk"],
  ]);
  const titles = ["Regional Sales Manager", "Senior Project Manager", "Office Manager"];
  expect(rows(...titles)).toEqual(titles);
});

test("does not split the label of a form", () => {
  const { lines } = buildSource([page([[40, 60, "Principal subjects / occupational skills covered"]])]);
  expect(splitIntoUnits(lines)).toHaveLength(1);
});

test("ends a school or employer beside its date before a sentence about it", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "2019"],
      [120, 60, "Postdoktor, Museet for kulturhistorie, Testdal. Prosjektet Strand"],
      [40, 74, "2015"],
      [120, 74, "PhD, University of Testham. Thesis: Tides before the map"],
      [40, 88, "2012"],
      [120, 88, "Formann, Prøve Mek. Verksted, Testdal"],
    ]),
  ]);
  expect(splitIntoUnits(lines).map(({ text }) => text)).toEqual([
    ...["2019", "Postdoktor", "Museet for kulturhistorie", "Testdal", "Prosjektet Strand"],
    ...["2015", "PhD", "University of Testham", "Thesis: Tides before the map"],
    ...["2012", "Formann", "Prøve Mek. Verksted", "Testdal"],
  ]);
});
