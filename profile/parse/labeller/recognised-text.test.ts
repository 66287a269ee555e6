import { expect, test } from "vitest";
import { page, parsePages } from "../fixtures/page.ts";
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
