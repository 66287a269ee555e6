import { describe, expect, test } from "vitest";
import { buildResume, extracted } from "../extracted.ts";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { educationFields, volunteerFields } from "./entry-fields.ts";

const work = (text: string) =>
  read(`ARBEIDSERFARING\n\n${text}`).work?.map(({ name, position, location, startDate, endDate }) => [
    name,
    position,
    location,
    startDate,
    endDate,
  ]);

test("takes a town beside the period for the place, not for the organization", () => {
  const { education } = read(
    "UTDANNING\n\n01/2019 – 06/2021 Oslo, Norge\nMASTER I PRØVING\nTestdal universitet\n\n08/2012 – 06/2014 Bergen, Norge\nBACHELOR I PRØVING\nTestdal høgskole",
  );
  expect(education?.map(({ institution, startDate }) => [institution, startDate])).toEqual([
    ["Testdal universitet", "2019-01"],
    ["Testdal høgskole", "2012-08"],
  ]);
});

test.each([
  ["Materialforvalter i Testdal IL", "Testdal IL", "Materialforvalter"],
  ["First aider with Testdale Rovers", "Testdale Rovers", "First aider"],
  ["Foreningen for Testdal by", "Foreningen for Testdal by", undefined],
  ["Selskabet i Testdal", "Selskabet i Testdal", undefined],
])("divides the unpaid post %s where it names one", (post, organization, position) => {
  const { volunteer } = read(`VOLUNTEER WORK\n\n${post}, 2012 – 2014`);
  expect(volunteer?.map((entry) => [entry.organization, entry.position])).toEqual([[organization, position]]);
});

test("finds an unpaid post among the courses", () => {
  const { volunteer, certificates } = read(
    "KURS OG ANNET\n\n- Våtromskurs, 2016\n- Leder i Testdal skytterlag, 2015–2019",
  );
  expect(volunteer?.map((entry) => [entry.organization, entry.position])).toEqual([
    ["Testdal skytterlag", "Leder"],
  ]);
  expect(certificates?.map(({ name }) => name)).toEqual(["Våtromskurs"]);
});

test("reads dates at the end of names, but not years that belong to them", () => {
  const { certificates } = read(
    "KURS\n\n- Varme arbeider 2022\n- Truckførerbevis T1 2019\n- Incoterms 2020\n- Kurs i stell av dyr juni 2018",
  );
  expect(certificates?.map(({ name, date }) => [name, date])).toEqual([
    ["Varme arbeider", "2022"],
    ["Truckførerbevis T1 2019", undefined],
    ["Incoterms 2020", undefined],
    ["Kurs i stell av dyr", "2018-06"],
  ]);
});

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

test("splits degrees into type and subject, and separates grades and courses", () => {
  const { education } = read(
    "UTDANNING\n\nMaster i energi og miljø, NTNU (2005–2010)\nKarakter: A\n\nBSc in Economics, University of Leeds (2011–2014)",
  );
  expect(education).toEqual([
    {
      institution: "NTNU",
      studyType: "Master",
      area: "energi og miljø",
      startDate: "2005",
      endDate: "2010",
      score: "A",
    },
    {
      institution: "University of Leeds",
      studyType: "BSc",
      area: "Economics",
      startDate: "2011",
      endDate: "2014",
    },
  ]);
});

test.each([
  ["Norsk: Morsmål\nEngelsk: God"],
  ["Norsk (morsmål), engelsk (god)"],
  ["Norsk – Morsmål\nEngelsk – God"],
  ["Norsk      Morsmål\nEngelsk    God"],
])("languages and levels beside each other: %s", (text) => {
  const { languages } = read(`SPRÅK\n\n${text}`);
  expect(languages?.map(({ language, fluency }) => `${language} ${fluency}`.toLowerCase())).toEqual([
    "norsk morsmål",
    "engelsk god",
  ]);
});

test("keeps skill groups, separates levels, splits lists and keeps brackets together", () => {
  const { skills } = read(
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

test("parses issuer and date of courses", () => {
  const { certificates } = read(
    "KURS\n\n* Hygienekurs for serveringssteder, Mattilsynet (01/2019)\n* Førerkort klasse B (2022)",
  );
  expect(certificates).toEqual([
    { name: "Hygienekurs for serveringssteder", issuer: "Mattilsynet", date: "2019-01" },
    { name: "Førerkort klasse B", date: "2022" },
  ]);
});

test.each([
  [
    "11.2018: Medikamentkurs (Prøve kommune)\n* 03.2020: Sårstell (RVTS Øst)",
    "Medikamentkurs",
    "Prøve kommune",
  ],
  ["11/2007: Chartered Accountant (CIMA)\n* 03/2021: Power BI (Microsoft)", "Chartered Accountant", "CIMA"],
])("parses the issuer in brackets after a course: %s", (text, name, issuer) => {
  expect(read(`KURS\n\n* ${text}`).certificates?.[0]).toMatchObject({ name, issuer });
});

test("parses voluntary work, projects, awards, publications and interests", () => {
  const resume = read(
    "VERV\n\n* Trener gutter 10 år, Prøve IL fotball (2021–2023)\n\nPROSJEKTER\n\nTogtavla (2021): Avgangstavle for lesebrett.\n\nPRISER\n\n* Årets kokk, Testdal kommune (2022)\n\nPUBLIKASJONER\n\n* Kelp etter varme vintre, Prøvetidsskriftet, 2022\n\nINTERESSER\n\nSjakk, ski og korsang",
  );
  expect(resume.volunteer).toEqual([
    { organization: "Prøve IL fotball", position: "Trener gutter 10 år", startDate: "2021", endDate: "2023" },
  ]);
  expect(resume.projects).toEqual([
    { name: "Togtavla", description: "Avgangstavle for lesebrett.", startDate: "2021" },
  ]);
  expect(resume.awards).toEqual([{ title: "Årets kokk", awarder: "Testdal kommune", date: "2022" }]);
  expect(resume.publications).toEqual([
    { name: "Kelp etter varme vintre", publisher: "Prøvetidsskriftet", releaseDate: "2022" },
  ]);
  expect(resume.interests?.map(({ name }) => name)).toEqual(["Sjakk", "ski", "korsang"]);
});

test("parses the awarder after a comma", () => {
  expect(read("AWARDS\n\n* Best Thesis, University of Leeds (2014)").awards).toMatchObject([
    { title: "Best Thesis", awarder: "University of Leeds" },
  ]);
});

test("withholds a referee's contact data, even below an unknown heading", () => {
  const { withheld, resume } = parseResume(
    parseText(`${head}INTERESSER\n\nSjakk\nLena Prøve, tlf. 220 00 101, lena@brygga.example`),
  );
  expect(JSON.stringify({ ...resume, references: [] })).not.toMatch(/220 00 101|lena@/);
  expect(withheld.map(({ kind }) => kind)).toContain("reference");
});

test('parses contact data below "About"', () => {
  const { resume } = parseResume(
    parseText(
      "Kari Prøve Testdal\n\nABOUT\n\n22 00 00 14\nkari@testdal.example\n\nSKILLS\n\nFigma, Excel, Word",
    ),
  );
  expect(resume.basics).toMatchObject({ phone: "22 00 00 14", email: "kari@testdal.example" });
  expect(resume.basics?.summary).toBeUndefined();
});

test("keeps a skill in capitals and the next one apart", () => {
  const { skills } = read("FERDIGHETER\n\n* Regnskap\n* GDPR\n* Tripletex\n* SQL");
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

test("does not split the names of courses at 'at'", () => {
  const { certificates } = read("CERTIFICATES\n\n* Working at Height (2020)\n* First Aid at Work (2021)");
  expect(certificates?.map(({ name }) => name)).toEqual(["Working at Height", "First Aid at Work"]);
});

test("separates numbered publications", () => {
  const { publications } = read(
    "PUBLICATIONS\n\n[1] Testdal, K. (2014). Tidal power in fjords. Journal of Coasts.\n[2] Testdal, K. (2018). Salt and stone. Journal of Coasts.",
  );
  expect(publications?.map(({ name, releaseDate }) => [name, releaseDate])).toEqual([
    ["Tidal power in fjords", "2014"],
    ["Salt and stone", "2018"],
  ]);
});

describe("Forms start an entry", () => {
  const jobs = [
    ["Brygga Sjømat", "Souschef", undefined, "2022-05", undefined],
    ["Hotell Atlanterhav", "Kokk", undefined, "2018-09", "2022-04"],
  ];

  test("at their first label, whatever it is", () => {
    const entry = (period: string, employer: string, title: string) =>
      `Periode: ${period}\nArbeidsgiver: ${employer}\nArbeidsoppgaver: Menyer til selskaper\nStilling: ${title}\n`;
    expect(
      work(
        entry("05/2022 – d.d.", "Brygga Sjømat", "Souschef") +
          entry("09/2018 – 04/2022", "Hotell Atlanterhav", "Kokk"),
      ),
    ).toEqual(jobs);
  });

  test("at the label below a wide gap when the first entry lacks it", () => {
    const rows = [
      ["Stilling", "Souschef"],
      ["Periode", "05/2022 – d.d."],
      ["Arbeidsgiver", "Brygga Sjømat"],
      ["Arbeidsoppgaver", "Menyer til selskaper", "gap"],
      ["Stilling", "Kokk"],
      ["Periode", "09/2018 – 04/2022"],
      ["Arbeidsgiver", "Hotell Atlanterhav"],
    ];
    let y = 120;
    const { resume } = parsePages(
      page([
        ...headTexts,
        [40, 112, "Arbeidserfaring", 14, "bold"],
        ...rows.flatMap(([label = "", value = "", gap]): PositionedText[] => {
          y += gap ? 24 : 13;
          return [
            [40, y, label],
            [200, y, value],
          ];
        }),
      ]),
    );
    expect(resume.work?.map(({ position, startDate }) => [position, startDate])).toEqual([
      ["Souschef", "2022-05"],
      ["Kokk", "2018-09"],
    ]);
  });
});

test("a form ends at the next heading", () => {
  const form = (title: string, period: string) =>
    `Stilling: ${title}\nArbeidsgiver: Brygga Sjømat AS\nPeriode: ${period}\n`;
  expect(
    work(
      `${form("Souschef", "05/2022 – d.d.")}${form("Kokk", "09/2018 – 04/2022")}\nANNEN ERFARING\n\nServitør, Kafé Nord AS (2012–2015)\n\nBud, Posten AS (2010–2012)`,
    )?.map(([name, position]) => `${position}, ${name}`),
  ).toEqual([
    "Souschef, Brygga Sjømat AS",
    "Kokk, Brygga Sjømat AS",
    "Servitør, Kafé Nord AS",
    "Bud, Posten AS",
  ]);
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

describe("Tables", () => {
  test("with a header give each column its field", () => {
    const { work } = read(
      "ARBEIDSERFARING\n\nPeriode          Arbeidsgiver        Stilling         Arbeidsoppgaver\n2019 – d.d.      Prøve Bulk AS       Tankbilsjåfør    Drivstoff til gårdsbruk\n2009 – 2018      Testdal Transport   Lastebilsjåfør   Semitrailer og krokbil",
    );
    expect(work).toEqual([
      {
        name: "Prøve Bulk AS",
        position: "Tankbilsjåfør",
        startDate: "2019",
        summary: "Drivstoff til gårdsbruk",
      },
      {
        name: "Testdal Transport",
        position: "Lastebilsjåfør",
        startDate: "2009",
        endDate: "2018",
        summary: "Semitrailer og krokbil",
      },
    ]);
  });

  test("of skills keep the groups beside their lists", () => {
    expect(
      read("SKILLS\n\nPlatforms       AWS, Azure, Docker\nIntegration     Kafka, MuleSoft, REST").skills,
    ).toEqual([
      { name: "Platforms", keywords: ["AWS", "Azure", "Docker"] },
      { name: "Integration", keywords: ["Kafka", "MuleSoft", "REST"] },
    ]);
  });
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

test("splits the role of voluntary work from its organization", () => {
  expect(
    read(
      "VERV\n\n* Kasserer i Prøve jegerforening (2014 – 2019)\n* Sekretær i Testdal Sanitetsforening (2010 – 2012)",
    ).volunteer,
  ).toMatchObject([
    { organization: "Prøve jegerforening", position: "Kasserer" },
    { organization: "Testdal Sanitetsforening", position: "Sekretær" },
  ]);
});

test("splits the role from the organization after other words, and leaves out how often", () => {
  const { volunteer } = read(
    "VOLUNTEERING\n\nUnder-14 trainer with St Prøve's Club, 2018 – 2020\n\nTreasurer, Sunday’s Well committee, 2016 – 2017\n\nDriver for Prøve Night Shelter every Sunday, 2015 – 2016",
  );
  expect(volunteer?.map(({ position, organization }) => [position, organization])).toEqual([
    ["Under-14 trainer", "St Prøve's Club"],
    ["Treasurer", "Sunday’s Well committee"],
    ["Driver", "Prøve Night Shelter"],
  ]);
});

test("does not split the name of an organization", () => {
  for (const name of ["Guide Dogs for the Blind", "Scout group, junior section"])
    expect(volunteerFields({ organization: extracted(name, [0]), body: [] })).toMatchObject({
      organization: { value: name },
    });
});

test("keeps levels behind dashes apart from groups", () => {
  const { skills } = read(
    "SKILLS\n\nExcel – advanced, Word – basic\nFarm – fencing, lambing\n\nINTERESTS\n\nChess",
  );
  expect(skills?.map(({ name, level, keywords }) => [name, level ?? keywords])).toEqual([
    ["Excel", "advanced"],
    ["Word", "basic"],
    ["Farm", ["fencing", "lambing"]],
  ]);
});

test("parses a school behind a degree", () => {
  expect(read("EDUCATION\n\nMBA, University of Strathclyde (part time), 2014–2017").education).toMatchObject([
    { studyType: "MBA", institution: "University of Strathclyde" },
  ]);
});

test("splits the last two interests of a list, but not a sentence", () => {
  const interestsOf = (text: string) => read(`INTERESTS\n\n${text}\n`).interests?.map(({ name }) => name);
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

describe("Headings", () => {
  test("may have a remark or a letter", () => {
    const { skills, interests } = read(
      "A. Skills (self assessed, 1 to 5)\n\nSauces ........ 5\nRHEL 7/8/9\n\nB. Interests\n\nChess, rowing",
    );
    expect(skills?.map(({ name }) => name)).toEqual(["Sauces", "RHEL 7/8/9"]);
    expect(interests?.map(({ name }) => name)).toEqual(["Chess", "rowing"]);
  });

  test("may be questions", () => {
    const resume = read(
      "» Hvor har jeg jobbet?\n\n2019 – 2022   Kokk, Prøve AS\n\n» Hva har jeg lært på skolen?\n\n2015 – 2018   Kokkfag, Testdal videregående skole\n\n» Hvilke språk snakker jeg?\n\nNorsk, engelsk",
    );
    expect(resume.work).toHaveLength(1);
    expect(resume.education).toHaveLength(1);
    expect(resume.languages).toHaveLength(2);
  });

  test("over other things add nothing to the job above", () => {
    const resume = read(
      "ARBEIDSERFARING\n\n2019 – 2022   Kokk, Prøve AS\n- Laget menyer\n\nANNET\n\nEgen bil og verktøy, og jeg spiller i korps.",
    );
    expect(JSON.stringify(resume.work)).not.toContain("korps");
  });
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

describe("Education", () => {
  const education = (degree: string, school: string) => {
    const fields = educationFields({
      title: extracted(degree, [0]),
      organization: extracted(school, [0]),
      body: [],
    });
    const { institution, studyType, area, score } =
      buildResume({ education: [fields] }).resume.education?.[0] ?? {};
    return [institution, studyType, area, score];
  };

  test.each([
    ["BSc in Nursing (2:1)", "BSc", "Nursing", "2:1"],
    ["LLB in Law, First Class Honours", "LLB", "Law", "First Class Honours"],
    ["Master i rettsvitenskap (karakter B)", "Master", "rettsvitenskap", "karakter B"],
    ["Master in Computer Science", "Master", "Computer Science", undefined],
    ["Bachelor of Science in Nursing", "Bachelor of Science", "Nursing", undefined],
  ])("separates the grade from the degree: %s", (degree, studyType, area, score) => {
    expect(education(degree, "University of Kent")).toEqual(["University of Kent", studyType, area, score]);
  });

  test("leaves out the town behind the school, but not a part of its name", () => {
    expect(education("A levels", "Aylestone School, Hereford")[0]).toBe("Aylestone School");
    const berkeley = "University of California, Berkeley";
    expect(education("BSc", berkeley)[0]).toBe(berkeley);
  });
});

test("parses degree and field of study of a form in either order", () => {
  const form =
    "Field of study: Chemistry\nDegree: Master of Science\nSchool: University of Prøve\nPeriod: 2013 – 2015";
  const other =
    "Degree: Bachelor of Arts\nField of study: History\nSchool: Prøve College\nPeriod: 2010 – 2013";
  for (const [text, expected] of [
    [form, ["Master of Science", "Chemistry"]],
    [other, ["Bachelor of Arts", "History"]],
  ] as const)
    expect(
      read(`EDUCATION\n\n${text}\n\nINTERESTS\n\nChess`).education?.map(({ studyType, area }) => [
        studyType,
        area,
      ]),
    ).toEqual([expected]);
});

test("keeps the grade behind a school out of its name", () => {
  const [fields] = [
    educationFields({
      title: extracted("BA History", [0]),
      organization: extracted("University of Prøve (First)", [0]),
      body: [],
    }),
  ];
  expect(fields).toMatchObject({ institution: { value: "University of Prøve" } });
});

describe("The name of a certificate", () => {
  const certificates = (text: string) =>
    read(`KURS\n\n${text}`).certificates?.map(({ name, issuer, date }) => [name, issuer, date]);

  test("may continue behind a comma or in brackets", () => {
    expect(
      certificates("AHLR, årlig resertifisering (2021)\nGrunnleggende sikkerhetskurs (GSK), 2020"),
    ).toEqual([
      ["AHLR, årlig resertifisering", undefined, "2021"],
      ["Grunnleggende sikkerhetskurs (GSK)", undefined, "2020"],
    ]);
  });

  test("includes what it covers, in brackets", () => {
    expect(
      certificates("Truckførerbevis (T1–T4), 2019\nHjertestarter (for instruktører), 2021")?.map(
        ([name]) => name,
      ),
    ).toEqual(["Truckførerbevis (T1–T4)", "Hjertestarter (for instruktører)"]);
  });

  test("does not include its validity", () => {
    expect(
      certificates(
        "Driver CPC, valid to Sept 2028\nSafe Pass (expires 2027)\nTruckførerbevis, fornyet 2023",
      )?.map(([name]) => name),
    ).toEqual(["Driver CPC", "Safe Pass", "Truckførerbevis"]);
  });

  test("does not include an issuer in brackets", () => {
    expect(certificates("Varme arbeider (Norsk brannvernforening), 2021")).toEqual([
      ["Varme arbeider", "Norsk brannvernforening", "2021"],
    ]);
  });
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
  const { skills } = read("FERDIGHETER\n\nØkonomi: Xledger, Unit4. Analyse: Power BI, Jedox.");
  expect(skills?.map(({ name, keywords }) => [name, keywords])).toEqual([
    ["Økonomi", ["Xledger", "Unit4"]],
    ["Analyse", ["Power BI", "Jedox"]],
  ]);
});

test("splits the end of a list of skills, and leaves out the labels of forms", () => {
  expect(
    read("FERDIGHETER\n\nVisma, Framsikt og Microsoft 365\nArbeidsgiver").skills?.map(({ name }) => name),
  ).toEqual(["Visma", "Framsikt", "Microsoft 365"]);
  expect(read("FERDIGHETER\n\nVisma, risikovurdering og beredskap").skills?.map(({ name }) => name)).toEqual([
    "Visma",
    "risikovurdering og beredskap",
  ]);
});

test("Two names with a slash are one skill, and a list with slashes several", () => {
  const skillsOf = (text: string) => read(`SKILLS\n\n${text}\n`).skills?.map(({ name }) => name);
  expect(skillsOf("Tally Prime / ERP 9, Excel")).toEqual(["Tally Prime / ERP 9", "Excel"]);
  expect(skillsOf("Word / Excel / Outlook")).toEqual(["Word", "Excel", "Outlook"]);
  expect(skillsOf("TCP / IP, HTML / CSS / JavaScript")).toEqual(["TCP / IP", "HTML", "CSS", "JavaScript"]);
});

test("A date in the text of a job is no period of its own", () => {
  const { work } = read(
    "WORK EXPERIENCE\n\n03/2019 – Current\nSenior Staff Nurse\nTestdal University Hospital\n- Care of up to four patients after surgery\n- Shift leader on nights since 2021\n- Hand hygiene auditor for the unit\n\n09/2016 – 02/2019\nStaff Nurse\nBrygga View Hospital\n- Medical ward with 28 beds",
  );
  expect(work).toHaveLength(2);
  expect(work?.[0]?.highlights?.[1]).toBe("Shift leader on nights since 2021");
});

test("Courses and licences among the educations are certificates", () => {
  const { education, certificates } = read(
    "UTDANNING OG KURS\n\n2024\tKurs i ny regnskapslov, Regnskapsforum\n2012\tAutorisasjon som regnskapsfører, Finanstilsynet\n2008 – 2011\tBachelor i regnskap, Høgskolen i Testdal",
  );
  expect(education?.map(({ institution }) => institution)).toEqual(["Høgskolen i Testdal"]);
  expect(certificates?.map(({ name }) => name)).toEqual([
    "Kurs i ny regnskapslov",
    "Autorisasjon som regnskapsfører",
  ]);
});

test("A craft certificate has its trade as subject", () => {
  const { education } = read("UTDANNING\n\n2012\tFagbrev som yrkessjåfør, Opplæringskontoret i Testdal");
  expect(education?.[0]).toMatchObject({ studyType: "Fagbrev", area: "yrkessjåfør" });
});

test("A heading between dashes starts its section", () => {
  const { education } = read(
    "--- UTDANNING ------------------------\n\n2005 – 2010  Master i energi og miljø, NTNU\n\n--- SPRÅK ----------------\n\nNorsk, engelsk",
  );
  expect(education?.map(({ institution }) => institution)).toEqual(["NTNU"]);
});

test("A sentence among the skills is not split at its commas", () => {
  const text = "Ran weekly and monthly pay for up to 140 staff, incl. starters, leavers and sick pay";
  const { skills } = read(`SKILLS\n\n- ${text}\n- Excel, Word`);
  expect(skills?.map(({ name }) => name)).toEqual([text, "Excel", "Word"]);
});

test("keeps a subject with 'of' whole", () => {
  expect(educationFields({ title: extracted("BA (Hons) History of Art", [0]), body: [] })).toMatchObject({
    studyType: { value: "BA (Hons)" },
    area: { value: "History of Art" },
  });
});

test("leaves out the level that Europass sets beside a degree", () => {
  expect(
    educationFields({ title: extracted("Fagbrev i sveisefaget EQF-nivå 4", [0]), body: [] }),
  ).toMatchObject({
    area: { value: "sveisefaget" },
  });
});

test("splits no degree with 'of' into halves, and is fast for a long row of dashes", () => {
  const fields = (value: string) => educationFields({ title: extracted(value, [0]), body: [] });
  expect(fields("Post Graduate Certificate of Education")).not.toMatchObject({
    studyType: { value: "Post" },
  });
  const start = performance.now();
  fields(`Fagbrev ${"-".repeat(200_000)}`);
  expect(performance.now() - start).toBeLessThan(1000);
});
