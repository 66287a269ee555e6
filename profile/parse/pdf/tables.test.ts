import { expect, test } from "vitest";
import { type PositionedText, page } from "../fixtures/page.ts";
import { buildSource } from "./parse-pdf.ts";

const linesOf = (texts: PositionedText[]) => buildSource([page(texts)]).lines.map(({ text }) => text);

test("joins the lines of wrapped cells", () => {
  const lines = linesOf([
    [40, 60, "EMPLOYMENT", 12],
    [40, 80, "Name of"],
    [140, 80, "Position held"],
    [260, 80, "From"],
    [320, 80, "To"],
    [380, 80, "Main duties"],
    [40, 92, "employer"],
    [40, 112, "Testdal"],
    [140, 112, "Senior staff in"],
    [260, 112, "02/2017"],
    [320, 112, "Present"],
    [380, 112, "Care of ventilated"],
    [40, 124, "Hospital"],
    [140, 124, "charge, ITU"],
    [380, 124, "patients at night"],
    [40, 144, "Brygga Home"],
    [140, 144, "Nurse"],
    [260, 144, "09/2009"],
    [320, 144, "08/2011"],
    [380, 144, "Medication"],
  ]);
  expect(lines).toEqual([
    "EMPLOYMENT",
    "Name of employer\tPosition held\tFrom\tTo\tMain duties",
    "Testdal Hospital\tSenior staff in charge, ITU\t02/2017\tPresent\tCare of ventilated patients at night",
    "Brygga Home\tNurse\t09/2009\t08/2011\tMedication",
  ]);
});

test("joins cells in rows that stand as close as their lines", () => {
  const lines = linesOf([
    [40, 60, "School"],
    [200, 60, "Qualification"],
    [320, 60, "Year"],
    [40, 72, "Testdal Sixth Form and"],
    [200, 72, "A levels"],
    [320, 72, "1999"],
    [40, 84, "College"],
    [40, 96, "University of Testvik"],
    [200, 96, "BA"],
    [320, 96, "2002"],
  ]);
  expect(lines).toEqual([
    "School\tQualification\tYear",
    "Testdal Sixth Form and College\tA levels\t1999",
    "University of Testvik\tBA\t2002",
  ]);
});

test("keeps lines of a cell apart where the next word would have fitted", () => {
  const lines = linesOf([
    [40, 60, "2019 – 2021"],
    [140, 60, "Testdal Hotel"],
    [320, 60, "Head of the kitchen"],
    [140, 72, "Testvik"],
    [320, 72, "Led ten cooks"],
    [40, 92, "2015 – 2018"],
    [140, 92, "Brygga"],
    [320, 92, "Assistant to the head of it"],
  ]);
  expect(lines).toEqual([
    "2019 – 2021\tTestdal Hotel\tHead of the kitchen",
    "Testvik\tLed ten cooks",
    "2015 – 2018\tBrygga\tAssistant to the head of it",
  ]);
});

test("leaves columns of independent texts as they are", () => {
  const names: PositionedText[] = ["Excel", "Word", "Outlook"].map((text, index) => [
    40 + index * 120,
    60,
    text,
  ]);
  const others: PositionedText[] = ["SAP", "Git"].map((text, index) => [40 + index * 120, 72, text]);
  expect(linesOf([...names, ...others])).toEqual(["Excel\tWord\tOutlook", "SAP\tGit"]);
});

test("splits cells at a narrow gap where other rows begin a cell", () => {
  const row = (y: number, from: string, to: string): PositionedText[] => [
    [40, y, "Employer"],
    [200, y, from],
    [250, y, to],
  ];
  const lines = linesOf([
    ...row(60, "From", "To"),
    ...row(80, "September", "2021"),
    ...row(100, "2012", "2019"),
    ...row(120, "2009", "2010"),
  ]);
  expect(lines[1]).toBe("Employer\tSeptember\t2021");
});

test("splits cells that stand close, but no words", () => {
  const words = (x: number, y: number, text: string): PositionedText[] => {
    let at = x;
    return text.split(" ").map((word): PositionedText => {
      const start = at;
      at += word.length * 5 + 3;
      return [start, y, word];
    });
  };
  const rows: PositionedText[] = [
    [40, 60, "Employer"],
    [160, 60, "Position"],
    [300, 60, "From"],
    [40, 80, "Testdal Hotel"],
    [160, 80, "Cook"],
    [300, 80, "2019"],
  ];
  // A cell that ends 5 points left of the next.
  expect(
    linesOf([...rows, [40, 100, "Brygga Restaurant AS..."], [160, 100, "Waiter"], [300, 100, "2017"]]).at(-1),
  ).toBe("Brygga Restaurant AS...\tWaiter\t2017");
  expect(
    linesOf([...rows, ...words(40, 100, "I cooked for guests from all of Norway in a big hotel")]).at(-1),
  ).toBe("I cooked for guests from all of Norway in a big hotel");
});

test("joins a date that its column wraps, beside texts that go on", () => {
  const lines = linesOf([
    [40, 60, "ARBEID", 12],
    [40, 80, "Periode"],
    [130, 80, "Arbeidsgiver"],
    [300, 80, "Stilling"],
    [40, 92, "2018 –"],
    [130, 92, "Prøve Prosjektstyring AS"],
    [300, 92, "Prosjektleder for bygg og anlegg"],
    [40, 104, "03.2012 –"],
    [130, 104, "Brygga Entreprenør AS"],
    [300, 104, "Anleggsleder"],
    [40, 116, "12.2017"],
    [300, 116, "Ansvar for drift"],
    [40, 128, "2009–2012"],
    [130, 128, "Testdal AS"],
    [300, 128, "Rådgiver"],
  ]);
  expect(lines).toEqual([
    "ARBEID",
    "Periode\tArbeidsgiver\tStilling",
    "2018 –\tPrøve Prosjektstyring AS\tProsjektleder for bygg og anlegg",
    "03.2012 – 12.2017\tBrygga Entreprenør AS\tAnleggsleder",
    "Ansvar for drift",
    "2009–2012\tTestdal AS\tRådgiver",
  ]);
});

test("keeps the period below an open one apart", () => {
  const lines = linesOf([
    [40, 60, "Periode"],
    [130, 60, "Stilling"],
    [300, 60, "Arbeidsgiver"],
    [40, 72, "2021–"],
    [130, 72, "Leder"],
    [300, 72, "Prøve AS"],
    [40, 84, "2015–2021"],
    [130, 84, "Scenograf"],
    [300, 84, "Testdal Teater"],
  ]);
  expect(lines.slice(1)).toEqual(["2021–\tLeder\tPrøve AS", "2015–2021\tScenograf\tTestdal Teater"]);
});

test("joins the lines of cells below a heading that stands close over the table", () => {
  const lines = linesOf([
    [215, 60, "WORK EXPERIENCE", 10, "bold"],
    [40, 74, "INCLUSIVE DATES", 10, "bold"],
    [140, 74, "POSITION", 10, "bold"],
    [270, 74, "EMPLOYER", 10, "bold"],
    [380, 74, "DUTIES", 10, "bold"],
    [40, 88, "08/2019 – 06/2024"],
    [140, 88, "Community health worker"],
    [270, 88, "Family Testdal,"],
    [380, 88, "Care of bedridden"],
    [270, 100, "Ålesund"],
    [380, 100, "grandmother"],
    [40, 114, "03/2015 – 07/2019"],
    [140, 114, "Cleaner"],
    [270, 114, "Brygga Hotell"],
    [380, 114, "Rooms and laundry"],
  ]);
  expect(lines).toContain(
    "08/2019 – 06/2024\tCommunity health worker\tFamily Testdal, Ålesund\tCare of bedridden grandmother",
  );
});

test("starts a row at each date when rows stand as close as the lines of a cell", () => {
  const lines = linesOf([
    [40, 60, "Dates"],
    [130, 60, "Company"],
    [300, 60, "Job"],
    [400, 60, "What I did"],
    [40, 72, "2019 – now"],
    [130, 72, "Testdal Haulage"],
    [300, 72, "Driver of lorries"],
    [400, 72, "Deliveries to shops"],
    [130, 84, "Leeds"],
    [300, 84, "and buses"],
    [40, 96, "2016 – 2019"],
    [130, 96, "Brygga"],
    [300, 96, "Packer of"],
    [400, 96, "Order picking"],
    [300, 108, "refrigerated food"],
    [40, 120, "2012 – 2016"],
    [130, 120, "Prøve Mail"],
    [300, 120, "Postman"],
    [400, 120, "Rounds on foot"],
  ]);
  expect(lines).toEqual([
    "Dates\tCompany\tJob\tWhat I did",
    "2019 – now\tTestdal Haulage\tDriver of lorries and buses\tDeliveries to shops",
    "Leeds",
    "2016 – 2019\tBrygga\tPacker of refrigerated food\tOrder picking",
    "2012 – 2016\tPrøve Mail\tPostman\tRounds on foot",
  ]);
});
