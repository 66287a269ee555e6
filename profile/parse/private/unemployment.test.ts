import { describe, expect, test } from "vitest";
import { head } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { isReasonForLeaving, isUnemployment } from "./unemployment.ts";

test.each([
  "Made redundant along with the rest of the firm",
  "Left when firm was sold",
  "Took voluntary redundancy when the service was contracted out",
  "Site shut, made redundant",
  "Let go with everyone else when covid closed the place",
  "Contract ended when the site closed (redundancy)",
  "I left because the office moved to Leeds",
  "Temporarily laid off (covid) March to June 2020",
  "Sluttet fordi butikken ble lagt ned",
  "Ble nedbemannet pga. konkurs",
  "Jobben slutt på grunn av corona",
  "Eg vart permittert i 2020",
])("'%s' tells why a job ended", (sentence) => {
  expect(isReasonForLeaving(sentence)).toBe(true);
});

test.each([
  "Left as Corporal",
  "Took redundancy calls for the helpline",
  "Let go of paper forms and moved the ward to tablets",
  "Laid off 40 people in three plants and found new work for 31",
  "Made redundant servers useful again",
  "Permitterte og fulgte opp 12 ansatte",
  "Nedbemannet fra 12 til 8 årsverk uten oppsigelser",
  "Sluttet meg til styret i 2019",
  "Quit smoking groups for patients",
])("'%s' does not", (sentence) => {
  expect(isReasonForLeaving(sentence)).toBe(false);
});

test.each([
  ["Not working", true],
  ["Arbeidssøkende / permittert", true],
  ["Unemployed due to the pandemic", true],
  ["Permittert / tilfeldige oppdrag via Jobzone", false],
  ["Job seeker adviser", false],
  ["Unemployed Workers' Centre", false],
  ["Permitteringsrådgiver", false],
])("'%s' is a time without a job: %s", (name, expected) => {
  expect(isUnemployment(name)).toBe(expected);
});

describe("Among the jobs", () => {
  const { resume, withheld } = parseResume(
    parseText(`${head}WORK EXPERIENCE

2019 – 2023  Fitter, Harbour Lifts Ltd
- Serviced goods lifts
- Made redundant along with the rest of the firm.

2018 – 2019  Not working

2012 – 2018  Fitter's mate, Quayside Engineering
- Changed ropes and bearings`),
  );

  test("neither is shown, and both are held back", () => {
    expect(resume.work).toMatchObject([
      { name: "Harbour Lifts Ltd", highlights: ["Serviced goods lifts"] },
      { name: "Quayside Engineering" },
    ]);
    expect(withheld.map(({ kind, value }) => [kind, value])).toEqual([
      ["personal", "Made redundant along with the rest of the firm"],
      ["personal", "Not working"],
    ]);
  });
});
