import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { readText as read } from "../fixtures/text.ts";

const work = (text: string) =>
  read(`ARBEIDSERFARING\n\n${text}`).work?.map(({ name, position, location, startDate, endDate }) => [
    name,
    position,
    location,
    startDate,
    endDate,
  ]);

describe("Jobs in different layouts", () => {
  const expected = [
    ["Brygga Sjømat", "Souschef", "Ålesund", "2022-05", undefined],
    ["Hotell Atlanterhav", "Kokk", "Kristiansund", "2018-09", "2022-04"],
  ];

  test.each([
    [
      "the period before a colon, all in one line",
      "05/2022 – d.d.: Souschef, Brygga Sjømat, Ålesund\n- Menyer\n\n09/2018 – 04/2022: Kokk, Hotell Atlanterhav, Kristiansund\n- Selskap",
    ],
    [
      "the employer first",
      "Brygga Sjømat, Ålesund\nSouschef (05/2022 – d.d.)\n- Menyer\n\nHotell Atlanterhav, Kristiansund\nKokk (09/2018 – 04/2022)\n- Selskap",
    ],
    [
      "the title first, the period last",
      "Souschef\nBrygga Sjømat, Ålesund\n05/2022 – d.d.\n- Menyer\n\nKokk\nHotell Atlanterhav, Kristiansund\n09/2018 – 04/2022\n- Selskap",
    ],
    [
      "dots up to the period",
      "Souschef, Brygga Sjømat, Ålesund . . . . . . . . . . . 05/2022 – d.d.\n- Menyer\n\nKokk, Hotell Atlanterhav, Kristiansund . . . . . 09/2018 – 04/2022\n- Selskap",
    ],
    [
      "a table drawn with dashes",
      "Periode            Stilling   Arbeidsgiver          Sted\n-----------------  ---------  --------------------  ------------\n05/2022 – d.d.     Souschef   Brygga Sjømat         Ålesund\n-----------------  ---------  --------------------  ------------\n09/2018 – 04/2022  Kokk       Hotell Atlanterhav    Kristiansund",
    ],
    [
      "the period in a column of its own",
      "05/2022 – d.d.      Souschef\n                    Brygga Sjømat, Ålesund\n\n09/2018 – 04/2022   Kokk\n                    Hotell Atlanterhav, Kristiansund",
    ],
    [
      "bars between",
      "Souschef | Brygga Sjømat | Ålesund\n05/2022 – d.d.\n\nKokk | Hotell Atlanterhav | Kristiansund\n09/2018 – 04/2022",
    ],
    [
      "a word between",
      "Souschef hos Brygga Sjømat, Ålesund (05/2022 – d.d.)\n\nKokk ved Hotell Atlanterhav, Kristiansund (09/2018 – 04/2022)",
    ],
    [
      "names before values",
      "Periode: 05/2022 – d.d.\nStilling: Souschef\nArbeidsgiver: Brygga Sjømat, Ålesund\n\nPeriode: 09/2018 – 04/2022\nStilling: Kokk\nArbeidsgiver: Hotell Atlanterhav, Kristiansund",
    ],
  ])("%s", (_how, text) => {
    expect(work(text)).toEqual(expected);
  });

  test.each([
    [
      "ARBEIDSERFARING",
      "Sulprøve kommune      Ålesund\nAvdelingsleder (2020–2022)\n\nHelseprøve HF      Småprøvik\nRådgiver (2015–2020)",
      ["Sulprøve kommune", "Avdelingsleder", "Ålesund", "2020", "2022"],
      ["Helseprøve HF", "Rådgiver", "Småprøvik", "2015", "2020"],
    ],
    [
      "EXPERIENCE",
      "Penprøve Ltd      Leeds\nBuyer (2019–2021)\n\nAire Prøve Distribution      Prøvefield\nConsultant (2015–2019)",
      ["Penprøve Ltd", "Buyer", "Leeds", "2019", "2021"],
      ["Aire Prøve Distribution", "Consultant", "Prøvefield", "2015", "2019"],
    ],
  ])("%s: finds an unknown town where another entry has a known one", (heading, text, first, second) => {
    const { work: jobs } = read(`${heading}\n\n${text}`);
    expect(jobs?.map((job) => [job.name, job.position, job.location, job.startDate, job.endDate])).toEqual([
      first,
      second,
    ]);
  });

  test("separates a title that names a trade from the employer", () => {
    expect(
      work(
        "Logistics Manager, Penprøve Foods Ltd, Leeds (2019–2021)\n\nLogistics Planner, Aire Prøve Distribution, Prøvefield (2015–2019)",
      ),
    ).toEqual([
      ["Penprøve Foods Ltd", "Logistics Manager", "Leeds", "2019", "2021"],
      ["Aire Prøve Distribution", "Logistics Planner", "Prøvefield", "2015", "2019"],
    ]);
  });

  test("keeps the periods of overlapping and current jobs", () => {
    expect(
      work("Kokk, Brygga AS (2019 – nå)\n\nLærer, Prøve skole (2020 – nå)")?.map(([, , , start, end]) => [
        start,
        end,
      ]),
    ).toEqual([
      ["2019", undefined],
      ["2020", undefined],
    ]);
  });

  test("does not start a job at a year within the text", () => {
    const { work: jobs } = read(
      "EXPERIENCE\n\nTeacher, Prøve School (2013–2021)\n- Led the move to online teaching in 2020\n- Taught classes of 28",
    );
    expect(jobs).toHaveLength(1);
    expect(jobs?.[0]?.highlights).toHaveLength(2);
  });
});

test("joins a period that a narrow column breaks", () => {
  const entry = (y: number, title: string, from: string, employer: string, to: string): PositionedText[] => [
    [34, y, title, 11, "bold"],
    [301, y, `${from} ‒`, 11, "bold"],
    [34, y + 14, employer, 11, "bold"],
    [301, y + 14, to, 11, "bold"],
    [34, y + 28, "Galway", 11],
    [46, y + 42, "Trained patient records together with the team", 11],
  ];
  const { resume } = parsePages(
    page([
      ...headTexts,
      [34, 120, "Career summary", 11, "bold"],
      ...entry(140, "Principal receptionist", "Oct 2020", "Bath Cycles Ltd", "now"),
      ...entry(204, "Veterinary Surgeon", "Dec 2019", "Calx Hotel Ltd", "May 2020"),
      ...entry(268, "Junior payroll administrator", "Oct 2014", "Copper Kettle Ltd", "Oct 2019"),
    ]),
  );
  expect(resume.work?.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ["Bath Cycles Ltd", "2020-10", undefined],
    ["Calx Hotel Ltd", "2019-12", "2020-05"],
    ["Copper Kettle Ltd", "2014-10", "2019-10"],
  ]);
});

test("starts a job with each period of a list in front of the jobs", () => {
  expect(
    work(
      "2011 – 2016    Tømrer, Telebygg Entreprenør AS\n2008 – 2010    Tømrer, eget firma\n2006 – 2008    Førstegangstjeneste, Heimevernet",
    )?.map(([, , , start, end]) => [start, end]),
  ).toEqual([
    ["2011", "2016"],
    ["2008", "2010"],
    ["2006", "2008"],
  ]);
});

test("takes a period that ends with a dash for a current job", () => {
  expect(work("2017 –\tKonsulent\tTestdal Rådgivning AS\n2012 – 2017\tRådgiver\tPrøve AS")?.[0]).toEqual([
    "Testdal Rådgivning AS",
    "Konsulent",
    undefined,
    "2017",
    undefined,
  ]);
});

test("does not take the wanted job of a form for one", () => {
  const rows = [
    ["Desired work"],
    ["Occupation", "Chemist"],
    ["Location", "Trøndelag"],
    ["Work experience"],
    ["Position", "Laboratory Engineer"],
    ["Company", "Test Materials AS"],
    ["From – to", "01.09.2021 – Present"],
    ["Position", "Technician"],
    ["Company", "Sample Aluminium AS"],
    ["From – to", "15.01.2019 – 31.08.2021"],
    ["Languages"],
    ["English", "Fluent"],
  ];
  let y = 112;
  const { resume } = parsePages(
    page([
      ...headTexts,
      ...rows.flatMap(([label = "", value]): PositionedText[] => {
        y += value === undefined || label === "Position" ? 24 : 13;
        return value === undefined
          ? [[40, y, label, 14, "bold"]]
          : [
              [40, y, label],
              [200, y, value],
            ];
      }),
    ]),
  );
  expect(resume.work?.map(({ position, startDate }) => [position, startDate])).toEqual([
    ["Laboratory Engineer", "2021-09-01"],
    ["Technician", "2019-01-15"],
  ]);
});

test("splits a title from its employer as the jobs around it do", () => {
  expect(
    work(
      "2019 – 2021: Kokk - Prøvehotellet AS\n\n2016 – 2019: Kelner - Testkafeen AS\n\n2014 – 2016: Lagermedarbeider - Skogli og sønner",
    )?.map(([name, position]) => [name, position]),
  ).toEqual([
    ["Prøvehotellet AS", "Kokk"],
    ["Testkafeen AS", "Kelner"],
    ["Skogli og sønner", "Lagermedarbeider"],
  ]);
});

test("takes no date of the document for a job", () => {
  expect(
    work("Kokk, Prøvehotellet AS, 2019 – 2021\n- Menyer\n\nSist oppdatert 12.03.2025")?.map(
      ([, , , from]) => from,
    ),
  ).toEqual(["2019"]);
});

test("takes a career summary for the jobs when nothing else does", () => {
  const jobs = "2019 – 2021   Kokk, Brygga Sjømat\n2016 – 2019   Servitør, Hotell Atlanterhav\n";
  const about = "PROFILE\n\nCalm and exact.\n\nCAREER SUMMARY\n\n";
  expect(read(`${about}${jobs}\nEDUCATION\n\nPrøve School, 2012 – 2015`).work).toHaveLength(2);
  const { work, basics } = read(
    `CAREER SUMMARY\n\nTwenty years in kitchens and hotels.\n\nEMPLOYMENT\n\n${jobs}\nSKILLS\n\nExcel`,
  );
  expect(work).toHaveLength(2);
  expect(basics?.summary).toBe("Twenty years in kitchens and hotels.");
});

test("A date in the text of a job is no period of its own", () => {
  const { work } = read(
    "WORK EXPERIENCE\n\n03/2019 – Current\nSenior Staff Nurse\nTestdal University Hospital\n- Care of up to four patients after surgery\n- Shift leader on nights since 2021\n- Hand hygiene auditor for the unit\n\n09/2016 – 02/2019\nStaff Nurse\nBrygga View Hospital\n- Medical ward with 28 beds",
  );
  expect(work).toHaveLength(2);
  expect(work?.[0]?.highlights?.[1]).toBe("Shift leader on nights since 2021");
});
