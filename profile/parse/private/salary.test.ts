import { expect, test } from "vitest";
import { head } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { findPersonalFact } from "./personal-facts.ts";
import { isSalary } from "./salary.ts";

test("holds back what the owner earns and the citizenship, but not budgets", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\nShop assistant, Prøve AS, 2021 – 2023\n- $34/hr\n- Budget of £2,000 a year\n\n` +
        "Waiter, Hotell Prøve, 2014 – 2018\n- Lønn: 585 000 kr\n- Served lunch\n\nSKILLS\n\nExcel\nU.S. citizen\n",
    ),
  );
  expect(resume.work?.flatMap(({ summary, highlights }) => highlights ?? summary)).toEqual([
    "Budget of £2,000 a year",
    "Served lunch",
  ]);
  expect(resume.skills).toEqual([{ name: "Excel" }]);
  expect(withheld.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["salary", "salary", "nationality"]),
  );
});

test("takes an amount for pay only when it stands alone", () => {
  expect(findPersonalFact("£250,000 per year", "work")).toBeUndefined();
  expect(isSalary("£25,000 per year")).toBe(true);
  expect(findPersonalFact("Expected salary: 650 000", "work")).toBe("salary");
});

test("holds back the line of a salary with everything that belongs to it", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}SKILLS\n\nExcel, SAP\nPresent salary EUR 7,150 gross per month, 13th month and lease car\n\nINTERESTS\n\nChess`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/150|lease car/);
  expect(withheld).toContainEqual(expect.objectContaining({ kind: "salary" }));
});
