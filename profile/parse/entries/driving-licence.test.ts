import { describe, expect, test } from "vitest";
import { readText as read } from "../fixtures/text.ts";

describe("A driving licence", () => {
  const licences = (text: string) => read(text).certificates?.map(({ name, date }) => [name, date]);

  test("is a certificate wherever its classes stand", () => {
    expect(licences("KURS\n\nFørstehjelp (2021)\n\nANNET\n\nFørerkort: Klasse B og BE\nRøyker ikke")).toEqual(
      [
        ["Førstehjelp", "2021"],
        ["Førerkort klasse B og BE", undefined],
      ],
    );
    expect(licences("DRIVING LICENCE\n\nCategory B, C1\n\nINTERESTS\n\nChess")).toEqual([
      ["Driving licence category B, C1", undefined],
    ]);
  });

  test("keeps its date, and stays a skill where it is listed as one", () => {
    expect(licences("KURS\n\n* Førerkort klasse B, BE og C (2022)")).toEqual([
      ["Førerkort klasse B, BE og C", "2022"],
    ]);
    const resume = read("FERDIGHETER\n\nExcel, Triage, Førerkort klasse B");
    expect(resume.certificates).toBeUndefined();
    expect(resume.skills?.map(({ name }) => name)).toContain("Førerkort klasse B");
  });

  test("without a class is named as full, clean or provisional", () => {
    expect(
      licences("INTERESTS\n\nChess, cooking and films\nFull clean UK driving licence. Non-smoker."),
    ).toEqual([["Full clean UK driving licence", undefined]]);
    expect(licences("OTHER\n\nProvisional driving licence")).toEqual([
      ["Provisional driving licence", undefined],
    ]);
    expect(licences("OTHER\n\nDriving licence cat. B, C+E")).toEqual([
      ["Driving licence cat. B, C+E", undefined],
    ]);
  });

  test("needs a class", () => {
    expect(licences("KURS\n\nFørstehjelp (2021)\n\nANNET\n\nFørerkort: JA")).toEqual([
      ["Førstehjelp", "2021"],
    ]);
  });

  test("is separate from a certificate behind it, and needs no class among certificates", () => {
    expect(licences("KURS\n\nFørerkort klasse B. Truckførerbevis\n\nINTERESSER\n\nSjakk")).toEqual([
      ["Førerkort klasse B", undefined],
      ["Truckførerbevis", undefined],
    ]);
    expect(licences("CERTIFICATES\n\n- Driver's license\n- First aid\n\nINTERESTS\n\nChess")).toContainEqual([
      "Driver's license",
      undefined,
    ]);
  });

  test("stands below or beside its label, whatever it is called", () => {
    expect(licences("DRIVING LICENCE\n\nProvisional\n\nINTERESTS\n\nChess")).toEqual([
      ["Driving licence Provisional", undefined],
    ]);
    expect(licences("OTHER\n\nDriver's licence: Code EC with PDP")).toEqual([
      ["Driver's licence: Code EC with PDP", undefined],
    ]);
    expect(licences("FØRERKORT\n\nPersonbil: B\nPersonbil med tilhenger: BE\n\nSPRÅK\n\nNorsk")).toEqual([
      ["Personbil: B", undefined],
      ["Personbil med tilhenger: BE", undefined],
    ]);
  });

  test("does not come from a job's requirements", () => {
    expect(
      licences(
        "ARBEIDSERFARING\n\n2019 – 2021   Sjåfør, Prøve Transport AS\n- Kjørte med førerkort klasse C",
      ),
    ).toBeUndefined();
  });

  test("has no period of validity in its name, and is named once", () => {
    expect(
      licences("FØRERKORT\n\n21.09.2016 - 14.03.2049  D - Buss\n01.01.2015 - nå  B - Personbil"),
    ).toEqual([
      ["D - Buss", "2016-09-21"],
      ["B - Personbil", undefined],
    ]);
    const names = licences(
      "PERSONAL DETAILS\n\nDriver's licence  Code EB (08), own vehicle\n\nCOURSES\n\nFirst aid (2021)",
    )?.map(([name]) => name);
    expect(names?.filter((name) => name?.includes("EB"))).toHaveLength(1);
  });
});
