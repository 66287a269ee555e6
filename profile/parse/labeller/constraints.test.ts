import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { parseResume } from "../parse-resume.ts";
import { buildSource } from "../pdf/parse-pdf.ts";
import { parseText } from "../plain/parse-text.ts";
import { allowedLabels } from "./constraints.ts";
import { findKnownSections } from "./known-sections.ts";
import { splitIntoUnits } from "./units.ts";

const head = "Kari Prøve Testdal\nkari@testdal.example\n22 00 00 14\n\n";
const read = (text: string) => parseResume(parseText(head + text)).resume;

describe("Labels that a line cannot have", () => {
  test("are all but the label's own in a form", () => {
    const { work } = read(
      "ARBEIDSERFARING\n\nDatoer: 2020 – nå\nStilling: Drift og verksted AS\nArbeidsgiver og sted: Seniorkokk, Bergen\n\nSPRÅK\n\nNorsk: morsmål",
    );
    expect(work).toMatchObject([{ position: "Drift og verksted AS", name: "Seniorkokk", startDate: "2020" }]);
  });

  test("are all but the label's own for a label of two parts", () => {
    const { work } = read(
      "ARBEIDSERFARING\n\nFra – til: 2020 ⟶ nå\nStilling: Drift og verksted AS\nArbeidsgiver: Seniorkokk, Bergen\n\nSPRÅK\n\nNorsk: morsmål",
    );
    expect(work).toMatchObject([{ position: "Drift og verksted AS", name: "Seniorkokk", startDate: "2020" }]);
    expect(work?.[0]).not.toHaveProperty("endDate");
  });

  test("are referees' data beside the label of a phone below personal details", () => {
    const { lines } = buildSource([
      page([
        [40, 60, "Personal details", 14],
        [40, 80, "Phone: 22 00 00 14"],
        [40, 110, "References", 14],
        [40, 130, "Phone: 22 00 00 15"],
      ]),
    ]);
    const units = splitIntoUnits(lines);
    const allowed = allowedLabels(units, ["references", "contact"], []);
    const of = (text: string) => allowed[units.findIndex((unit) => unit.text === text)];
    expect(of("22 00 00 14")).toEqual([false, true]);
    expect(of("22 00 00 15")).toEqual([true, false]);
  });

  const allowedAt = (text: string, at: string, labels: string[]) => {
    const units = splitIntoUnits(parseText(`${head}${text}`).lines);
    return allowedLabels(units, labels, [])[units.findIndex((unit) => unit.text === at)];
  };

  test("are those of a school in a form below courses", () => {
    const text = "KURS\n\nKurs: Vekterkurs\nSted: Prøve AS\n\nSPRÅK\n\nNorsk";
    expect(allowedAt(text, "Prøve AS", ["education.institution", "certificates.issuer"])).toEqual([
      false,
      true,
    ]);
  });

  test("are that of a name for the period of a licence", () => {
    const text = "FØRERKORT\n\nJuni 1994 - nå\tB - Personbil\n\nSPRÅK\n\nNorsk";
    expect(allowedAt(text, "Juni 1994 - nå", ["certificates.name^", "certificates.date^"])).toEqual([
      false,
      true,
    ]);
  });

  test("are that of a heading for a label among labels", () => {
    const rows = [
      "UTDANNING",
      "Datoer\t2021",
      "Grad\tFagbrev",
      "Skole\tPrøve skole",
      "Datoer\t2019",
      "SPRÅK",
      "Norsk",
    ];
    const labels = ["heading.education", "education.label"];
    expect(allowedAt(rows.join("\n\n"), "Skole", labels)).toEqual([false, true]);
  });

  test("are all but referees' below LinkedIn's heading of recommendations", () => {
    const { lines } = parseText("2 people have recommended Kari\nTone Attest, Manager, Prøve Hotel");
    const [heading, name] = allowedLabels(
      splitIntoUnits(lines),
      ["heading.references", "references", "skills", "other"],
      [],
    );
    expect(heading).toEqual([true, false, false, false]);
    expect(name).toEqual([true, true, false, false]);
  });

  test("are no headings for Word's second level below known headings of the first, within skills", () => {
    const { lines } = parseText(
      "Profil\nErfaren leder\nKompetanse\nPersonal og ledelse\nTurnus\nErfaring\nKokk, Brygga\nUtdanning\nKokkefag",
    );
    const levels: Record<string, number> = {
      Profil: 1,
      Kompetanse: 1,
      Erfaring: 1,
      Utdanning: 1,
      "Personal og ledelse": 2,
    };
    const units = splitIntoUnits(
      lines.map((line) => {
        const heading = levels[line.text];
        const style = heading === 1 ? "b/14" : line.style;
        return {
          ...line,
          ...(heading && { heading }),
          style,
          cells: line.cells.map((cell) => ({ ...cell, style })),
        };
      }),
    );
    const labels = ["skills", "heading.personal"];
    const at = units.findIndex(({ text }) => text === "Personal og ledelse");
    expect(allowedLabels(units, labels, [])[at]).toEqual([true, false]);
  });

  test("are all but private ones for the years of birth behind children", () => {
    const { lines } = parseText(`${head}Samboer, to barn (2016 og 2019)\n\nOM MEG\n\nKokk med fagbrev`);
    const units = splitIntoUnits(lines);
    const at = units.findIndex(({ text }) => text === "2016 og 2019");
    expect(allowedLabels(units, ["work.date^", "personal"], [])[at]).toEqual([false, true]);
  });

  test("are a course's for the year behind one that is about children", () => {
    const units = splitIntoUnits(parseText("Førstehjelp for barn (2024)").lines);
    expect(allowedLabels(units, ["certificates.date", "personal"], [])[1]).toEqual([true, true]);
  });

  test("are only 'other' for the annexes of an application", () => {
    const units = splitIntoUnits(parseText("Annexes\tCopies of degrees; ACPA certificate").lines);
    const allowed = allowedLabels(units, ["certificates.name^", "other"], []);
    expect(allowed).toEqual(units.map(() => [false, true]));
  });

  test("are no skill's for the subjects of a school in a form", () => {
    const units = splitIntoUnits(parseText(`${head}UTDANNING\n\nViktigste fag: Anatomi, statistikk`).lines);
    const at = units.findIndex(({ text }) => text === "Anatomi");
    expect(allowedLabels(units, ["skills", "education.text"], [])[at]).toEqual([false, true]);
  });

  test("are no job's for a date of birth above all sections", () => {
    const { lines } = parseText(
      `${head}Adresse\tFødselsdato\nTestveien 8\t17. november 1990\n\nSPRÅK\n\nNorsk`,
    );
    const units = splitIntoUnits(lines);
    const at = units.findIndex(({ text }) => text === "17. november 1990");
    expect(allowedLabels(units, ["work.date", "personal"], [])[at]).toEqual([false, true]);
  });

  test("are no entry's start behind a comma", () => {
    const units = splitIntoUnits(parseText("British Rail, Eastern Region").lines);
    expect(allowedLabels(units, ["work.employer^", "work.employer"], [])[1]).toEqual([false, true]);
  });

  test("are no contact data's for the header of a grid of languages", () => {
    const { lines } = parseText(`${head}OTHER LANGUAGES\n\nListening\tReading\tWriting\nEnglish\tB2\tC1\tB1`);
    const units = splitIntoUnits(lines);
    const at = units.findIndex(({ text }) => text === "Reading");
    expect(allowedLabels(units, ["contact", "label"], [])[at]).toEqual([false, true]);
  });

  test("are only 'other' for the owner's name at the foot of a page", () => {
    const { lines } = parseText(
      "Kari Testdal\nkari.testdal@post.example\n22 00 00 14\n\nINTERESSER\n\nFjelløping\nKari Testdal",
    );
    const units = splitIntoUnits(lines);
    expect(allowedLabels(units, ["interests", "other"], []).at(-1)).toEqual([false, true]);
  });

  test("are no school's below a heading of awards", () => {
    const { lines } = parseText(
      `${head}HONORS & AWARDS\n\n2023\tFinalist, Northern Design Awards\n\nSKILLS\n\nFigma`,
    );
    const units = splitIntoUnits(lines);
    const at = units.findIndex(({ text }) => text === "Finalist");
    expect(allowedLabels(units, ["education.degree^", "awards.name^"], [])[at]).toEqual([false, true]);
  });

  test("are no heading's for a group of skills in the style of the groups above it", () => {
    const { lines } = buildSource([
      page([
        ...headTexts,
        [40, 120, "Skills", 16, "bold"],
        [40, 140, "Product", 10, "bold"],
        [120, 140, "Jira, Figma"],
        [40, 158, "Education", 10, "bold"],
        [120, 158, "GCSE specifications, Safeguarding"],
        [40, 176, "Languages", 10, "bold"],
        [120, 176, "English, German"],
        [40, 210, "Interests", 16, "bold"],
        [40, 230, "Chess"],
      ]),
    ]);
    const units = splitIntoUnits(lines);
    const at = units.findIndex(({ text }) => text === "Education");
    expect(findKnownSections(units).headings[at]).toBeUndefined();
    expect(allowedLabels(units, ["heading.education", "label"], [])[at]).toEqual([false, true]);
  });

  test("are no summary's for the points below a heading of skills", () => {
    const { lines } = parseText(
      `${head}KOMPETANSE\n\n- Turnusplaner og lønnsgrunnlag\n- Vant til å snakke med folk\n\nUTDANNING\n\nBachelor, NTNU`,
    );
    const units = splitIntoUnits(lines);
    const at = units.findIndex(({ text }) => text.startsWith("Turnusplaner"));
    expect(allowedLabels(units, ["skills", "summary"], [])[at]).toEqual([true, false]);
  });

  test("are all but private ones for a civil status and children, wherever they stand", () => {
    const units = splitIntoUnits(parseText("Single, no dependants. Mild dust allergy.").lines);
    expect(allowedLabels(units, ["certificates.name^", "personal"], [])[0]).toEqual([false, true]);
  });

  test.each(["Driving licence\tCategories B, BE and W (tractor)", "Førerkort: Klasse B, BE og C1"])(
    "are all but a certificate's for the licence beside its label: %s",
    (line) => {
      const { lines } = parseText(line);
      const units = splitIntoUnits(lines);
      const labels = ["certificates.name^", "certificates.name", "contact", "label"];
      expect(allowedLabels(units, labels, [])).toEqual([
        [true, false, false, false],
        ...units.slice(1).map(() => [false, true, false, false]),
      ]);
    },
  );

  test("are all but the heading's for the competences of Europass", () => {
    const units = splitIntoUnits(parseText("Datatekniske ferdigheter og kompetanse\nExcel, Outlook").lines);
    expect(allowedLabels(units, ["heading.skills", "skills"], [])[0]).toEqual([true, false]);
  });

  test("are all but private ones beside a private fact", () => {
    const resume = read(
      "Sivilstatus: Gift, to barn\n\nUTDANNING\n\nBachelor i økonomi, NTNU (2010–2013)\n\nARBEIDSERFARING\n\nKokk, Brygga AS (2019–2021)",
    );
    expect(JSON.stringify(resume)).not.toMatch(/barn|gift/i);
  });

  test("are all but private ones for a private fact beside other text", () => {
    const resume = read(
      "FERDIGHETER\n\nTypeScript          Sivilstatus: Samboer\nVisma               Nasjonalitet: Norsk\nFørstehjelp\n\nSPRÅK\n\nNorsk: morsmål",
    );
    expect(JSON.stringify(resume.skills)).not.toMatch(/samboer|norsk/i);
    expect(JSON.stringify(resume.skills)).toMatch(/TypeScript.*Visma/);
  });

  test("are headings for unknown words below a heading in another style", () => {
    const { skills } = read(
      "## Arbeidserfaring\n\nKokk, Brygga AS (2019–2021)\n\n## Ferdigheter\n\n**ECDIS**\n**Skipsarrest**\n**Tarifftolkning**\n\n## Språk\n\nNorsk: morsmål",
    );
    expect(skills?.map(({ name }) => name)).toEqual(["ECDIS", "Skipsarrest", "Tarifftolkning"]);
  });

  test("are names for a date", () => {
    const { certificates } = read(
      "KURS\n\n* Hygienekurs, Mattilsynet, jan 2024\n* Truckkurs, Kiwa, mai 2022",
    );
    expect(certificates).toMatchObject([
      { name: "Hygienekurs", date: "2024-01" },
      { name: "Truckkurs", date: "2022-05" },
    ]);
  });
});

test("withholds the name of a referee that another section got", () => {
  const resume = read(
    "INTERESSER\n\nSjakk\nRuth Hauge\n\nREFERANSER\n\nButikksjef, Prøve AS, 22 00 00 71, ruthhauge@prove.example",
  );
  expect(JSON.stringify({ ...resume, references: [] })).not.toContain("Hauge");
  expect(resume.interests).toEqual([{ name: "Sjakk" }]);
});

test("reads contact data in a margin as the owner's, though the main column ends with referees", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 20],
      [40, 100, "Testveien 8"],
      [40, 114, "2312 Testdal"],
      [40, 128, "+47 22 00 00 14"],
      [40, 142, "kari@testdal.example"],
      [200, 100, "Sammendrag", 14, "bold"],
      [200, 116, "Tømrer som har gått veien fra lærling til leder på store plasser."],
      [200, 130, "Har ledet skoler og haller de siste ti årene, alltid innen fristen."],
      [200, 160, "Yrkeserfaring", 14, "bold"],
      [200, 176, "Byggeleder, Prøve Prosjekt AS, Hamar"],
      [420, 176, "2019 – 2024"],
      [200, 190, "Ledet byggemøter med elleve firmaer samtidig på to plasser."],
      [200, 220, "Utdanning", 14, "bold"],
      [200, 236, "Fagskoleingeniør, Prøve fagskole"],
      [420, 236, "2012 – 2014"],
      [200, 266, "Referanser", 14, "bold"],
      [200, 282, "Ola Test, daglig leder, Prøve Prosjekt AS, tlf. 22 00 00 71"],
    ]),
  );
  expect(resume.basics).toMatchObject({ email: "kari@testdal.example", phone: "+47 22 00 00 14" });
});

test("reads interests behind a heading in their line", () => {
  const { interests, skills } = read(
    "SKILLS\n\nFault finding, reading drawings, solar panels\nHobbies: sea fishing, chess, coaching football\n\nREFERENCES\n\nOn request",
  );
  expect(interests?.map(({ name }) => name)).toEqual(["sea fishing", "chess", "coaching football"]);
  expect(JSON.stringify(skills)).not.toContain("chess");
});

test("leaves out the consent that ends an application", () => {
  const resume = read(
    "INTERESTS\n\nSki touring, board games\n\nI hereby give consent for my personal data to be processed for the purposes of recruitment under\nthe Regulation (EU) 2016/679 of the European Parliament (GDPR).",
  );
  expect(resume.interests).toHaveLength(2);
  expect(JSON.stringify(resume)).not.toContain("consent");
});

test("finds a heading of two letters", () => {
  const { skills } = read(
    "SPRÅK\n\nNorsk: morsmål, engelsk: flytende\n\nIT\n\nMS Project, Solibri, Office 365\n\nREFERANSER\n\nOppgis på forespørsel",
  );
  expect(skills?.map(({ name }) => name)).toEqual(["MS Project", "Solibri", "Office 365"]);
});

test("reads tools behind the label 'Languages' as skills", () => {
  const { skills, languages } = read(
    "TECHNICAL SKILLS\n\nLanguages: Go, Java, Python, SQL\nData: PostgreSQL, Kafka\n\nLANGUAGES\n\nEnglish (native), French (B1)",
  );
  const names = skills?.flatMap(({ name = "", keywords }) => keywords ?? name) ?? [];
  expect(names).toEqual(expect.arrayContaining(["Go", "Java", "Python", "SQL", "PostgreSQL", "Kafka"]));
  expect(languages?.map(({ language }) => language)).toEqual(["English", "French"]);
});

test("reads the period of a job in a town whose name is a label in another language", () => {
  const { work } = read(
    "WORK EXPERIENCE\n\nTestdal Foods Ltd., Tema\tMarch 2021 – Date\nSenior Accountant\n• Prepares monthly accounts.\n\nProba Supplies Ltd., Accra\tAugust 2017 – February 2021\nAccountant\n• Paid suppliers.",
  );
  expect(work).toMatchObject([
    { name: "Testdal Foods Ltd.", position: "Senior Accountant", startDate: "2021-03" },
    { name: "Proba Supplies Ltd.", position: "Accountant", startDate: "2017-08", endDate: "2021-02" },
  ]);
});

test("knows a heading that a margin breaks into two rows, above periods in its style", () => {
  const { resume } = parsePages(
    page([
      ...headTexts,
      [60, 130, "ARBEIDSERFARING", 9, "bold"],
      [80, 150, "mars 2020 – no", 9, "bold"],
      [180, 150, "Senioringeniør", 10],
      [180, 162, "Brygga Design AS, Ulsteinvik", 10],
      [180, 174, "Ansvarleg for skrogstyrke og vekt på fartøy for havvind", 10],
      [94, 210, "UTDANNING OG", 9, "bold"],
      [108, 222, "OPPLÆRING", 9, "bold"],
      [114, 240, "2009 – 2014", 9, "bold"],
      [180, 240, "Sivilingeniør, marin teknikk", 10],
      [180, 252, "Noregs teknisk-naturvitskaplege universitet (NTNU), Trondheim", 10],
    ]),
  );
  expect(resume.work).toHaveLength(1);
  expect(resume.education).toMatchObject([{ startDate: "2009", endDate: "2014" }]);
});

test("reads a form below a heading that is also one of its labels", () => {
  const { education } = read(
    "UTDANNING\n\nUtdanning:\tFagskole, Maskinteknikk\nSkole:\tTestdal fagskole\nPeriode:\taugust 2018 – juni 2021\n\nUtdanning:\tVg2 Industriteknologi\nSkole:\tPrøvesirkelen videregående skole\nPeriode:\taugust 2006 – juni 2007\n\nSPRÅK\n\nNorsk: morsmål",
  );
  expect(education?.map(({ institution, startDate }) => [institution, startDate])).toEqual([
    ["Testdal fagskole", "2018-08"],
    ["Prøvesirkelen videregående skole", "2006-08"],
  ]);
});

test("reads a thesis below its heading as a project, not as a job", () => {
  const { work, projects } = read(
    "UTDANNING\n\n2023–2026   Bachelor i statsvitenskap, Testdal universitet\n\nBACHELOROPPGAVE\n\nHvem ble hjemme? Valgdeltakelse i to kommuner\nSpørreundersøkelse med 412 svar, analysert i Stata.\n\nARBEIDSERFARING\n\n2024–2026   Butikkmedarbeider, Prøve Mat AS, Testdal",
  );
  expect(work?.map(({ name }) => name)).toEqual(["Prøve Mat AS"]);
  expect(projects?.[0]?.name).toContain("Hvem ble hjemme?");
});

test("knows headings in square brackets", () => {
  const { resume, structure } = parsePages(
    page([
      ...headTexts,
      [40, 130, "[ PROFESSIONAL SUMMARY ]", 12],
      [40, 146, "Calm and practical, with ten years behind the counter.", 11],
      [40, 170, "[ SKILLS & TOOLS ]", 12],
      [40, 190, "Other", 11, "bold"],
      [40, 204, "Pipe fitting, lesson planning, credit control", 11],
      [40, 228, "[ PROFESSIONAL APPOINTMENTS ]", 12],
      [40, 250, "Name and address of employer", 11],
      [260, 250, "The Copper Test, Testdal", 11, "bold"],
      [40, 270, "Period", 11],
      [260, 270, "July, 2020 - May, 2024", 11],
      [40, 284, "Tasks", 11],
      [260, 284, "Reduced safety inspections on site", 11],
      [40, 300, "Position held", 11],
      [260, 300, "Museum Curator", 11, "bold"],
    ]),
  );
  expect(structure.filter(({ isHeading }) => isHeading).map(({ section }) => section)).toEqual([
    "summary",
    "skills",
    "work",
  ]);
  expect(resume.work).toMatchObject([
    { name: "The Copper Test", position: "Museum Curator", startDate: "2020-07" },
  ]);
});

/** The labels that a text of the lines may have. */
function allowed(text: string, of: string): string[] {
  const units = splitIntoUnits(parseText(text).lines);
  const labels = [
    ...["other", "name", "headline", "contact", "references"],
    ...["work.date^", "work.title", "work.label", "volunteer.label"],
  ];
  const at = units.findIndex((unit) => unit.text === of);
  return labels.filter((_, label) => allowedLabels(units, labels, [])[at]?.[label]);
}

test("A name beside the first heading of Europass is only a name", () => {
  expect(
    allowed("Curriculum vitae\nPERSONAL INFORMATION  Kari Testdal\nkari@testdal.example", "Kari Testdal"),
  ).toEqual(["name"]);
});

test("The date of the document is not that of a job", () => {
  const text = "Kari Testdal\nMarch 2025\n\nWORK EXPERIENCE\n\n2019 – 2021  Kokk";
  expect(allowed(text, "March 2025")).not.toContain("work.date^");
  expect(allowed(text, "2019 – 2021")).toContain("work.date^");
});

test("A line with a number below 'References' is only a reference", () => {
  const text = "SKILLS\n\nExcel\n\nREFERENCES\n\nPer-Arne Isaksen, leder, Prøve kommune, 40 77 15 32";
  expect(allowed(text, "Per-Arne Isaksen")).toEqual(["references"]);
});

test("A remark in a form below 'Work' does not end it, and it holds no posts", () => {
  const job = (title: string) =>
    `Datoer\t2019 – 2021\nYrke eller stilling\t${title}\nGjøremål i stillinga\tDrift\n`;
  const text = `ARBEIDSERFARING\n\n${job("Kokk")}Merknad\tSesongarbeid\n${job("Baker")}${job("Murer")}\nUTDANNING\n\n2012  Fagbrev`;
  expect(allowed(text, "Baker")).toEqual(["work.title"]);
  expect(allowed(text, "Datoer")).toEqual(["work.label"]);
});

test("A remark behind the date of a margin is no name", () => {
  expect(allowed("KURS\n\n05.2019 (utløpt)\tADR grunnkurs", "utløpt")).toEqual(["other"]);
});

test("A text that stands beside others three times is a label and no heading, though it looks like the headings", () => {
  const bold = (y: number, text: string): PositionedText => [40, y, text, 10, "bold"];
  const job = (y: number, title: string): PositionedText[] => [
    bold(y, "Datoer"),
    [200, y, "2019 – 2021"],
    bold(y + 14, "Yrke eller stilling"),
    [200, y + 14, title],
    bold(y + 28, "Gjøremål"),
    [200, y + 28, "Drift"],
  ];
  const { lines } = buildSource([
    page([
      bold(40, "Arbeidserfaring"),
      ...job(60, "Kokk"),
      ...job(120, "Baker"),
      ...job(180, "Murer"),
      bold(240, "Utdanning"),
      [200, 260, "Fagbrev"],
      bold(280, "Språk"),
      [200, 300, "Norsk"],
    ]),
  ]);
  const units = splitIntoUnits(lines);
  const { above } = findKnownSections(units);
  expect(above[units.findIndex(({ text }) => text === "Murer")]).toBe("work");
});
