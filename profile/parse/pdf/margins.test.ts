import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages as read } from "../fixtures/page.ts";
import type { LineStructure } from "../labeller/structure.ts";
import { buildSource } from "./parse-pdf.ts";
import { raiseHeadings } from "./runs.ts";

/** The sections that have a heading, in their order. */
const headedSections = (structure: LineStructure[]) =>
  structure.filter(({ isHeading }) => isHeading).map(({ section }) => section);

describe("Margins", () => {
  test("reads margin headings that stand half a line below the row that they announce", () => {
    const { structure, resume } = read(
      page([
        [50, 40, "Kari Prøve Testdal", 24, "bold"],
        [370, 40, "22 00 00 14"],
        [370, 54, "kari@testdal.example"],
        [190, 100, "Nurse with nine years in small practices who likes theatre work", 9.6],
        [50, 112, "Profile", 10, "bold"],
        [190, 114, "and runs the clinics of the other nurses.", 9.6],
        [200, 150, "• Anaesthesia monitoring", 9.6],
        [50, 160, "Skills", 10, "bold"],
        [200, 166, "• Dental charting", 9.6],
        [190, 202, "Brygga Test Vets / Senior Nurse", 10.5, "bold"],
        [50, 212.5, "Experience", 10, "bold"],
        [190, 215.5, "March 2021 - Present, Testdal", 8],
        [200, 232, "• Theatre nurse three days a week.", 9.6],
        [190, 260, "Prøve Farm & Pet Vets / Nurse", 10.5, "bold"],
        [190, 273.5, "August 2017 - Feb 2021, Testdal", 8],
        [200, 290, "• Reception cover on Saturdays.", 9.6],
      ]),
    );
    expect(headedSections(structure)).toEqual(["summary", "skills", "work"]);
    expect(resume.work?.map(({ name, startDate }) => [name, startDate])).toEqual([
      ["Brygga Test Vets", "2021-03"],
      ["Prøve Farm & Pet Vets", "2017-08"],
    ]);
  });

  test("reads a margin heading that stands below the first row of a page", () => {
    const { lines } = buildSource([
      page([
        [190, 100, "Nurse with nine years in small practices who likes theatre", 9.6],
        [50, 112, "Profile", 10, "bold"],
        [190, 114, "and runs the clinics of the other nurses in a small town.", 9.6],
        [50, 150, "Skills", 10, "bold"],
        [190, 150, "Anaesthesia, dental charting and nurse clinics for animals", 9.6],
      ]),
    ]);
    expect(lines.map(({ text }) => text.split(" ")[0])).toEqual([
      "Profile",
      "Nurse",
      "and",
      "Skills",
      "Anaesthesia,",
    ]);
  });

  test("reads contact data in a margin apart from the profile beside it, but dates with their jobs", () => {
    const { resume } = read(
      page([
        [200, 60, "Kari Prøve Testdal", 24],
        [200, 86, "PROFILE", 12, "bold"],
        [40, 100, "9 Test Terrace"],
        [200, 102, "Second officer with seven years of watchkeeping on product"],
        [40, 112, "22 00 00 14"],
        [200, 114, "tankers. Used to the job of the navigating officer and to busy"],
        [40, 124, "9 May 1988"],
        [200, 126, "ports. Looking for a post as chief officer on tankers."],
        [40, 136, "kari@testdal.example"],
        [40, 170, "EXPERIENCE", 12, "bold"],
        [40, 186, "2019 – 2021"],
        [200, 186, "Second Officer, Brygga Tankers Ltd, Testdal"],
        [200, 198, "Passage plans, charts and cargo watch in port."],
        [40, 214, "2016 – 2019"],
        [200, 214, "Third Officer, Prøve Shipping Ltd, Testdal"],
        [200, 226, "Safety equipment and bridge watch in the Baltic."],
      ]),
    );
    expect(resume.basics).toMatchObject({ email: "kari@testdal.example", phone: "22 00 00 14" });
    expect(resume.basics?.summary).toBe(
      "Second officer with seven years of watchkeeping on product tankers. Used to the job of the navigating officer and to busy ports. Looking for a post as chief officer on tankers.",
    );
    expect(resume.work?.map(({ startDate, position }) => [startDate, position])).toEqual([
      ["2019", "Second Officer"],
      ["2016", "Third Officer"],
    ]);
  });

  test("reads the year of birth below contact data in a margin apart from the heading beside it", () => {
    const { lines } = buildSource([
      page([
        [40, 60, "Kari Prøve Testdal", 24],
        [200, 90, "Profile", 14],
        [40, 89, "P.O. Box 4410"],
        [40, 101, "40100 Kisumu"],
        [40, 113, "Kenya"],
        [200, 108, "Supply chain manager with close to three decades in ports and in", 11],
        [53, 125, "22 00 00 14"],
        [200, 122, "emergency relief. I have set up warehouses in places with no road", 11],
        [53, 137, "kari@testdal.example"],
        [200, 135, "and handed them over to local teams who still run them.", 11],
        [53, 149, "karitestdal"],
        [40, 161, "Kenyan, born 1971"],
        [200, 161, "Experience", 14],
        [200, 180, "Humanitarian", 12],
        [200, 196, "Head of Supply Chain, Brygga Relief, Nairobi", 11],
        [480, 196, "2018–2020", 11],
        [211, 208, "Introduced pre-positioned stock ahead of the long rains", 11],
        [200, 226, "Customs Clerk, Prøve Freight Services, Mombasa", 11],
        [480, 226, "1999–2003", 11],
      ]),
    ]);
    expect(lines.map(({ text }) => text)).toContain("Experience");
  });

  test("reads labels in the margin with their texts when some of them are headings elsewhere", () => {
    const pair = (y: number, label: string, text: string): PositionedText[] => [
      [40, y, label],
      [140, y, text],
    ];
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "VERV", 10, "bold"],
        ...pair(146, "2015 – 2021", "Styreleiar, Testdal Kammerkor"),
        ...pair(160, "2010 – 2014", "Styremedlem, Prøvevik Akademi"),
        [40, 184, "SPRÅK", 10, "bold"],
        ...pair(200, "Norsk", "morsmål"),
        ...pair(214, "Engelsk", "flytande"),
        ...pair(228, "Tysk", "god leseforståing"),
        [40, 252, "ANNA", 10, "bold"],
        ...pair(268, "Førarkort", "Klasse B"),
        ...pair(282, "IKT", "Microsoft 365, Excel"),
        ...pair(296, "Interesser", "Korsong, fjellturar"),
      ]),
    );
    expect(resume.volunteer).toMatchObject([
      { organization: "Testdal Kammerkor", position: "Styreleiar", startDate: "2015", endDate: "2021" },
      { organization: "Prøvevik Akademi", position: "Styremedlem", startDate: "2010", endDate: "2014" },
    ]);
    expect(resume.languages).toHaveLength(3);
    expect(resume.interests?.map(({ name }) => name)).toEqual(["Korsong", "fjellturar"]);
  });

  test("reads margin labels with their texts, below a heading that is not known", () => {
    const { lines } = buildSource([
      page([
        ...headTexts,
        [40, 130, "Prosjekt på åpne kilder som jeg leder, og som brukes av flere hundre", 10],
        [40, 150, "Scenekunst", 14],
        [40, 170, "2023"],
        [140, 170, "Det nye huset, Testdal teater"],
        [40, 195, "Ferdigheter", 14],
        [40, 215, "Språk"],
        [140, 215, "Norsk, engelsk og litt fransk"],
        [40, 228, "Verktøy"],
        [140, 228, "Excel, Figma og Photoshop"],
        [40, 266, "Småstykker", 14],
        [40, 286, "Annet"],
        [140, 286, "Ledelse, veiledning og samtaler"],
        [40, 311, "Utdanning", 14],
        [40, 331, "Testdal videregående skole, studiespesialisering med språk og samfunnsfag"],
      ]),
    ]);
    expect(lines.slice(-9).map(({ text }) => text)).toEqual([
      "Scenekunst",
      "2023\tDet nye huset, Testdal teater",
      "Ferdigheter",
      "Språk\tNorsk, engelsk og litt fransk",
      "Verktøy\tExcel, Figma og Photoshop",
      "Småstykker",
      "Annet\tLedelse, veiledning og samtaler",
      "Utdanning",
      "Testdal videregående skole, studiespesialisering med språk og samfunnsfag",
    ]);
  });

  test("reads right-aligned labels with their texts, although two of them are headings elsewhere", () => {
    const { lines } = buildSource([
      page([
        ...headTexts,
        [40, 130, "Skills", 14],
        [115, 152, "Cloud"],
        [150, 152, "Kubernetes, Terraform, Helm and Azure"],
        [75, 168, "Observability"],
        [150, 168, "Prometheus, Grafana and Loki"],
        [85, 184, "Programming"],
        [150, 184, "Go, Python and Bash"],
        [95, 200, "Languages"],
        [150, 200, "English (native), Vietnamese (good)"],
      ]),
    ]);
    expect(lines.slice(3).map(({ text }) => text)).toEqual([
      "Skills",
      "Cloud\tKubernetes, Terraform, Helm and Azure",
      "Observability\tPrometheus, Grafana and Loki",
      "Programming\tGo, Python and Bash",
      "Languages\tEnglish (native), Vietnamese (good)",
    ]);
  });

  test("reads the grid of a Europass CV beside the names of the languages", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [113, 130, "FERDIGHETER"],
        [143, 150, "Morsmål"],
        [200, 150, "Norsk"],
        [129, 183, "Andre språk"],
        [214, 183, "FORSTÅELSE"],
        [372, 183, "MUNTLIG"],
        [507, 183, "SKRIFT"],
        [202, 200, "Lytting"],
        [258, 200, "Lesing"],
        [309, 200, "Muntlig interaksjon"],
        [418, 200, "Muntlig produksjon"],
        [145, 217, "Engelsk"],
        [209, 217, "C1"],
        [265, 217, "C1"],
        [340, 217, "B2"],
        [433, 217, "B2"],
        [517, 217, "C1"],
        [150, 232, "Fransk"],
        [210, 232, "A2"],
        [266, 232, "B1"],
        [340, 232, "A2"],
        [433, 232, "A2"],
        [517, 232, "A1"],
        [83, 284, "Faglige ferdigheter"],
        [200, 284, "Metodevalidering, koagulasjon"],
      ]),
    );
    expect(resume.languages).toEqual([
      { language: "Norsk", fluency: "Morsmål" },
      {
        language: "Engelsk",
        fluency: "Lytting C1, Lesing C1, Muntlig interaksjon B2, Muntlig produksjon B2, Skrift C1",
      },
      {
        language: "Fransk",
        fluency: "Lytting A2, Lesing B1, Muntlig interaksjon A2, Muntlig produksjon A2, Skrift A1",
      },
    ]);
  });

  test("reads a table row by row, though a label in it is a heading elsewhere", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Ferdigheter", 14],
        [40, 150, "Migrering"],
        [150, 150, "ETL-design, avstemming, datakvalitet"],
        [40, 165, "Teknologi"],
        [150, 165, "SQL Server, Oracle, Python"],
        [40, 180, "Metode"],
        [150, 180, "PRINCE2, Scrum, arbeidsmøter"],
        [40, 210, "Arbeidserfaring", 14],
        [40, 230, "Kokk, Brygga AS (2019–2021)"],
        [40, 245, "Servitør, Kaikanten AS (2016–2019)"],
      ]),
    );
    expect(resume.skills?.map(({ name }) => name)).toEqual(["Migrering", "Teknologi", "Metode"]);
    expect(resume.work?.map(({ name }) => name)).toEqual(["Brygga AS", "Kaikanten AS"]);
  });

  test("reads a form row by row, though few of its labels are known", () => {
    const rows = [
      ["Employment 1 of 1", ""],
      ["Job title", "Kokk"],
      ["Employer", "Brygga AS"],
      ["Start date", "03/2019"],
      ["End date", "05/2021"],
      ["Cost centre group", "4410"],
      ["Kitchen section", "Garde manger"],
      ["Shift pattern code", "5-2"],
      ["Uniform size", "L"],
      ["Locker number", "18"],
    ];
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Work experience", 14],
        ...rows.flatMap(([label = "", value = ""], index): PositionedText[] => [
          [40, 150 + index * 15, label],
          ...(value ? [[170, 150 + index * 15, value] as PositionedText] : []),
        ]),
      ]),
    );
    expect(resume.work).toMatchObject([
      { name: "Brygga AS", position: "Kokk", startDate: "2019-03", endDate: "2021-05" },
    ]);
  });

  test("reads headings and labels in a margin row by row when they end at one edge, as in Europass", () => {
    const rows = [
      ["WORK EXPERIENCE", ""],
      ["March 2017 – Present", "Groundworks foreman"],
      ["", "Prøve Civils Ltd, Leeds"],
      ["EDUCATION AND TRAINING", ""],
      ["1995 – 1998", "Bricklayer"],
      ["", "Prøve Technical School, Leeds"],
      ["PERSONAL SKILLS", ""],
      ["Mother tongue", "Polish"],
      ["Other languages", "English (B2)"],
      ["Organisational skills", "Planning of men and machines"],
      ["Job-related skills", "Setting out, drainage"],
      ["Digital skills", "Excel"],
    ];
    const { resume } = read(
      page([
        ...headTexts,
        ...rows.flatMap(([label = "", text = ""], index): PositionedText[] => [
          ...(label ? [[180 - label.length * 5, 150 + index * 15, label] as PositionedText] : []),
          ...(text ? [[200, 150 + index * 15, text] as PositionedText] : []),
        ]),
      ]),
    );
    expect(resume.work).toMatchObject([{ position: "Groundworks foreman", startDate: "2017-03" }]);
    expect(resume.education).toMatchObject([{ startDate: "1995", endDate: "1998" }]);
  });

  test("reads dates in a margin whose months stand below the years", () => {
    const dates = [
      ["2022", "Jul –"],
      ["2018–22", "Apr–Jun"],
      ["2015–18", "Sep–Mar"],
    ];
    const jobs = [
      ["Kokk", "Brygga AS"],
      ["Servitør", "Kaikanten AS"],
      ["Bartender", "Hotell Atlanterhav"],
    ];
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Work", 14],
        ...jobs.flatMap(([title = "", employer = ""], index): PositionedText[] => [
          [40, 150 + index * 45, dates[index]?.[0] ?? ""],
          [40, 163 + index * 45, dates[index]?.[1] ?? ""],
          [110, 150 + index * 45, title],
          [110, 163 + index * 45, employer],
          [110, 176 + index * 45, "Ledet kjøkkenet på hotellet i tre år med mange gjester."],
        ]),
        [40, 300, "Study", 14],
        [40, 320, "MEng", 10],
        [110, 320, "Fagbrev i kokkfaget"],
      ]),
    );
    expect(resume.work).toMatchObject([
      { name: "Brygga AS", position: "Kokk", startDate: "2022-07" },
      { name: "Kaikanten AS", position: "Servitør", startDate: "2018", endDate: "2022" },
      { name: "Hotell Atlanterhav", position: "Bartender", startDate: "2015", endDate: "2018" },
    ]);
  });

  test("reads dates in a margin that also has headings and a list", () => {
    const { lines } = buildSource([
      page([
        [190, 63, "Kafé Prøve, Testdal"],
        [48, 105, "Kompetanser", 14],
        [62, 125, "Bakst"],
        [62, 139, "Menyer"],
        [62, 153, "Opplæring av lærlinger"],
        [62, 167, "Innkjøp"],
        [48, 205, "Kurs", 14],
        [48, 225, "oktober 2022"],
        [190, 225, "Allergener i storkjøkken"],
        [190, 239, "Testdal kommune"],
        [48, 268, "april 2021"],
        [190, 268, "Livreddende førstehjelp"],
        [190, 282, "Norsk Folkehjelp"],
        [48, 320, "Førerkort", 14],
        [48, 340, "Personbil (B)"],
      ]),
    ]);
    expect(lines.slice(-8).map(({ text }) => text)).toEqual([
      "Innkjøp",
      "Kurs",
      "oktober 2022\tAllergener i storkjøkken",
      "Testdal kommune",
      "april 2021\tLivreddende førstehjelp",
      "Norsk Folkehjelp",
      "Førerkort",
      "Personbil (B)",
    ]);
  });

  test("joins a period that a narrow margin broke with its line", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Arbeidserfaring", 14],
        [40, 150, "mars 2019 –"],
        [40, 163, "nå"],
        [140, 150, "Brygga AS"],
        [140, 163, "Kokk"],
        [140, 176, "• Ledet kjøkkenet"],
        [40, 200, "aug. 2017 –"],
        [40, 213, "feb. 2019"],
        [140, 200, "Kafé Prøve AS"],
        [140, 213, "Servitør"],
      ]),
    );
    expect(
      resume.work?.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate]),
    ).toEqual([
      ["Brygga AS", "Kokk", "2019-03", undefined],
      ["Kafé Prøve AS", "Servitør", "2017-08", "2019-02"],
    ]);
  });

  test("assigns margin headings to the lines beside them", () => {
    const { resume, structure } = read(
      page([
        ...headTexts,
        [40, 140, "Erfaring", 14],
        [140, 140, "Kokk"],
        [140, 154, "Brygga AS"],
        [140, 168, "2019–2021"],
        [40, 210, "Språk", 14],
        [140, 210, "Norsk: Morsmål"],
        [40, 250, "Interesser", 14],
        [140, 250, "Sjakk, Ski"],
      ]),
    );
    expect(headedSections(structure)).toEqual(["work", "languages", "interests"]);
    expect(resume.work?.[0]).toMatchObject({
      name: "Brygga AS",
      position: "Kokk",
      startDate: "2019",
      endDate: "2021",
    });
  });

  test("joins a month that a narrow margin broke, close to its text", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Work experience", 14],
        [40, 150, "October 2019 – Now"],
        [139, 150, "Chef", 10, "bold"],
        [139, 164, "Brygga Ltd"],
        [40, 190, "March 2014 – Septem-"],
        [144, 190, "Baker", 10, "bold"],
        [40, 204, "ber 2019"],
        [144, 204, "Molde Bakery"],
      ]),
    );
    expect(resume.work).toEqual([
      { name: "Brygga Ltd", position: "Chef", startDate: "2019-10" },
      { name: "Molde Bakery", position: "Baker", startDate: "2014-03", endDate: "2019-09" },
    ]);
  });

  test("assigns right-aligned labels below their own headings", () => {
    const right = (y: number, text: string): PositionedText => [170 - text.length * 5, y, text];
    const { resume, structure } = read(
      page([
        ...headTexts,
        [40, 130, "Språk", 12, "bold"],
        right(150, "Norsk"),
        [185, 150, "Morsmål"],
        right(164, "Engelsk"),
        [185, 164, "Flytende"],
        right(178, "Tysk"),
        [185, 178, "Grunnleggende"],
        [40, 204, "Interesser", 12, "bold"],
        [185, 224, "Sjakk, Ski"],
        [40, 250, "Kurs", 12, "bold"],
        [185, 270, "Varme arbeider, Prøve brannvern (2019)"],
      ]),
    );
    expect(headedSections(structure)).toEqual(["languages", "interests", "certificates"]);
    expect(resume.languages).toEqual([
      { language: "Norsk", fluency: "Morsmål" },
      { language: "Engelsk", fluency: "Flytende" },
      { language: "Tysk", fluency: "Grunnleggende" },
    ]);
  });

  test("does not treat the second line of a broken name as a heading", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Utdanning", 14],
        [40, 150, "2015–2018"],
        [140, 150, "Fagbrev i kokkfaget"],
        [380, 150, "Prøve videregående"],
        [380, 164, "skole"],
        [40, 190, "2010–2012"],
        [140, 190, "Fagbrev i bakerfaget"],
        [380, 190, "Kuben skole"],
        [40, 220, "2008–2009"],
        [140, 220, "Påbygg"],
        [380, 220, "Hartvig skole"],
      ]),
    );
    const schools = resume.education?.map(({ institution }) => institution) ?? [];
    expect(schools[0]).toContain("Prøve videregående skole");
    expect(schools.slice(1)).toEqual(["Kuben skole", "Hartvig skole"]);
  });

  test("reads a margin that has the name above headings only, with a dash above each", () => {
    const { structure, resume } = read(
      page([
        [63, 77, "Eleanor", 19, "bold"],
        [63, 107, "Prøve", 19, "bold"],
        [63, 130, "History Teacher", 11, "bold"],
        [392, 82, "07700 900763", 9],
        [392, 98, "e.prove@testmail.example", 9],
        [63, 148, "\u3161", 10],
        [63, 162, "Profile", 10, "bold"],
        [182, 168, "I have taught history to children for fourteen years in a city", 9.5],
        [182, 183, "academy and in a small comprehensive.", 9.5],
        [63, 215, "\u3161", 10],
        [63, 229, "Skills", 10, "bold"],
        [182, 235, "Curriculum planning, Google Classroom", 9.5],
        [63, 270, "\u3161", 10],
        [63, 284, "Experience", 10, "bold"],
        [182, 288, "September 2017 – Present", 8.5],
        [182, 306, "Clee Test School / Head of History", 11, "bold"],
        [182, 324, "Lead a department of four.", 9.5],
        [63, 360, "\u3161", 10],
        [63, 374, "Languages", 10, "bold"],
        [182, 380, "English – first language", 9.5],
      ]),
    );
    expect(headedSections(structure)).toEqual(["summary", "skills", "work", "languages"]);
    expect(resume.work).toMatchObject([{ name: "Clee Test School", startDate: "2017-09" }]);
    expect(resume.skills).toMatchObject([{ name: "Curriculum planning" }, { name: "Google Classroom" }]);
  });

  test("reads the margin of FINN's print below a list of skills", () => {
    const { resume } = read(
      page([
        [40, 60, "Kari Testdal", 20],
        [40, 90, "Nøkkelkompetanse", 13],
        [40, 110, "Tømmerkjøring"],
        [115, 110, "Lastsikring"],
        [180, 110, "Fartsskriver"],
        [40, 126, "Kundekontakt"],
        [40, 160, "Verv", 13],
        [40, 180, "2012 – 2018"],
        [180, 180, "Løypesjef"],
        [180, 194, "Testdal Skilag"],
        [180, 208, "Preppemaskin og dugnad i lysløypa hver vinter."],
        [40, 230, "2016 – 2019"],
        [180, 230, "Kasserer"],
        [180, 244, "Prøvevik Musikklag"],
        [40, 280, "Referanser", 13],
        [40, 300, "Ola Prøve"],
        [180, 300, "Driftsleder, Testdal Buss AS"],
        [40, 320, "Per Testdal"],
        [180, 320, "Tidligere sjef"],
      ]),
    );
    expect(resume.volunteer).toMatchObject([
      { organization: "Testdal Skilag", position: "Løypesjef", startDate: "2012" },
      { organization: "Prøvevik Musikklag", position: "Kasserer", startDate: "2016" },
    ]);
  });
});

test("moves a heading below a line in the margin up to the line", () => {
  const { runs } = page([
    [40, 130, "\u3161"],
    [180, 130, "Prøve Dental, Testham / Hygienist"],
    [40, 146, "Experience"],
    [180, 144, "MAY 2017 - PRESENT"],
    [40, 174, "Testdal"],
  ]);
  expect(raiseHeadings(runs).map(({ text, y }) => [text, Math.round(y)])).toEqual([
    ["\u3161", 130],
    ["Prøve Dental, Testham / Hygienist", 130],
    ["Experience", 130],
    ["MAY 2017 - PRESENT", 144],
    ["Testdal", 174],
  ]);
});
