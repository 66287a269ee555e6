import { expect, test } from "vitest";
import { pdfWith, showText } from "../fixtures/pdf.ts";
import { parseSource } from "../parse-cv.ts";

const label = (content: string) => `/Lbl <</MCID 0>> BDC\n${content}EMC\n`;
const body = (content: string) => `/P <</MCID 1>> BDC\n${content}EMC\n`;

test("reads a shape that is the label of a list item as a bullet, once", async () => {
  const square = (y: number) => label(`60 ${y} 4 4 re f\n`);
  const content = [
    showText(50, 780, "Kari Testdal"),
    square(760),
    body(showText(72, 758, "Cooked lunch for forty guests at the fair in Testdal.")),
    body(showText(72, 744, "Planned the menu and the shopping of every week.")),
    square(732),
    square(718),
    body(showText(72, 716, "Trained two apprentices.")),
    label(showText(60, 702, "- ")),
    body(showText(72, 702, "Led the kitchen.")),
    showText(50, 680, "Languages"),
  ].join("");
  const { lines } = await parseSource(pdfWith(content));
  expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
    ["Kari Testdal", false],
    ["Cooked lunch for forty guests at the fair in Testdal.", true],
    ["Planned the menu and the shopping of every week.", false],
    ["Trained two apprentices.", true],
    ["Led the kitchen.", true],
    ["Languages", false],
  ]);
});
