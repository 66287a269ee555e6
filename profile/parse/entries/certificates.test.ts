import { describe, expect, test } from "vitest";
import { extracted } from "../extracted.ts";
import { readText as read } from "../fixtures/text.ts";
import { certificateFields } from "./entry-fields.ts";

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

test("does not split the names of courses at 'at'", () => {
  const { certificates } = read("CERTIFICATES\n\n* Working at Height (2020)\n* First Aid at Work (2021)");
  expect(certificates?.map(({ name }) => name)).toEqual(["Working at Height", "First Aid at Work"]);
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
    const title = extracted("C – Lastebil, gyldig fra 01.10.1986", [1]);
    expect(certificateFields({ title, body: [] })).toMatchObject({ name: { value: "C – Lastebil" } });
  });

  test("does not include an issuer in brackets", () => {
    expect(certificates("Varme arbeider (Norsk brannvernforening), 2021")).toEqual([
      ["Varme arbeider", "Norsk brannvernforening", "2021"],
    ]);
  });
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
