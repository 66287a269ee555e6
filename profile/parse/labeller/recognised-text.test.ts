import { expect, test } from "vitest";
import { type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { readText } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

test("The greeting and the signature of an e-mail are in no section", () => {
  const { basics, work } = parseResume(
    parseText(
      "Hi Sandra,\n\nMy CV is below.\n\nCheers\nWayne\n\nWAYNE PRØVE TESTDAL\nwayne@testdal.example\n\nPROFILE\n\nWelder with twenty years on pipe.\n\nWORK\n\nWelder, Brygga Verft AS, 2019 – 2021\n\nTestdal, 2 May 2024   Signature: W. Testdal\n",
    ),
  ).resume;
  expect(basics?.name).toBe("Wayne Prøve Testdal");
  expect(work).toHaveLength(1);
});

test("The phone number of a relative is not the owner's", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "APPLICATION FORM", 16],
      [40, 90, "1. PERSONAL DETAILS", 12],
      [40, 110, "Surname"],
      [140, 110, "Testdal"],
      [300, 110, "First name"],
      [400, 110, "Kari Prøve"],
      [40, 126, "Next of kin"],
      [140, 126, "Ola Testdal, 22 00 00 99"],
      [40, 142, "Mobile"],
      [140, 142, "22 00 00 14"],
      [300, 142, "E-mail"],
      [400, 142, "kari.testdal@post.example"],
      [40, 180, "2. EMPLOYMENT", 12],
      [40, 200, "2019 – 2021"],
      [140, 200, "Cook, Brygga Hotell AS"],
      [40, 216, "2015 – 2018"],
      [140, 216, "Waiter, Testdal Kafé AS"],
    ]),
  );
  expect(resume.basics).toMatchObject({ name: "Kari Prøve Testdal", phone: "22 00 00 14" });
  expect(JSON.stringify(resume)).not.toMatch(/Ola|00 99/);
});

test("A reason for leaving stays out of a job", () => {
  const { work } = readText(
    "WORK\n\nBrygga Verft AS, Testdal\nWelder   Jan 2014 - Feb 2018\n- Pipes for ships\nLeft: wanted to be home more\n\nPrøve Verft AS, Testdal\nWelder   2006 - 2013\n- Plates for ships\nLeft: the firm closed\n",
  );
  expect(work).toHaveLength(2);
  expect(JSON.stringify(work)).not.toMatch(/home more|closed/);
});

test("A signature dish and a firm called Hello stay in their jobs", () => {
  const { work } = readText(
    "WORK\n\nCook, Hello Fresh AS, 2019 – 2021\n- Created signature dishes for 90 guests\n\nPilot, Signature Aviation AS, 2012 – 2015\n- Flew twelve routes\n",
  );
  expect(work?.map(({ name }) => name)).toEqual(["Hello Fresh AS", "Signature Aviation AS"]);
  expect(work?.[0]?.highlights).toEqual(["Created signature dishes for 90 guests"]);
});

test("holds back the values below private labels in smaller type, also far from the head", () => {
  const label = (y: number, text: string): PositionedText => [40, y, text, 7];
  const { resume, withheld } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 20],
      [40, 90, "Skills", 12, "bold"],
      [40, 106, "Wound care"],
      [40, 120, "Triage"],
      label(140, "Date / Place of birth"),
      [40, 152, "04.05.1990"],
      [40, 164, "Moncton"],
      label(184, "Nationality"),
      [40, 196, "Canadian"],
      [240, 90, "Employment history", 12, "bold"],
      [240, 106, "Nurse, Testdal Hospital, 2016 – 2021"],
      [240, 130, "Care aide, Brygga Home, 2010 – 2015"],
      [240, 160, "Education", 12, "bold"],
      [240, 176, "BSc in Nursing, University of Testdal, 2010"],
    ]),
  );
  expect(JSON.stringify(resume)).not.toMatch(/1990|Moncton|Canadian/);
  expect(withheld.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["birth-date", "nationality"]));
});
