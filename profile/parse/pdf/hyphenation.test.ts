import { expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { buildSource } from "./parse-pdf.ts";

const basics = (...rows: string[]) => {
  const texts = rows.map((row, index): PositionedText => [40, 120 + index * 12, row]);
  const head: PositionedText[] = [
    [40, 60, "Kari Prøve Testdal", 24],
    [40, 76, "linkedin.com/in/kari-"],
    [40, 88, "testdal"],
    [40, 104, "Profile", 14],
  ];
  return parsePages(page([...head, ...texts])).resume.basics;
};

test("joins words that LaTeX broke at the ends of lines, but not compounds and addresses", () => {
  const { summary, profiles } =
    basics(
      "Supply chain manager with close to three decades in ports and emer-",
      "gency relief in East Africa, for ten of these years also as a self-",
      "employed adviser of other agencies. I have set up dozens of ware-",
      "houses in places with no road, and handed them over to their lo-",
      "cal teams.",
    ) ?? {};
  expect(profiles?.[0]?.username).toBe("kari-testdal");
  expect(summary).toBe(
    "Supply chain manager with close to three decades in ports and emergency relief in East Africa, for ten of these years also as a self-employed adviser of other agencies. I have set up dozens of warehouses in places with no road, and handed them over to their local teams.",
  );
});

test("joins broken words across the fields of an entry", () => {
  const { work } = parsePages(
    page([
      ...headTexts,
      [40, 120, "Work experience", 14],
      [40, 140, "2019 – 2021"],
      [140, 140, "Cook, Brygga Restau-"],
      [140, 152, "rant"],
      [40, 170, "2015 – 2019"],
      [140, 170, "Lecturer, Testham College, Department of Geogra-"],
      [140, 182, "phy"],
      [40, 200, "Education", 14],
    ]),
  ).resume;
  expect(work).toMatchObject([
    { position: "Cook", name: "Brygga Restaurant" },
    { position: "Lecturer", name: "Testham College, Department of Geography" },
  ]);
});

test("numbers the lines anew where broken words and heads were joined", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Senior Keeper, Hoofstock and Small Carnivores • Testham", 11, "bold"],
      [40, 73, "Plains Zoo, Prøvevik", 11, "bold"],
      [40, 86, "May 2021 – To date"],
      [40, 98, "Looks after animals from three parts of Africa and a lo-"],
      [40, 110, "cal"],
      [40, 122, "herd of goats, with five keepers and many more volun-"],
      [40, 134, "teers at weekends"],
    ]),
  ]);
  expect(lines.map(({ id, text }) => [id, text])).toEqual([
    [0, "Senior Keeper, Hoofstock and Small Carnivores • Testham Plains Zoo, Prøvevik"],
    [1, "May 2021 – To date"],
    [2, "Looks after animals from three parts of Africa and a local"],
    [3, "herd of goats, with five keepers and many more volunteers"],
    [4, "at weekends"],
  ]);
});

test("keeps the hyphens of a text that is not hyphenated", () => {
  const { summary } =
    basics(
      "Supply chain manager with close to three decades in ports, trucking and sub-",
      "contracting, and a keen sailor on the sea around the islands.",
    ) ?? {};
  expect(summary).toContain("sub-contracting");
});

test("joins the only broken word where the CV has it elsewhere", () => {
  const rows = ["I teach at the University of South-", "ern Fiordland in the summer."];
  expect(basics("Professor in Southern Fiordland.", ...rows)?.summary).toContain("University of Southern\n");
  expect(basics("Professor in Fiordland.", ...rows)?.summary).toContain("South-");
});
