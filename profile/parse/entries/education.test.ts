import { describe, expect, test } from "vitest";
import { buildResume, extracted } from "../extracted.ts";
import { readText as read } from "../fixtures/text.ts";
import { educationFields } from "./entry-fields.ts";

test("takes a town beside the period for the place, not for the organization", () => {
  const { education } = read(
    "UTDANNING\n\n01/2019 – 06/2021 Oslo, Norge\nMASTER I PRØVING\nTestdal universitet\n\n08/2012 – 06/2014 Bergen, Norge\nBACHELOR I PRØVING\nTestdal høgskole",
  );
  expect(education?.map(({ institution, startDate }) => [institution, startDate])).toEqual([
    ["Testdal universitet", "2019-01"],
    ["Testdal høgskole", "2012-08"],
  ]);
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

test("parses a subject apart from its degree, behind the school", () => {
  const { education } = read(
    "EDUCATION\n\n2013–2015\tMSc, Dalhousie University, Halifax, NS, Computer Science\n2009–2013\tBSc, University of Leeds, Leeds, Mathematics",
  );
  expect(education?.map(({ studyType, area }) => [studyType, area])).toEqual([
    ["MSc", "Computer Science"],
    ["BSc", "Mathematics"],
  ]);
});

test("parses a school behind a degree", () => {
  expect(read("EDUCATION\n\nMBA, University of Strathclyde (part time), 2014–2017").education).toMatchObject([
    { studyType: "MBA", institution: "University of Strathclyde" },
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

test("A craft certificate has its trade as subject", () => {
  const { education } = read("UTDANNING\n\n2012\tFagbrev som yrkessjåfør, Opplæringskontoret i Testdal");
  expect(education?.[0]).toMatchObject({ studyType: "Fagbrev", area: "yrkessjåfør" });
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

test("splits no brackets and no name of a school certificate", () => {
  const fields = (degree: string) =>
    buildResume({ education: [educationFields({ title: extracted(degree, [0]), body: [] })] }).resume
      .education?.[0];
  expect(fields("B.Ed (FET, Natural Sciences)")?.studyType).not.toBe("B.Ed (FET");
  expect(fields("Kenya Certificate of Secondary Education (KCSE)")).toEqual({
    studyType: "Kenya Certificate of Secondary Education (KCSE)",
  });
});

test("leaves out a known town behind a school of unknown name", () => {
  const { education } = buildResume({
    education: [educationFields({ organization: extracted("NAIT, Bergen", [0]), body: [] })],
  }).resume;
  expect(education?.[0]?.institution).toBe("NAIT");
});
