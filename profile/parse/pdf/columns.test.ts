import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages as read } from "../fixtures/page.ts";
import type { LineStructure } from "../labeller/structure.ts";
import { isLabelColumn } from "./label-columns.ts";
import { buildSource } from "./parse-pdf.ts";

/** The sections that have a heading, in their order. */
const headedSections = (structure: LineStructure[]) =>
  structure.filter(({ isHeading }) => isHeading).map(({ section }) => section);

describe("Columns", () => {
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

  test("reads the labels of Europass above a line that crosses them as those below", () => {
    /** A label that ends at 176. */
    const label = (y: number, text: string): PositionedText => [176 - text.length * 3.5, y, text, 7];
    const centred = (x: number, y: number, text: string): PositionedText => [x - text.length * 2, y, text, 8];
    const { lines } = buildSource([
      page(headTexts),
      page([
        [86, 56, "Personal skills and", 9, "bold"],
        [126, 72, "competences", 9, "bold"],
        [120, 100, "Mother tongue(s)", 7, "bold"],
        [194, 100, "Bulgarian", 8, "bold"],
        [117, 129, "Other language(s)", 7, "bold"],
        label(144, "Self-assessment"),
        centred(311, 142, "Understanding"),
        centred(432, 142, "Speaking"),
        centred(523, 142, "Writing"),
        centred(281, 153, "Listening"),
        centred(341, 153, "Reading"),
        centred(402, 153, "Spoken"),
        centred(462, 153, "Spoken"),
        label(157, "European level (*)"),
        centred(402, 162, "interaction"),
        centred(462, 162, "production"),
        ...["Norwegian", "English", "Russian", "Greek"].flatMap((name, index): PositionedText[] => [
          centred(220, 172 + index * 11, name),
          ...[280, 341, 402, 462, 523].map((x) => centred(x, 172 + index * 11, "B1")),
        ]),
        [190, 228, "(*) Common European Framework of Reference for Languages", 7],
        label(256, "Social skills and competences"),
        [
          194,
          256,
          "I have worked with nine nationalities at the same time and I like it. Patient teacher.",
          7,
        ],
        label(271, "Organisational skills and"),
        [194, 271, "Planning of shifts, ordering of consumables, follow-up of welder certificates.", 7],
        label(284, "competences"),
        label(300, "Technical skills and competences"),
        [194, 300, "TIG, MMA, MAG, SAW and FCAW; duplex, 6Mo, CuNi, titanium (little); orbital welding", 7],
        label(328, "Computer skills and competences"),
        [194, 328, "Excel, Outlook, WeldEye, a little SAP.", 7],
        label(343, "Artistic skills and competences"),
        [194, 343, "I play kaval in a Bulgarian folk group in Stavanger.", 7],
        label(358, "Driving licence"),
        [194, 358, "B, BE", 7],
        label(385, "Additional information"),
        [194, 385, "Certificates: EN ISO 9606-1 TIG 141 (2023), Hot work (2022), Truck T4", 7],
        [194, 398, "(2016), Working at height (2021)", 7],
        label(442, "Annexes"),
        [194, 442, "Copies of certificates, 9 pages", 7],
      ]),
    ]);
    const rows = lines.map(({ text }) => text);
    expect(rows).toContain("Mother tongue(s)\tBulgarian");
    expect(rows).toContain("Self-assessment\tUnderstanding\tSpeaking\tWriting");
  });

  test("reads two lists with dates side by side below their headings, under whole rows", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "UTDANNING", 12, "bold"],
        [40, 150, "Bachelor i PR og kommunikasjon", 10, "bold"],
        [440, 150, "2021 – 2024"],
        [40, 164, "Høyskolen Prøve, Oslo"],
        [40, 186, "Medier og kommunikasjon", 10, "bold"],
        [440, 186, "2017 – 2020"],
        [40, 200, "Drammen videregående skole"],
        [40, 230, "FRIVILLIG", 12, "bold"],
        [300, 230, "KURS M.M.", 12, "bold"],
        [40, 250, "Ansvarlig for sosiale medier"],
        [300, 250, "Google Analytics (2023)"],
        [40, 264, "Elvelangs-festivalen, 2022–2023"],
        [300, 264, "Førstehjelp, Røde Kors, 2022"],
        [40, 282, "Håndballtrener jenter 10"],
        [300, 278, "Førerkort klasse B"],
        [40, 296, "Skoger HK, 2018–2020"],
      ]),
    );
    expect(resume.volunteer?.map(({ organization }) => organization)).toEqual([
      "Elvelangs-festivalen",
      "Skoger HK",
    ]);
    expect(resume.certificates).toHaveLength(3);
  });

  test("goes on with the columns of the page before, beside the words around a chart", () => {
    const rows = Array.from({ length: 24 }, (_, row): PositionedText[] => [
      [40, 120 + row * 20, `Cleaned and published the data of site number ${row}`],
      [359, 120 + row * 20 + (row % 3) * 4, `I like messy data, plain English ${row}`],
    ]);
    const { lines } = buildSource([
      page([
        ...headTexts,
        [40, 104, "EXPERIENCE", 12, "bold"],
        [359, 104, "ABOUT ME", 12, "bold"],
        ...rows.flat(),
      ]),
      page([
        [40, 47, "A DAY OF MY LIFE", 12, "bold"],
        [90, 67, "Cooking for the", 8],
        [110, 77, "house", 8],
        [170, 77, "Sleep, plus or minus", 8],
        [190, 87, "one cat", 8],
        [40, 105, "Ferry, podcasts", 8],
        [60, 123, "Wall time", 8],
        [180, 123, "Arguing with", 8],
        [180, 133, "spreadsheets", 8],
        [359, 47, "TICKETS", 12, "bold"],
        [359, 67, "First Aid HLTAID011, 2024"],
        [359, 85, "Climbing Wall Supervisor, ACIA, 2019"],
        [359, 104, "Working with Vulnerable People card"],
        [359, 123, "C class licence (manual)"],
        [359, 150, "VOLUNTEERING", 12, "bold"],
        [359, 166, "Volunteer"],
        [359, 180, "SES Hobart Unit"],
      ]),
    ]);
    const texts = lines.map(({ text }) => text);
    expect(texts).toContain("TICKETS");
    expect(texts).toContain("First Aid HLTAID011, 2024");
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

  test("reads dates and languages beside their lines, below headings in the same margin", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [50, 130, "Godkjenninger i lovregulerte yrker og andre godkjenninger", 13, "bold"],
        [50, 152, "april 2021"],
        [210, 152, "HMS-kort renhold", 10, "bold"],
        [210, 166, "Arbeidstilsynet"],
        [50, 196, "Språk", 13, "bold"],
        [50, 218, "Tigrinja"],
        [210, 218, "Muntlig: Førstespråk (morsmål)"],
        [210, 232, "Skriftlig: Godt"],
        [50, 254, "Norsk"],
        [210, 254, "Muntlig: Godt"],
        [210, 268, "Skriftlig: Nybegynner"],
        [50, 298, "Annen erfaring", 13, "bold"],
        [50, 320, "2019 - nå"],
        [210, 320, "Kjøkkenhjelp", 10, "bold"],
        [210, 334, "Testdal frivilligsentral"],
        [50, 364, "Kompetanser", 13, "bold"],
        [210, 386, "Rengjøring, vask av hotellrom, klesvask"],
      ]),
    );
    expect(resume.languages).toEqual([
      { language: "Tigrinja", fluency: "Muntlig: Førstespråk (morsmål), Skriftlig: Godt" },
      { language: "Norsk", fluency: "Muntlig: Godt, Skriftlig: Nybegynner" },
    ]);
  });

  test("keeps the sidebar of the page before, also where it has more text than the other column", () => {
    const rows = Array.from({ length: 26 }, (_, row): PositionedText[] => [
      [40, 124 + row * 20, `Cleaned and published the data of site number ${row}`],
      ...(row < 24 ? [[359, 124 + row * 20 + 4, `Plain English ${row}`] satisfies PositionedText] : []),
    ]);
    const { lines } = buildSource([
      page([
        ...headTexts,
        [40, 104, "EXPERIENCE", 12, "bold"],
        [359, 104, "STRENGTHS", 12, "bold"],
        ...rows.flat(),
        [359, 610, "EDUCATION", 12, "bold"],
        [359, 626, "Master carpenter"],
      ]),
      page([
        [40, 60, "Waiter"],
        [40, 74, "Café Prøve"],
        [40, 88, "2004 – 2006"],
        [359, 60, "Bachelor of journalism, with a thesis on news"],
        [359, 74, "Testdal University College"],
        [359, 88, "2006 – 2008"],
        [359, 110, "COURSES", 12, "bold"],
        [359, 126, "Crisis communication in practice, part one"],
      ]),
    ]);
    const texts = lines.map(({ text }) => text);
    expect(texts.indexOf("Café Prøve")).toBeLessThan(texts.indexOf("STRENGTHS"));
    expect(texts.indexOf("Testdal University College")).toBeGreaterThan(texts.indexOf("Master carpenter"));
  });
  test("goes on with a sidebar that stands alone on the next page", () => {
    const { lines } = buildSource([
      page([
        [40, 60, "Kari Testdal", 20],
        [40, 100, "EXPERIENCE", 12, "bold"],
        [40, 120, "Site manager, Prøve Bygg AS, 2019 – 2024"],
        [40, 134, "• Led three sites with forty people on a budget"],
        [40, 148, "• Moved the yard to a larger place near the fjord"],
        [40, 170, "Carpenter, Brygga Bygg AS, 2012 – 2019"],
        [40, 184, "• Built and repaired roofs for schools and homes"],
        [380, 100, "PROFILE", 12, "bold"],
        [380, 113, "Calm when it is busy."],
        [380, 141, "EDUCATION", 12, "bold"],
        [380, 155, "Master carpenter"],
        [380, 169, "Testdal College, 2014"],
      ]),
      page([
        [380, 60, "Carpentry diploma"],
        [380, 74, "Prøve School, 2003"],
        [380, 100, "COURSES", 12, "bold"],
        [380, 114, "Scaffolding, 2010"],
      ]),
    ]);
    const texts = lines.map(({ text }) => text);
    expect(texts.slice(texts.indexOf("EDUCATION"))).toEqual([
      "EDUCATION",
      "Master carpenter",
      "Testdal College, 2014",
      "Carpentry diploma",
      "Prøve School, 2003",
      "COURSES",
      "Scaffolding, 2010",
    ]);
  });

  test("are no two where each language stands beside its level", () => {
    const rows = ["Setswana", "English", "Afrikaans", "Fanakalo"];
    const columns = (levels: string[]) => {
      const { runs } = page([
        [40, 141, "LANGUAGES", 12, "bold"],
        ...rows.map((row, at): PositionedText => [40, 150 + 13 * at, row]),
        ...levels.map((level, at): PositionedText => [240, 150 + 13 * at, level]),
      ]);
      return isLabelColumn(
        runs.filter(({ x }) => x < 100),
        runs.filter(({ x }) => x > 100),
      );
    };
    expect(columns(["Home language", "Fluent", "Good", "Working knowledge"])).toBe(true);
  });
});
