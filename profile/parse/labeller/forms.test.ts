import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { readText } from "../fixtures/text.ts";

const row = (y: number, cells: [x: number, text: string][]): PositionedText[] =>
  cells.map(([x, text]) => [x, y, text]);
const parse = (...rows: PositionedText[][]) => parsePages(page([...headTexts, ...rows.flat()])).resume;

describe("A table whose header is known", () => {
  test("holds posts without pay below their heading, and text behind the titles of jobs", () => {
    const cells = (y: number, ...texts: string[]) =>
      row(
        y,
        texts.map((text, index): [number, string] => [40 + index * 120, text]),
      );
    const { work, volunteer } = parse(
      [[40, 130, "Praksis", 14]],
      cells(154, "Fra", "Til", "Arbeidsgiver", "Stilling"),
      cells(174, "1984", "1988", "Testdal Rederi AS", "Matros. Nordsjøen og kontinentet."),
      cells(194, "1988", "1995", "Prøvevik Havn KF", "Havnebetjent"),
      [[40, 230, "Tillitsverv", 14]],
      cells(254, "Fra", "Til", "Organisasjon", "Verv"),
      cells(274, "2010", "2016", "Testdal Seilforening", "Kasserer"),
      cells(294, "2017", "2019", "Prøvevik Musikklag", "Styremedlem"),
    );
    expect(work).toMatchObject([
      { name: "Testdal Rederi AS", position: "Matros", summary: "Nordsjøen og kontinentet." },
      { name: "Prøvevik Havn KF", position: "Havnebetjent" },
    ]);
    expect(volunteer).toMatchObject([
      { organization: "Testdal Seilforening", position: "Kasserer", startDate: "2010", endDate: "2016" },
      { organization: "Prøvevik Musikklag", position: "Styremedlem" },
    ]);
  });

  test("has the school above the title in a column for both", () => {
    const { work } = parse(
      [[40, 130, "Employment", 14]],
      row(154, [
        [40, "From – to"],
        [180, "School and post"],
        [400, "Main responsibilities"],
      ]),
      row(174, [
        [40, "01.09.2017 – present"],
        [180, "Testdale Primary School, Norwich"],
        [400, "Curriculum and timetable"],
      ]),
      row(188, [
        [180, "Deputy Headteacher"],
        [400, "Safeguarding lead"],
      ]),
      row(210, [
        [40, "01.09.2012 – 31.08.2017"],
        [180, "Test Junior School, Hemsby"],
        [400, "Leader of Key Stage 2"],
      ]),
      row(224, [
        [180, "Assistant Headteacher"],
        [400, "English lead"],
      ]),
    );
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ["Testdale Primary School", "Deputy Headteacher"],
      ["Test Junior School", "Assistant Headteacher"],
    ]);
  });

  test("has an entry per row, also where a cell is empty", () => {
    const { work } = parse(
      [[40, 130, "Employment history", 14]],
      row(154, [
        [40, "Name of employer"],
        [180, "Post held"],
        [300, "Date from"],
        [380, "Date to"],
        [460, "Reason for leaving"],
      ]),
      row(174, [
        [40, "Testdal Hospital"],
        [180, "Staff nurse"],
        [300, "10/2012"],
        [380, "01/2017"],
        [460, "Promotion"],
      ]),
      row(194, [
        [40, "Brygga Care Home"],
        [180, "Nurse"],
        [300, "2010"],
        [460, "Moved"],
      ]),
      row(214, [
        [40, "Prøvevik Clinic"],
        [180, "Assistant"],
        [300, "2008"],
        [380, "2009"],
      ]),
    );
    expect(work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ["Testdal Hospital", "Staff nurse", "2012-10"],
      ["Brygga Care Home", "Nurse", "2010"],
      ["Prøvevik Clinic", "Assistant", "2008"],
    ]);
    expect(JSON.stringify(work)).not.toMatch(/Promotion|Moved/);
  });

  test("takes employer and period from their columns only", () => {
    const xs = [40, 130, 220, 290, 340, 440, 500];
    const cells = (y: number, ...texts: string[]) =>
      row(
        y,
        texts.map((text, index): [number, string] => [xs[index] ?? 0, text]),
      );
    const { work } = parse(
      [[40, 130, "Sea service", 14]],
      cells(154, "Rank", "Vessel", "Type", "DWT", "Company", "Sign on", "Sign off"),
      cells(
        174,
        "Chief officer",
        "MT Prøve",
        "Tanker",
        "29,100",
        "Testdal Rederi",
        "14.01.2024",
        "22.09.2024",
      ),
      cells(
        194,
        "2nd officer",
        "MT Brygga",
        "Tanker",
        "46,800",
        "Prøvevik Rederi",
        "11.04.2021",
        "30.12.2021",
      ),
      cells(214, "3rd officer", "MV Test", "Bulk", "55,600", "Testdal Rederi", "05.10.2015", "28.07.2016"),
    );
    expect(work?.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
      ["Testdal Rederi", "2024-01-14", "2024-09-22"],
      ["Prøvevik Rederi", "2021-04-11", "2021-12-30"],
      ["Testdal Rederi", "2015-10-05", "2016-07-28"],
    ]);
  });

  test("ends at a text at its left edge", () => {
    const { education, skills } = parse(
      [[40, 130, "Utdanning", 14]],
      row(154, [
        [40, "Skole"],
        [200, "Fag"],
        [320, "Karakter"],
        [400, "År"],
      ]),
      row(174, [
        [40, "NTNU"],
        [200, "Bachelor i økonomi"],
        [320, "B"],
        [400, "2012"],
      ]),
      row(194, [
        [40, "Prøvevik videregående skole"],
        [200, "Salg og service"],
        [320, "–"],
        [400, "2009"],
      ]),
      [[40, 234, "Ferdigheter", 14]],
      row(254, [[40, "Excel, Visma, Word"]]),
    );
    expect(education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ["NTNU", "2012"],
      ["Prøvevik videregående skole", "2009"],
    ]);
    expect(JSON.stringify(skills)).toMatch(/Excel.*Visma.*Word/);
  });

  test("says what it is about, also below an unknown heading", () => {
    const { work, education } = parse(
      [[40, 130, "E. Fartøy (siste først)", 14]],
      row(154, [
        [40, "Nr."],
        [80, "Rederi"],
        [240, "Stilling"],
        [360, "Påmønstret"],
        [460, "Avmønstret"],
      ]),
      row(174, [
        [40, "1"],
        [80, "Prøvevik Shipping"],
        [240, "Overstyrmann"],
        [360, "04.2019"],
        [460, "10.2021"],
      ]),
      row(194, [
        [40, "2"],
        [80, "Testdal Rederi"],
        [240, "Styrmann"],
        [360, "07.2016"],
        [460, "12.2018"],
      ]),
    );
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ["Prøvevik Shipping", "Overstyrmann"],
      ["Testdal Rederi", "Styrmann"],
    ]);
    expect(education).toBeUndefined();
  });

  test("names schools as employers where it names positions", () => {
    const { work } = parse(
      [[40, 130, "Employment", 14]],
      row(154, [
        [40, "School"],
        [240, "Post held"],
        [400, "Dates"],
      ]),
      row(174, [
        [40, "Testdal Primary School"],
        [240, "Teacher"],
        [400, "2019 – 2021"],
      ]),
      row(194, [
        [40, "Prøvevik College"],
        [240, "Cleaner"],
        [400, "2015 – 2018"],
      ]),
    );
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ["Testdal Primary School", "Teacher"],
      ["Prøvevik College", "Cleaner"],
    ]);
  });
});

test("A remark in a form is neither a task nor an employer", () => {
  const { work } = parse(
    [[40, 130, "Employment", 14]],
    row(154, [
      [40, "Employer"],
      [200, "Brygga Sjømat"],
    ]),
    row(168, [
      [40, "Position held"],
      [200, "Cook"],
    ]),
    row(182, [
      [40, "From (month/year)"],
      [200, "04/2019"],
    ]),
    row(196, [
      [40, "To (month/year)"],
      [200, "10/2021"],
    ]),
    row(210, [
      [40, "Reason for leaving"],
      [200, "Moved to another town"],
    ]),
    [[40, 250, "Languages", 14]],
    row(270, [[40, "Norwegian, English"]]),
  );
  expect(work).toMatchObject([
    { name: "Brygga Sjømat", position: "Cook", startDate: "2019-04", endDate: "2021-10" },
  ]);
  expect(JSON.stringify(work)).not.toContain("Moved");
});

test("Rows with a date in the same cell are an entry each, without a header too", () => {
  const jobs = [
    ["Testdal Technical Services Ltd", "Consulting engineer", "2017 –"],
    ["Brygga Pumps plc", "Chief design engineer", "2008 – 2017"],
    ["Brygga Pumps plc", "Senior design engineer", "1999 – 2008"],
    ["Prøve & Askew Fans", "Development engineer", "1994 – 1999"],
  ];
  const rows = jobs.map(([employer = "", title = "", period = ""], index) =>
    row(154 + index * 12, [
      [40, employer],
      [240, title],
      [420, period],
    ]),
  );
  const { work } = parse(
    [[40, 130, "Career in brief", 14]],
    ...rows,
    [[40, 230, "Languages", 14]],
    [[40, 250, "English"]],
  );
  expect(work?.map(({ name, position }) => [name, position])).toEqual(
    jobs.map(([name, title]) => [name, title]),
  );
});

test("A form with two labels in a row has the employer's address, not the owner's, and no salary", () => {
  const job = (y: number, employer: string, town: string, title: string, start: string, end: string) => [
    row(y, [
      [40, "Employer name"],
      [150, employer],
      [320, "Type of business"],
      [430, "Hospital"],
    ]),
    row(y + 14, [
      [40, "Address"],
      [150, town],
      [320, "Job title"],
      [430, title],
    ]),
    row(y + 28, [
      [40, "Start date"],
      [150, start],
      [320, "End date"],
      [430, end],
    ]),
    row(y + 42, [
      [40, "Grade"],
      [150, "–"],
      [320, "Salary"],
      [430, "£19,020"],
    ]),
    row(y + 56, [
      [40, "Reporting to"],
      [150, "Senior sister"],
      [320, "Period of notice"],
      [430, "4 weeks"],
    ]),
  ];
  const { basics, work } = parse(
    [[40, 130, "Employment history", 14]],
    ...job(154, "Testdal Hospital", "Leicester", "Staff nurse", "06/2020", "05/2024"),
    ...job(240, "Brygga Hospital", "Leeds", "Care assistant", "09/2018", "06/2020"),
    [[40, 330, "Languages", 14]],
    row(350, [[40, "Norwegian, English"]]),
  );
  expect(work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ["Testdal Hospital", "Staff nurse", "2020-06"],
    ["Brygga Hospital", "Care assistant", "2018-09"],
  ]);
  expect(basics?.location).toBeUndefined();
  expect(JSON.stringify(work)).not.toMatch(/19,020|Senior sister|4 weeks/);
});

test("A surname beside another label is the owner's", () => {
  const { basics } = parsePages(
    page([
      [40, 60, "Application for Seagoing Employment", 16],
      [40, 100, "1. Personal data", 12],
      ...row(120, [
        [40, "Surname"],
        [150, "PRØVE"],
        [320, "Rank applied for"],
        [430, "2nd Engineer"],
      ]),
      ...row(134, [
        [40, "Given names"],
        [150, "Kari Testdal"],
        [320, "Available from"],
        [430, "15.02.2025"],
      ]),
      ...row(148, [
        [40, "E-mail"],
        [150, "kari@testdal.example"],
      ]),
      [40, 190, "2. Languages", 12],
      [40, 210, "Norwegian, English"],
    ]),
  ).resume;
  expect(basics?.name).toBe("Kari Testdal Prøve");
});

test("gives a role its own period below that of its employer", () => {
  const { work } = parse(
    [[40, 130, "Career history", 14]],
    [[40, 154, "Testdal Government, Brygga Quay (2018 – present)"]],
    [[40, 168, "Senior Policy Manager, June 2021 – present"]],
    [[40, 181, "• Led a team of five on housing standards"]],
    [[40, 194, "Deputy Private Secretary, November 2019 – June 2021"]],
    [[40, 207, "• Diary, correspondence and travel"]],
  );
  expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ["Senior Policy Manager", "2021-06", undefined],
    ["Deputy Private Secretary", "2019-11", "2021-06"],
  ]);
});

test("reads short jobs in one row each", () => {
  const { work } = parse(
    [[40, 130, "Seasons", 14]],
    [[40, 154, "Brygga Hotel, Testvik – cook, 2017"]],
    [[40, 167, "Restaurant Prøve, Leeds – cook, 2016"]],
    [[40, 180, "Testdal Lodge, Bergen – waiter, winter 2014-15"]],
    [[40, 210, "Work experience", 14]],
    [[40, 230, "Brygga Kitchen, Leeds"]],
    [[40, 243, "Head chef, 2018 – now"]],
    [[40, 256, "• Led a brigade of six"]],
  );
  expect(work?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Brygga Hotel", "Restaurant Prøve", "Testdal Lodge"]),
  );
});

test("keeps names of certificates apart that would have fitted into one line", () => {
  const { certificates } = parse(
    [[40, 130, "Certifications", 14]],
    [[40, 154, "Hot works"]],
    [[40, 167, "Working at height"]],
    [[40, 180, "Advanced formulas in"]],
    [[40, 193, "spreadsheets"]],
    [[40, 206, "First aid"]],
  );
  expect(certificates?.map(({ name }) => name)).toEqual([
    "Hot works",
    "Working at height",
    "Advanced formulas in spreadsheets",
    "First aid",
  ]);
});

test("keeps a department with its employer", () => {
  const { work } = parse(
    [[40, 130, "Arbeidserfaring", 14]],
    [
      [40, 154, "2015–2019"],
      [140, 154, "Vernepleier"],
    ],
    [[140, 167, "Testdal sykehus HF, avdeling for habilitering, Bergen"]],
    [[140, 180, "• Ambulant arbeid ut mot kommunene"]],
    [
      [40, 200, "2011–2015"],
      [140, 200, "Miljøterapeut"],
    ],
    [[140, 213, "Brygga kommune, hjemmetjenesten"]],
    [[140, 226, "• Opplæring av vikarer"]],
  );
  expect(work?.map(({ name }) => name)).toEqual([
    "Testdal sykehus HF, avdeling for habilitering",
    "Brygga kommune, hjemmetjenesten",
  ]);
});

test("keeps a title behind an employer that names a department", () => {
  const { work } = parse(
    [[40, 130, "Work experience", 14]],
    [[40, 154, "Testdal Ltd, Director of Operations, 2018 – 2021"]],
    [[40, 167, "• Led the move of three plants"]],
    [[40, 187, "Brygga Ltd, Head of Department, 2015 – 2018"]],
    [[40, 200, "• Led a team of twelve"]],
  );
  expect(work?.map(({ name, position }) => [name, position])).toEqual([
    ["Testdal Ltd", "Director of Operations"],
    ["Brygga Ltd", "Head of Department"],
  ]);
});

test("joins a period whose end stands in the row of the title", () => {
  const { work } = parse(
    [[40, 130, "Work experience", 14]],
    row(154, [
      [40, "Testdal Ltd"],
      [400, "Jan 2015 –"],
    ]),
    row(167, [
      [40, "Manager"],
      [400, "Mar 2019"],
    ]),
    [[40, 180, "• Led a team of twelve"]],
  );
  expect(work?.[0]).toMatchObject({ startDate: "2015-01", endDate: "2019-03" });
});

test("does not take a grade for a degree", () => {
  const { education } = parse(
    [[40, 130, "Education", 14]],
    [[40, 154, "Testdal University, Bachelor of Science, 2008 – 2011"]],
    [[40, 170, "Final grade: 7.21/10"]],
  );
  expect(education).toHaveLength(1);
  expect(JSON.stringify(education)).not.toContain("7.21");
});

test.each(["", "1. "])("reads jobs with labels below a heading with a remark, numbered %j", (number) => {
  const { work } = readText(
    `CAREER OBJECTIVE\nTo work with a good organisation.\n\nWORK EXPERIENCE (10 years)\n\n${number}Company: Testdal Agro Pvt. Ltd.\nDesignation: Accounts Executive\nPeriod: April 2021 – Till date\nJob Profile:\n- Monthly accounts\n\nEDUCATIONAL QUALIFICATION\n\nM.Com., Testdal University, 2018\n`,
  );
  expect(work).toMatchObject([
    { name: "Testdal Agro Pvt. Ltd.", position: "Accounts Executive", startDate: "2021-04" },
  ]);
});

test("reads courses in a table whose first column is called 'Title'", () => {
  const cells = (y: number, ...texts: string[]) =>
    row(
      y,
      texts.map((text, index): [number, string] => [40 + index * 180, text]),
    );
  const { certificates, work } = parse(
    [[40, 130, "Licenses, certificates and trainings", 14]],
    cells(154, "Title", "Issued by", "Date"),
    cells(174, "Basic Life Support Provider", "Testdal Heart Association", "May 2025"),
    cells(194, "Dialysis Nurse Training Program", "Testdal Renal Nurses", "April 2022"),
  );
  expect(work).toBeUndefined();
  expect(certificates).toMatchObject([
    { name: "Basic Life Support Provider", issuer: "Testdal Heart Association", date: "2025-05" },
    { name: "Dialysis Nurse Training Program", issuer: "Testdal Renal Nurses", date: "2022-04" },
  ]);
});

test("reads the desired employment and the groups of skills of an old Europass form", () => {
  const { basics, skills, work } = parse(
    row(112, [
      [40, "Desired employment / Occupational field"],
      [260, "Chief Officer, tankers"],
    ]),
    [[40, 140, "Work experience", 12]],
    row(160, [
      [40, "Dates"],
      [260, "2019 – 2023"],
    ]),
    row(174, [
      [40, "Occupation or position held"],
      [260, "Second Officer"],
    ]),
    row(188, [
      [40, "Name and address of employer"],
      [260, "Testdal Shipping Ltd, Leith"],
    ]),
    [[40, 210, "Personal skills and competences", 12]],
    row(230, [
      [40, "Social skills and competences"],
      [260, "Works well in crews of many nations"],
    ]),
    row(244, [
      [40, "Computer skills and competences"],
      [260, "Excel, AutoCAD"],
    ]),
  );
  expect(basics?.label).toBe("Chief Officer, tankers");
  expect(work).toMatchObject([{ name: "Testdal Shipping Ltd", position: "Second Officer" }]);
  expect(skills).toEqual([
    { name: "Social skills and competences", keywords: ["Works well in crews of many nations"] },
    { name: "Computer skills and competences", keywords: ["Excel", "AutoCAD"] },
  ]);
});

test("a large heading in another font than the others begins its section", () => {
  const { work, skills } = parse(
    [[40, 130, "Kompetanse", 14, "bold"]],
    row(150, [[40, "Excel, Visma, Word"]]),
    [[40, 180, "Arbeidserfaring", 14, "other"]],
    row(200, [
      [40, "aug. 2021 - nå"],
      [180, "Fagarbeider"],
    ]),
    row(212, [[180, "Testdal skole, Prøvevik"]]),
    row(224, [[180, "Ansvar for aktivitetsplan, mat og ukesbrev"]]),
    [[40, 250, "Utdanning", 14, "bold"]],
    row(270, [
      [40, "2016 - 2018"],
      [180, "Fagbrev, Prøvevik skole"],
    ]),
  );
  expect(skills).toHaveLength(3);
  expect(work).toMatchObject([{ name: "Testdal skole", position: "Fagarbeider" }]);
});

test("reads when a degree is expected, and no address of an employer as a task", () => {
  const { education, work } = parse(
    [[40, 130, "Experience", 14]],
    row(150, [[40, "Cook, Prøve Hotel"]]),
    row(162, [[40, "2019 – 2021"]]),
    row(174, [[40, "Business or Sector Hotels | Website prove.example"]]),
    [[40, 200, "Education", 14]],
    row(220, [[40, "University of Testham"]]),
    row(232, [[40, "BSc Chemistry"]]),
    row(244, [[40, "Expected Aug 2027 | Testham"]]),
  );
  expect(education).toMatchObject([{ institution: "University of Testham", endDate: "2027-08" }]);
  expect(JSON.stringify(work)).not.toContain("Sector");
});

test("joins the head of a job that wraps above its period", () => {
  const { work } = parse(
    [[40, 130, "Experience", 14, "bold"]],
    [[40, 150, "Senior Keeper, Hoofstock and Small Carnivores • Testham", 11, "bold"]],
    [[40, 163, "Plains Zoo, Prøvevik", 11, "bold"]],
    row(176, [[40, "May 2021 – To date"]]),
    row(190, [[40, "Runs a string of 41 animals and five keepers there"]]),
    [[40, 220, "Keeper • Gulf Bend Aquarium", 11, "bold"]],
    row(233, [[40, "Feb 2018 – April 2021"]]),
    [[40, 260, "Education", 14, "bold"]],
    row(280, [[40, "BSc Zoology, University of Testham, 2017"]]),
  );
  expect(work).toMatchObject([
    { name: "Testham Plains Zoo", position: "Senior Keeper, Hoofstock and Small Carnivores" },
    { name: "Gulf Bend Aquarium", position: "Keeper" },
  ]);
});

test("a row below a job that begins with a title is a job without a period", () => {
  const { work } = parse(
    [[40, 130, "Arbeidserfaring", 14]],
    row(150, [
      [40, "1988 – 1991"],
      [140, "Regnskapsassistent, Prøve Revisjon, Testdal"],
    ]),
    row(164, [
      [40, "1987"],
      [140, "Kokk, Hotell Prøve, Lillehammer"],
    ]),
    row(178, [[140, "Avløser på gård, Øvre Testgarden, Snertingdal"]]),
    [[40, 210, "Utdanning", 14]],
  );
  expect(work?.map(({ position }) => position)).toEqual(["Regnskapsassistent", "Kokk", "Avløser på gård"]);
});

test("languages below their heading in the style of groups of skills are languages, but not those of programmers", () => {
  const skills = (...rows: PositionedText[][]) =>
    parse(
      [[40, 130, "Skills", 14, "bold"]],
      [[40, 150, "Lab", 11, "bold"]],
      row(163, [[40, "Microscopy • Titration • Glassblowing"]]),
      ...rows,
      [[40, 250, "Education", 14, "bold"]],
      row(270, [[40, "BSc Chemistry, University of Testham, 2017"]]),
    );
  const spoken = row(193, [[40, "English • French (conversational)"]]);
  expect(skills([[40, 180, "Spoken", 11, "bold"]], spoken).languages).toMatchObject([
    { language: "English" },
    { language: "French", fluency: "conversational" },
  ]);
  const tools: PositionedText[] = [
    [40, 180, "Languages", 11, "bold"],
    [140, 180, "Testscript • Prøvelang"],
  ];
  expect(JSON.stringify(skills(tools).skills)).toContain("Testscript");
});

test("knows the labels of the Europass form in nynorsk", () => {
  const { work } = readText(
    "ARBEIDSERFARING\n\nTidsrom\t2001 – 2008\nYrke eller stilling\tElektrikar\nHovudaktivitetar og ansvarsområde\tOmbygging\nNamn og adresse på arbeidsgjevar\tVågsvåg Skipsservice, 6700 Måløy\nType verksemd eller sektor\tVerft\n\nTidsrom\t1996 – 2001\nYrke eller stilling\tMontør\nHovudaktivitetar og ansvarsområde\tVakt\nNamn og adresse på arbeidsgjevar\tStryn Kraftlag, 6783 Stryn\nType verksemd eller sektor\tEnergiverk\n",
  );
  expect(work?.map(({ name }) => name)).toEqual(["Vågsvåg Skipsservice", "Stryn Kraftlag"]);
});
