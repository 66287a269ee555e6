import { expect, test } from "vitest";
import { headTexts, type PositionedText, page } from "../fixtures/page.ts";
import { parseResume } from "../parse-resume.ts";
import { buildSource } from "../pdf/parse-pdf.ts";
import { removeSectionNumbers } from "./section-numbers.ts";

const section = (y: number, number: string, heading: string): PositionedText[] => [
  [70, y, number, 14, "bold"],
  [100, y, heading, 14, "bold"],
];

test("removes the numbers of a LaTeX article's sections and subsections, which are no text to place", () => {
  const source = buildSource([
    page([
      ...headTexts,
      [40, 108, "March 2025"],
      ...section(140, "1", "Appointments"),
      [70, 160, "Cook, Brygga AS (2019–2021)"],
      ...section(200, "2", "Publications"),
      ...section(220, "2.1", "Articles in journals"),
      [70, 240, "[1] Lie, P., Testdal, K. (2019). A logger for subtidal work. Methods in Prøve, 9, 301–310."],
      ...section(280, "3", "Languages"),
      [70, 300, "Norwegian: native, English: fluent"],
    ]),
  ]);
  const lines = removeSectionNumbers(source.lines);
  expect(lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Appointments", "Publications", "Articles in journals", "Languages"]),
  );
  const { resume, unplaced } = parseResume({ ...source, lines });
  expect(resume.work).toMatchObject([{ position: "Cook", startDate: "2019" }]);
  expect(resume.publications).toMatchObject([{ name: "A logger for subtidal work" }]);
  expect(unplaced).toEqual([]);
});

test("keeps numbers of a table", () => {
  const { lines } = buildSource([
    page([...section(100, "1", "Rørlegger"), ...section(120, "4", "Sveiser"), ...section(140, "9", "Kokk")]),
  ]);
  expect(removeSectionNumbers(lines)).toEqual(lines);
});
