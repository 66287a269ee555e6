import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages as read } from "../fixtures/page.ts";
import type { LineStructure } from "../labeller/structure.ts";
import { buildSource } from "./parse-pdf.ts";

/** The sections that have a heading, in their order. */
const headedSections = (structure: LineStructure[]) =>
  structure.filter(({ isHeading }) => isHeading).map(({ section }) => section);

describe("Columns", () => {
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

  test("reads a sidebar that an address crosses", () => {
    const { resume } = read(
      page([
        [40, 76, "Kari Testdal", 30, "bold"],
        [28, 201, "CONTACT", 12, "bold"],
        [204, 201, "OBJECTIVE", 12, "bold"],
        [204, 216, "Curious, careful and used to working with many people. Looking"],
        [39, 232, "22 00 00 14"],
        [204, 230, "for a role with more responsibility in a growing company. I have"],
        [204, 244, "led teams of up to twenty people."],
        [28, 261, "kari.testdal.prove.i.kommunen@testdal.example"],
        [37, 274, "Oslo"],
        [204, 272, "EMPLOYMENT", 12, "bold"],
        [204, 292, "Brygga Test Ltd", 10, "bold"],
        [473, 292, "Apr 2021 – Aug 2025"],
        [28, 303, "QUALIFICATIONS", 12, "bold"],
        [204, 307, "Sommelier"],
        [28, 319, "AND", 12, "bold"],
        [218, 321, "• Negotiated repairs of pumps and valves for a chain of shops,"],
        [28, 337, "EDUCATION", 12, "bold"],
        [218, 334, "with night shifts and cover at short notice"],
        [218, 349, "• Wrote the rota for three wards with a budget"],
        [204, 369, "Prøve Bakery", 10, "bold"],
        [475, 369, "Jun 2015 – Apr 2021"],
        [204, 382, "Head of Sales"],
        [218, 397, "• Trained menus for private events with a budget"],
        [218, 424, "• Managed the move to a new office"],
        [28, 355, "BA, Test Institute"],
        [28, 367, "Aug 2016 – Jun 2017"],
        [28, 389, "GCSEs, Test Hill"],
        [28, 403, "Aug 2012 – Jun 2016"],
        [28, 489, "SKILLS", 12, "bold"],
        [28, 505, "Site surveys"],
        [28, 519, "Credit control"],
      ]),
    );
    expect(resume.work?.map(({ name }) => name)).toEqual(["Brygga Test Ltd", "Prøve Bakery"]);
  });

  test("reads centred headings above their lists, also next to an indented text", () => {
    const { structure, resume } = read(
      page([
        [40, 40, "Kari Prøve Testdal", 20],
        [40, 60, "kari@testdal.example"],
        [250, 90, "UTDANNING", 11, "bold"],
        [40, 108, "2018 – 2021"],
        [160, 108, "Testdal videregående skole"],
        [160, 122, "• Snittkarakter 5,1"],
        [250, 146, "SPRÅK", 11, "bold"],
        [40, 164, "Italiensk: flytende"],
        [40, 178, "Spansk: flytende"],
        [40, 192, "Engelsk: flytende"],
        [250, 216, "FERDIGHETER", 11, "bold"],
        [40, 234, "Excel, regnskap, økonomi og rapporter for styret i et lag"],
      ]),
    );
    expect(headedSections(structure)).toEqual(["education", "languages", "skills"]);
    expect(resume.languages).toHaveLength(3);
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

  test("reads places and dates at the right edge with their jobs, as in Awesome-CV", () => {
    const { lines } = buildSource([
      page([
        [45, 218, "Experience", 16],
        [45, 235, "Brygga Mining Ltd", 10, "bold"],
        [491, 235, "Kalgoorlie, WA", 9],
        [45, 246, "SENIOR GEOLOGIST", 8],
        [483, 246, "Feb. 2020 – Present", 8],
        [
          50,
          262,
          "Planned and supervised diamond drilling in three seasons at two mines in the desert and delivered",
        ],
        [45, 281, "Prøve Gold Ghana", 10, "bold"],
        [488, 281, "Tarkwa, Ghana", 9],
        [45, 292, "GEOLOGIST", 8],
        [477, 292, "Oct. 2016 – Jun. 2017", 8],
        [50, 308, "Trench mapping and grade control."],
        [45, 327, "Korella Mining Pty Ltd", 10, "bold"],
        [500, 327, "Leonora, WA", 9],
        [45, 338, "GRADUATE GEOLOGIST", 8],
        [477, 338, "Jan. 2014 – Apr. 2016", 8],
        [50, 354, "Open pit grade control."],
        [45, 384, "Education", 16],
        [45, 401, "University of Testdal", 10, "bold"],
        [511, 401, "Perth, WA", 9],
        [45, 412, "B.SC. IN GEOLOGY", 8],
        [476, 412, "Feb. 2010 – Nov. 2013", 8],
        [45, 435, "Prøve University", 10, "bold"],
        [519, 435, "Online", 9],
        [45, 446, "GRADUATE CERTIFICATE", 8],
        [525, 446, "2021", 8],
        [45, 470, "Skills", 16],
        [96, 487, "Software"],
        [146, 487, "Leapfrog Geo, Micromine, QGIS"],
        [45, 512, "Honors & Awards", 16],
        [45, 529, "2019"],
        [85, 529, "Young Explorer of the Year"],
        [491, 529, "Kalgoorlie, WA", 9],
        [45, 545, "2012"],
        [85, 545, "Prize for Field Geology"],
        [511, 545, "Perth, WA", 9],
      ]),
    ]);
    expect(lines.map(({ text }) => text)).toContain("GEOLOGIST\tOct. 2016 – Jun. 2017");
  });

  test("reads a sidebar separately", () => {
    const side: PositionedText[] = [
      [30, 60, "Kontakt", 12],
      [30, 76, "22 00 00 14"],
      [30, 89, "kari@test.example"],
      [30, 130, "Språk", 12],
      [30, 146, "Norsk (Morsmål)"],
      [30, 159, "Engelsk (Flytende)"],
      [30, 200, "Ferdigheter", 12],
      [30, 216, "Figma"],
      [30, 229, "Excel"],
    ];
    const main: PositionedText[] = [
      [220, 64, "Kari Prøve Testdal", 20],
      [220, 110, "Erfaring", 14],
      [220, 132, "Kokk"],
      [220, 145, "Brygga AS"],
      [220, 158, "mars 2019 – nå"],
      [220, 171, "• Ledet kjøkkenet på hotellet i tre år"],
      [220, 210, "Utdanning", 14],
      [220, 232, "Fagbrev i kokkfaget"],
      [220, 245, "Prøve videregående skole"],
      [220, 258, "2015–2018"],
    ];
    const { resume } = read(page([...side, ...main]));
    expect(resume.basics).toMatchObject({
      name: "Kari Prøve Testdal",
      phone: "22 00 00 14",
      email: "kari@test.example",
    });
    expect(resume.work).toEqual([
      {
        name: "Brygga AS",
        position: "Kokk",
        startDate: "2019-03",
        highlights: ["Ledet kjøkkenet på hotellet i tre år"],
      },
    ]);
    expect(resume.languages?.map(({ language, fluency }) => [language, fluency])).toEqual([
      ["Norsk", "Morsmål"],
      ["Engelsk", "Flytende"],
    ]);
    expect(resume.skills?.map(({ name }) => name)).toEqual(["Figma", "Excel"]);
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

  test("reads columns below their headings, also where one is of courses with years", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "SPRÅK", 14],
        [229, 130, "SYSTEMER", 14],
        [401, 130, "KURS", 14],
        [40, 150, "Norsk – morsmål"],
        [229, 150, "Opera Cloud"],
        [401, 150, "Skjenkeprøven (2002)"],
        [40, 164, "Engelsk – flytende"],
        [229, 164, "Visma Business"],
        [401, 164, "Brannvernleder (2019)"],
        [40, 178, "Tysk – godt muntlig"],
        [229, 178, "Tamigo"],
        [401, 178, "Førstehjelp (2008)"],
      ]),
    );
    expect(resume.languages?.map(({ language, fluency }) => [language, fluency])).toEqual([
      ["Norsk", "morsmål"],
      ["Engelsk", "flytende"],
      ["Tysk", "godt muntlig"],
    ]);
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      "Skjenkeprøven",
      "Brannvernleder",
      "Førstehjelp",
    ]);
  });

  test("reads a table whose columns are far apart row by row, because of its header", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Utdanning", 14],
        [40, 150, "Fra", 10, "bold"],
        [110, 150, "Til", 10, "bold"],
        [180, 150, "Skole", 10, "bold"],
        [420, 150, "Grad", 10, "bold"],
        [40, 166, "2017"],
        [110, 166, "2019"],
        [180, 166, "Testdal høgskole"],
        [420, 166, "Master i prøving"],
        [40, 182, "2014"],
        [110, 182, "2017"],
        [180, 182, "Universitetet i Prøve"],
        [420, 182, "Bachelor i prøving"],
        [40, 198, "2011"],
        [110, 198, "2014"],
        [180, 198, "Testdal videregående skole"],
        [420, 198, "Studiespesialisering"],
      ]),
    );
    expect(resume.education?.map(({ institution, startDate }) => [institution, startDate])).toEqual([
      ["Testdal høgskole", "2017"],
      ["Universitetet i Prøve", "2014"],
      ["Testdal videregående skole", "2011"],
    ]);
  });

  test("reads three columns below headings that stand side by side", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Erfaring", 14],
        [40, 150, "2019 – 2021"],
        [140, 150, "Kokk, Brygga AS"],
        [40, 190, "Ferdigheter", 14],
        [220, 190, "Kurs", 14],
        [400, 190, "Språk", 14],
        [40, 210, "Innkjøp og varetelling"],
        [220, 210, "Allergener, nivå 1"],
        [400, 210, "Norsk: morsmål"],
        [40, 223, "Bakst"],
        [220, 223, "(2024)"],
        [400, 223, "Engelsk: flytende"],
        [40, 236, "Menyer"],
        [220, 236, "Hygiene"],
      ]),
    );
    expect(resume.skills?.map(({ name }) => name)).toEqual(["Innkjøp og varetelling", "Bakst", "Menyer"]);
    expect(resume.languages?.map(({ language }) => language)).toEqual(["Norsk", "Engelsk"]);
    expect(resume.certificates?.map(({ name }) => name)).toContain("Hygiene");
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

  test("reads languages in a sidebar apart from the text beside them", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Språk", 12],
        [40, 150, "Norsk"],
        [40, 163, "Engelsk"],
        [40, 176, "Tysk"],
        [220, 130, "Erfaring", 14],
        [220, 150, "2019 – 2021  Kokk, Brygga AS"],
        [220, 163, "• Ledet kjøkkenet på hotellet i tre år"],
        [220, 176, "• Laget menyer for hundre gjester"],
        [220, 189, "• Lærte opp lærlinger"],
      ]),
    );
    expect(resume.languages?.map(({ language }) => language)).toEqual(["Norsk", "Engelsk", "Tysk"]);
    expect(resume.work?.[0]?.highlights).toHaveLength(3);
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

  test("reads a table of languages row by row, though a heading stands above its first column", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Arbeidserfaring", 14],
        [40, 150, "Kokk, Brygga AS (2019–2021)"],
        [40, 190, "Språk", 14],
        [40, 210, "Språk"],
        [200, 210, "Muntlig"],
        [320, 210, "Skriftlig"],
        [40, 225, "Norsk"],
        [200, 225, "Morsmål"],
        [320, 225, "Morsmål"],
        [40, 240, "Engelsk"],
        [200, 240, "Flytende"],
        [320, 240, "Godt"],
        [40, 255, "Tysk"],
        [200, 255, "Middels"],
        [320, 255, "Litt"],
      ]),
    );
    expect(resume.languages?.map(({ language, fluency }) => [language, fluency])).toEqual([
      ["Norsk", "Morsmål"],
      ["Engelsk", "Flytende"],
      ["Tysk", "Middels"],
    ]);
  });

  test("separates two lists whose headings stand side by side", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Arbeidserfaring", 14],
        [40, 150, "Kokk, Brygga AS (2019–2021), Ålesund og Kristiansund og flere andre steder langs kysten"],
        [40, 190, "Programmer", 14],
        [300, 190, "Språk", 14],
        [40, 210, "Gemini VA"],
        [300, 210, "Norsk, morsmål"],
        [40, 225, "Novapoint"],
        [300, 225, "Engelsk, flytende"],
        [40, 240, "Civil 3D"],
        [300, 240, "Nederlandsk, litt"],
      ]),
    );
    expect(resume.skills?.map(({ name }) => name)).toEqual(["Gemini VA", "Novapoint", "Civil 3D"]);
    expect(resume.languages?.map(({ language }) => language)).toEqual(["Norsk", "Engelsk", "Nederlandsk"]);
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

  test("assigns several roles to the employer above them", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Experience", 14],
        [40, 152, "Paywise Ltd", 11],
        [40, 166, "5 years 8 months"],
        [40, 184, "Product Manager", 10.5],
        [40, 198, "March 2016 - May 2020 (4 years 3 months)"],
        [40, 212, "Leeds"],
        [40, 230, "• Owned onboarding"],
        [40, 254, "Business Analyst", 10.5],
        [40, 268, "September 2014 - February 2016 (1 year 6 months)"],
        [40, 282, "Leeds"],
      ]),
    );
    expect(resume.work?.map(({ name, position, location }) => [name, position, location])).toEqual([
      ["Paywise Ltd", "Product Manager", "Leeds"],
      ["Paywise Ltd", "Business Analyst", "Leeds"],
    ]);
  });

  test("keeps an address that is too long for its column, on the first line of both", () => {
    const { resume } = read(
      page([
        [40, 60, "Kari Prøve Testdal", 20],
        [40, 130, "kari.prove.testdal.med.et.langt.navn@post.example"],
        [40, 144, "22 00 00 14"],
        [40, 158, "6003 Ålesund"],
        [40, 180, "Ferdigheter", 12],
        [40, 196, "Figma"],
        [40, 210, "Excel"],
        [220, 130, "Kokk som lager mat av det som er i sesong."],
        [220, 144, "Trives med høyt tempo og i små kjøkken."],
        [220, 170, "Erfaring", 12],
        [220, 186, "Kokk, Brygga AS"],
        [220, 200, "2019–2021"],
        [220, 214, "• Ledet kjøkkenet på hotellet"],
      ]),
    );
    expect(resume.basics).toMatchObject({
      email: "kari.prove.testdal.med.et.langt.navn@post.example",
      phone: "22 00 00 14",
    });
  });

  test("does not treat a name in capitals as a heading", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "ERFARING", 10, "bold"],
        [40, 146, "NAV", 10, "bold"],
        [40, 158, "Veileder, 2019–2021"],
        [40, 174, "KPMG", 10, "bold"],
        [40, 186, "Rådgiver, 2015–2018"],
        [40, 210, "UTDANNING", 10, "bold"],
        [40, 226, "NTNU", 10, "bold"],
        [40, 238, "Master i datateknikk, 2010–2015"],
        [40, 262, "SPRÅK", 10, "bold"],
        [40, 278, "Norsk: Morsmål"],
      ]),
    );
    expect(resume.work?.map(({ name, position }) => [name, position])).toEqual([
      ["NAV", "Veileder"],
      ["KPMG", "Rådgiver"],
    ]);
    expect(resume.education).toMatchObject([{ institution: "NTNU", studyType: "Master" }]);
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

  test("treats employers styled like headings as entries", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Erfaring", 10, "bold"],
        [40, 150, "Brygga Sjømat", 10, "bold"],
        [40, 162, "Kokk (2019–2021)"],
        [40, 182, "Fjordkroa Molde", 10, "bold"],
        [40, 194, "Servitør (2015–2018)"],
        [40, 214, "Utdanning", 10, "bold"],
        [40, 234, "Fagbrev i kokkfaget (2011–2015)"],
        [40, 254, "Språk", 10, "bold"],
        [40, 274, "Norsk: Morsmål"],
      ]),
    );
    expect(resume.work?.map(({ name, position }) => [name, position])).toEqual([
      ["Brygga Sjømat", "Kokk"],
      ["Fjordkroa Molde", "Servitør"],
    ]);
  });
});
