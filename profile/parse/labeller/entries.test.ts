import { expect, test } from "vitest";
import { parseText } from "../plain/parse-text.ts";
import { buildEntries } from "./entries.ts";
import type { EntryKind } from "./labels.ts";
import { splitIntoUnits } from "./units.ts";

/** The entries of a text whose units have these labels. */
function build(kind: EntryKind, text: string, labels: string[]) {
  const units = splitIntoUnits(parseText(text).lines);
  expect(units).toHaveLength(labels.length);
  const labelled = units.map((unit, at) => {
    const label = labels[at] as string;
    return { ...unit, label: label === "other" ? label : `${kind}.${label}`, probability: 1 };
  });
  return buildEntries(labelled, kind);
}

const buildJobs = (text: string, labels: string[]) =>
  build("work", text, labels).map(({ title, organization, startDate }) => [
    title?.value,
    organization?.value,
    startDate?.value,
  ]);

test("a date below title and employer is theirs, although the model starts an entry there", () => {
  const job = ["title^", "employer", "date^", "text"];
  expect(
    buildJobs(
      "Økonomikonsulent\nPrøve kommune\n2023 – 2025\nAvtaler med leverandører\nKokk\nBrygga Bakeri\n2016 – 2021\nBrød og kaker",
      [...job, ...job],
    ),
  ).toEqual([
    ["Økonomikonsulent", "Prøve kommune", "2023"],
    ["Kokk", "Brygga Bakeri", "2016"],
  ]);
});

test("a title belongs to the employer with its period in the row below, although the model starts an entry there", () => {
  expect(
    buildJobs("Vernepleier\n08/2023 – d.d.\tPrøve kommune\nKokk\n02/2021 – 07/2023\tBrygga Bakeri", [
      ...["title^", "date^", "employer"],
      ...["title^", "date^", "employer"],
    ]),
  ).toEqual([
    ["Vernepleier", "Prøve kommune", "2023-08"],
    ["Kokk", "Brygga Bakeri", "2021-02"],
  ]);
});

test("a few words below a degree without a subject are its subject", () => {
  const schools = build("education", "MSc, Bangor University\nForestry\nMBA, Prøve School\nPart-time", [
    ...["degree^", "institution", "text"],
    ...["degree^", "institution", "text"],
  ]);
  expect(schools.map(({ subject }) => subject?.value)).toEqual(["Forestry", undefined]);
});

test("a title with its period below an organization alone belongs to it", () => {
  const [post, ...others] = build(
    "volunteer",
    "Laredo Youth Tech Club  Laredo, TX\nCoach, Cyber Team  2021 – 2024\n- Two state finals",
    ["organization^", "other", "other", "role^", "organization", "date", "text"],
  );
  expect(post).toMatchObject({
    title: { value: "Coach" },
    organization: { value: "Laredo Youth Tech Club" },
    startDate: { value: "2021" },
  });
  expect(others).toEqual([]);
});

test("a job in three rows begins below one without text", () => {
  expect(
    buildJobs(
      "Messekokk\nSjøforsvaret\njuli 2008 – juni 2009\nLærling, kokkfaget\nKarmsund Hotell, Haugesund\naug. 2006 – juli 2008",
      ["title^", "employer", "date^", "title", "title", "employer", "place", "date"],
    ),
  ).toEqual([
    ["Messekokk", "Sjøforsvaret", "2008-07"],
    ["Lærling, kokkfaget", "Karmsund Hotell", "2006-08"],
  ]);
});

test("a list item keeps what stands behind it in brackets, and its year", () => {
  const [job] = build(
    "work",
    "Montør, Prøve Anlegg AS, 2015 – 2020\n- Wrote the standard for guarding of conveyors (AS 4024)\n- Trained six new fitters (since 2018)",
    ["title^", "employer", "date", "text", "other", "text", "date"],
  );
  expect(job?.body.map(({ text }) => text)).toEqual([
    "Wrote the standard for guarding of conveyors (AS 4024)",
    "Trained six new fitters (since 2018)",
  ]);
});

test("a title keeps what stands behind it in brackets", () => {
  const [job] = build("work", "Kunstformidler (40 %), Prøve Kunsthall", ["title^", "other", "employer"]);
  expect(job?.title?.value).toBe("Kunstformidler (40 %)");
});

test("a subject behind its label keeps its commas", () => {
  const [entry] = build(
    "education",
    "Vitnemål\nStudieretning: Allmenne, økonomiske og administrative fag\nPrøve skole",
    ["degree^", "label", "degree", "degree", "institution"],
  );
  expect(entry?.subject?.value).toBe("Allmenne, økonomiske og administrative fag");
});

test("an unknown town between period and country is not the school below it", () => {
  const [entry] = build(
    "education",
    "09/2003 – 06/2006 Prøvczew, Poland\nWelding technician, Technikum Mechaniczne",
    ["date^", "institution", "place", "degree", "institution"],
  );
  expect(entry?.organization?.value).toBe("Technikum Mechaniczne");
});

test("a list item keeps the year in its second row, and a text its hyphen at the end of a row", () => {
  const [job] = build(
    "work",
    "Lærer, Prøve skole, 2015 – 2020\n- Results above the national average each\n  year since 2018\nBrought the museum through Accredi-\ntation",
    ["title^", "employer", "date", "text", "text+", "date", "text", "text+"],
  );
  expect(job?.body.map(({ text }) => text)).toEqual([
    "Results above the national average each year since 2018",
    "Brought the museum through Accredi-tation",
  ]);
});

test("a period alone in a row belongs to the names below it", () => {
  const jobs = build("work", "2010 – 2012\nPrøve Academy / Teacher\n2009 – 2010\nTest School / Tutor", [
    "date^",
    "employer^",
    "title",
    "date^",
    "employer",
    "title",
  ]);
  expect(jobs.map(({ organization, startDate }) => [organization?.value, startDate?.value])).toEqual([
    ["Prøve Academy", "2010"],
    ["Test School", "2009"],
  ]);
});

test("an employer goes on behind 'og' at the end of a row", () => {
  const [job] = build("work", "Stipendiat, Institutt for historie, kultur- og\nreligionsvitenskap", [
    "title^",
    "employer",
    "title",
  ]);
  expect(job?.organization?.value).toBe("Institutt for historie, kultur- og religionsvitenskap");
});

test("a name loses what a date left of a bracket", () => {
  const [course] = build("certificates", "SMSTS (refreshed 2023)\nGSK", ["name^", "date", "name^"]);
  expect(course?.title?.value).toBe("SMSTS");
});

test("a text below degree and school is no part of the degree", () => {
  const [entry] = build("education", "Master i informatikk, Prøve universitet\nMasteroppgave om strømmer", [
    "degree^",
    "institution",
    "degree",
  ]);
  expect(entry?.title?.value).toBe("Master i informatikk");
  expect(entry?.body.map(({ text }) => text)).toEqual(["Masteroppgave om strømmer"]);
});

test.each([
  ["Truck T1, T2, M4", ["name^", "other", "other"], "Truck T1, T2, M4"],
  ["ASNT Level II in RT, UT, MT & PT", ["name^", "other", "other"], "ASNT Level II in RT, UT, MT & PT"],
  ["Sårbehandling i hjemmet, 3 dager", ["name^", "other"], "Sårbehandling i hjemmet, 3 dager"],
  ["ADR packages, classes 2, 3 and 8", ["name^", "other", "other"], "ADR packages, classes 2, 3 and 8"],
  ["TNCC – Trauma Nursing Core Course", ["name^", "issuer"], "TNCC – Trauma Nursing Core Course"],
  ["Varme arbeider, intern opplæring", ["name^", "other"], "Varme arbeider"],
  ["GWO – Prøve Sikkerhet AS", ["name^", "issuer"], "GWO"],
])("the name in '%s' includes classes, length and what an acronym stands for", (text, labels, name) => {
  expect(build("certificates", text, labels)[0]?.title?.value).toBe(name);
});

test.each([
  ["Kokk, Brygga Restau-\nrantdrift AS", ["title^", "employer", "employer"], "Brygga Restau-rantdrift AS"],
  ["Kokk, Brygga Restau\u2010\nrantdrift AS", ["title^", "employer", "title"], "Brygga Restaurantdrift AS"],
])("a word that the end of a row breaks goes on below: '%s'", (text, labels, employer) => {
  const [job, ...others] = build("work", text, labels);
  expect([job?.title?.value, job?.organization?.value, others]).toEqual(["Kokk", employer, []]);
});

test("how somebody works, in brackets behind the title, is no employer", () => {
  const [job] = build("work", "Class 1 driver (agency), Don Valley Drivers", [
    "title^",
    "employer",
    "employer",
  ]);
  expect([job?.title?.value, job?.organization?.value]).toEqual([
    "Class 1 driver (agency)",
    "Don Valley Drivers",
  ]);
});

test("roles below an employer and its whole period are of that employer, except one that names another", () => {
  expect(
    buildJobs(
      [
        "Skansen Prøve AS",
        "Januar 2006 – d.d.",
        "01.2019 – d.d.",
        "Avdelingsleder",
        "Ansvar for 64 vektere",
        "2012 – 2016",
        "Instruktør, Prøveskolen",
        "2006 – 2009",
        "Vekter",
      ].join("\n"),
      [
        ...["employer^", "date", "date", "title", "text"],
        ...["date^", "title", "employer"],
        ...["date^", "title"],
      ],
    ),
  ).toEqual([
    ["Avdelingsleder", "Skansen Prøve AS", "2019-01"],
    ["Instruktør", "Prøveskolen", "2012"],
    ["Vekter", "Skansen Prøve AS", "2006"],
  ]);
});

test("a narrow column breaks the name of a department before its subjects", () => {
  expect(
    buildJobs(
      "2018 – d.d. Førsteamanuensis, Institutt for\nlingvistiske, litterære og estetiske studier, Universitetet i Prøvik",
      ["date^", "title", "employer", "text", "text+", "employer"],
    ),
  ).toEqual([
    [
      "Førsteamanuensis",
      "Institutt for lingvistiske, litterære og estetiske studier, Universitetet i Prøvik",
      "2018",
    ],
  ]);
});

test("a period in brackets within a text is no period of an entry", () => {
  const [job, ...others] = build(
    "work",
    "2011 – 2016 Styrmann, Prøve Shipping AS\nTo år på kontrakt i Brasil (2012–14). Ansvar for brologg",
    ["date^", "title", "employer", "text", "date", "text"],
  );
  expect(others).toEqual([]);
  expect(job?.body.map(({ text }) => text)).toEqual([
    "To år på kontrakt i Brasil (2012–14). Ansvar for brologg",
  ]);
});

test("a school directly below a period and a degree is theirs, although the model starts an entry there", () => {
  const schools = build("education", "1996 – 2000 Dressmaking Technician\nSecondary School of Design", [
    "date^",
    "degree",
    "institution^",
  ]);
  expect(schools.map(({ title, organization }) => [title?.value, organization?.value])).toEqual([
    ["Dressmaking Technician", "Secondary School of Design"],
  ]);
});

test("a school before a degree in one field is split from it, and a town between them is a place", () => {
  const schools = build(
    "education",
    "Prøve videregående skole, Grunnkurs, formgivningsfag\n1995 – 1997\nTestdal Secondary School, Kildare — Leaving Certificate\n2005 – 2011",
    [...["degree^", "degree", "degree", "date"], ...["institution^", "degree", "degree", "date"]],
  );
  expect(
    schools.map(({ title, organization, place }) => [title?.value, organization?.value, place?.value]),
  ).toEqual([
    ["Grunnkurs, formgivningsfag", "Prøve videregående skole", undefined],
    ["Leaving Certificate", "Testdal Secondary School", "Kildare"],
  ]);
});

test("the level behind a school is the degree of a subject, but not of a year or trade certificate", () => {
  const schools = build(
    "education",
    "Mekaniske fag, Prøve skole, Videregående / yrkesskole\nVg2 elektro, Testdal skole, Videregående",
    [...["degree^", "institution", "degree", "degree"], ...["degree^", "institution", "degree"]],
  );
  expect(schools.map(({ title, subject }) => [title?.value, subject?.value])).toEqual([
    ["Videregående / yrkesskole", "Mekaniske fag"],
    ["Vg2 elektro", undefined],
  ]);
});

test("a row that is full goes on in the next one within a sentence, but a point does not", () => {
  const texts = (text: string) =>
    build("work", `Bas, Prøve AS, 2019\n${text}`, [
      "title^",
      "employer",
      "date",
      "text",
      "text",
    ])[0]?.body.map((part) => part.text);
  expect(
    texts("Bas for lag på 3 mann. Boligfelt og veger i kommunen. Kjørte\nVolvo og Cat med måler"),
  ).toEqual(["Bas for lag på 3 mann. Boligfelt og veger i kommunen. Kjørte Volvo og Cat med måler"]);
  expect(
    texts("Boligfelt og kommunale veger i hele regionen siden krigen\nVolvo og Cat med måler"),
  ).toHaveLength(2);
});

test("a row that is full goes on in the next one behind a sentence, but not with a label or a point", () => {
  const texts = (...rows: string[]) =>
    build("work", `Bas, Prøve AS, 2019\n${rows.join("\n")}`, [
      "title^",
      "employer",
      "date",
      "text",
      "text",
    ])[0]?.body.map((part) => part.text);
  const full = "Nestleder for 148 rom i Testdal og fungerende sjef i et halvt år.";
  expect(texts(full, "Ansvar for drift")).toEqual([`${full} Ansvar for drift`]);
  expect(texts(full, "- Ansvar for drift")).toHaveLength(2);
  const labels = ["title^", "employer", "date", "text", "text", "text+"];
  expect(build("work", `Bas, Prøve AS, 2019\n${full}\nKunder: Prøve`, labels)[0]?.body).toHaveLength(2);
});

test("a date within the text of a job starts no other one", () => {
  const jobs = build(
    "work",
    "2015 – Lærar, Prøve skule\nFagansvarleg i matematikk sidan 2020\nLeia eit lag",
    [...["date^", "title", "employer"], ...["text", "date", "text"]],
  );
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.body[0]?.text).toBe("Fagansvarleg i matematikk sidan 2020");
});

test("the period beside the first role, below its employer's text, is its own", () => {
  expect(
    buildJobs("Prøve Ltd  2004 – now\nParts for cars\nManager  2018 – now\nPlanner  2008 – 2013", [
      ...["employer^", "date", "text"],
      ...["title", "date", "title^", "date"],
    ]),
  ).toEqual([
    ["Manager", "Prøve Ltd", "2018"],
    ["Planner", "Prøve Ltd", "2008"],
  ]);
});

test("brackets directly behind a certificate are part of its name, unless they hold a remark", () => {
  const names = (text: string, labels: string[]) =>
    build("certificates", text, labels).map(({ title }) => title?.value);
  expect(names("First Aid (12 hours)", ["name^", "other"])).toEqual(["First Aid (12 hours)"]);
  expect(names("Fagbrev kokk (praksiskandidat)", ["name^", "other"])).toEqual(["Fagbrev kokk"]);
  expect(names("Sikkerheitskurs 2017 (Oppfriska)", ["name^", "date", "other"])).toEqual(["Sikkerheitskurs"]);
});

test("the name of a group of jobs above the first one is not its employer", () => {
  expect(
    buildJobs("Private practice\n2017 – now  Director, Prøve Planning", [
      "employer^",
      "date",
      "title",
      "employer",
    ]),
  ).toEqual([["Director", "Prøve Planning", "2017"]]);
});

test("a date alone above a degree starts an entry below one with its date above", () => {
  const schools = build("education", "2008\nMSc, Prøve University\n1998 – 2001\nDiploma, Test School", [
    ...["date^", "degree", "institution"],
    ...["date", "degree", "institution"],
  ]);
  expect(schools.map(({ organization, endDate }) => [organization?.value, endDate?.value])).toEqual([
    ["Prøve University", "2008"],
    ["Test School", "2001"],
  ]);
});

test("the title at the start of the text belongs to the employer above", () => {
  const job = ["date^", "employer", "text"];
  const jobs = build(
    "work",
    "2016 – 2020  Hotell Prøve\nStuepike. Vasket 16 rom\n2012 – 2015  Brygga AS\nVasket alt.",
    [...job, ...job],
  );
  expect(jobs.map(({ title, body }) => [title?.value, body[0]?.text])).toEqual([
    ["Stuepike", "Vasket 16 rom"],
    [undefined, "Vasket alt."],
  ]);
});

test("a dot separates title and employer where it does in the other jobs", () => {
  expect(
    buildJobs("2018 – nå\nSelger • Prøve AS\n2015 – 2018\nKokk • Brygga AS", [
      ...["date^", "title", "title"],
      ...["date^", "title", "employer"],
    ]),
  ).toEqual([
    ["Selger", "Prøve AS", "2018"],
    ["Kokk", "Brygga AS", "2015"],
  ]);
});

test("the end of brackets that began in another field is no part of the organization", () => {
  const [school] = build("education", "2012  Master i regnskap, MRR), Prøve universitet", [
    ...["date^", "degree", "institution", "institution"],
  ]);
  expect(school?.organization?.value).toBe("Prøve universitet");
});

test("a row with title, employer, places and period is a job of its own", () => {
  expect(
    buildJobs("Driver, Prøve Ltd, Muncie, IN  2019 – now\nManager, Test Inc., Muncie, IN  2008 – 2018", [
      ...["title^", "employer", "place", "place", "date"],
      ...["title", "employer", "place", "place", "date"],
    ]),
  ).toEqual([
    ["Driver", "Prøve Ltd", "2019"],
    ["Manager", "Test Inc.", "2008"],
  ]);
});

test("a degree that was taken for the text below its school is its degree", () => {
  const [school] = build("education", "2005  Testdal College\n4 GCSEs incl. Maths", [
    "date^",
    "institution",
    "text",
  ]);
  expect(school).toMatchObject({ title: { value: "4 GCSEs incl. Maths" }, body: [] });
});

test("a subject stands behind the school of a degree with a distinction", () => {
  const [school] = build("education", "2009  MSc (Distinction), Prøve University, Marine Biology", [
    ...["date^", "degree", "degree", "institution", "degree"],
  ]);
  expect([school?.title?.value, school?.subject?.value]).toEqual(["MSc (Distinction)", "Marine Biology"]);
});
