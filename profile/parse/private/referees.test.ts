import { expect, test } from "vitest";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

test("keeps the job whose point has a phone number", () => {
  const { resume } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\nOperations Coordinator, Test Logistics\n2018 – 2022\n- Answered the depot line (+353 1 555 0199)\n- Planned routes`,
    ),
  );
  expect(resume.work?.[0]).toMatchObject({ position: "Operations Coordinator", name: "Test Logistics" });
});

test("ignores a declaration at the end with its place, date and name", () => {
  const { resume } = parseResume(
    parseText(
      `${head}SKILLS\n\nExcel, SAP\n\nDECLARATION\n\nI hereby declare that the above is true to the best of my knowledge.\n\nPlace: Coimbatore\nDate:\nKari Prøve Testdal`,
    ),
  );
  expect(resume.basics?.location).toBeUndefined();
  expect(JSON.stringify(resume)).not.toContain("hereby");
});

test.each([
  ["INTERESTS\n\nChess\n\nReferees\nOla Test, manager, Test AS"],
  ["INTERESSER\n\nSjakk\n\nReferanse: Ola Test, daglig leder, Test AS"],
])("does not show a referee below a heading of another style: %s", (text) => {
  const resume = read(
    `WORK\n\nNurse, Testdal Hospital, 2015 – 2019\n\nCarer, Brygga Home, 2010 – 2015\n\n${text}\n`,
  );
  expect(JSON.stringify({ ...resume, references: [] })).not.toContain("Ola Test");
});

test("holds back a referee with a number before 'on request'", () => {
  const { withheld } = parseResume(
    parseText(
      `${head}SKILLS\n\nExcel, SAP\n\nREFERENCES\n\nMarian Test, Matron, Prøve Hospital, 07700 900455. Second referee\navailable on request.`,
    ),
  );
  expect(withheld).toEqual([
    expect.objectContaining({ kind: "reference", value: expect.stringContaining("Marian Test") }),
  ]);
});

test("keeps the number of a standard in a certificate", () => {
  const { certificates } = read("CERTIFICATES\n\nEN ISO 9606-1 141 T BW FM5\n\nHot work, 2021");
  expect(certificates).toMatchObject([{ name: "EN ISO 9606-1 141 T BW FM5" }, { name: "Hot work" }]);
});

test("reads what stands below a declaration", () => {
  const { work, interests } = read(
    "I hereby declare that all information is correct.\n\nWORK EXPERIENCE\n\nNurse, Testdal Hospital, 2015 – 2019\n\nINTERESTS\n\nChess",
  );
  expect(work).toHaveLength(1);
  expect(interests).toHaveLength(1);
});

test("a number below the header of the referees' column is not the owner's", () => {
  const { resume } = parseResume(
    parseText(
      "KARI PRØVE TESTDAL\n\nPERSONAL DETAILS\n\nCell: 082 555 0143\nE-mail: kari@testdal.example\n\nEMPLOYMENT\n\n2019 – 2021   Clerk, Test Inn\n\nREFERENCES\n\nMr Bob Testdal, Manager, Prøve Timber\n\nCONTACT\n\n033 555 0178\n",
    ),
  );
  expect(resume.basics?.phone).toBe("082 555 0143");
  expect(JSON.stringify(resume.basics)).not.toContain("033 555 0178");
});
