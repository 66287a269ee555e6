import { describe, expect, test } from "vitest";
import { serif } from "./lettering.ts";

const letters = serif();
const box = { width: 720, height: 400, sizes: [98, 90, 82, 74, 66, 58, 50] as const, maxLines: 4 };

describe("typesetting a title", () => {
  test("fits a long Norwegian title into four lines and the width", () => {
    const title =
      "Krisekommunikasjonsstrategi for arbeidslivsrelasjoner: slik gjenvinner du tilliten – uten å miste deg selv";
    const { size, lines } = letters.fit(title, box);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.join(" ")).toBe(title);
    for (const line of lines) expect(letters.width(line, size)).toBeLessThanOrEqual(box.width);
  });

  test("uses the largest size on one line for a short title", () => {
    expect(letters.fit("Om oss", box)).toEqual({ size: 98, lines: ["Om oss"] });
  });

  test("balances the lines and starts none with a dash", () => {
    const { lines } = letters.fit("Fra ekspert til synlig leder – uten selvskryt og støy", {
      ...box,
      sizes: [82],
    });
    const widths = lines.map((line) => letters.width(line, 82));
    expect(lines.length).toBe(3);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(160);
    for (const line of lines) expect(line).not.toMatch(/^–/);
  });

  test("throws when a title fits in no size", () => {
    expect(() => letters.fit("Menneskerettighetsorganisasjonssekretariatsleder".repeat(3), box)).toThrow(
      /Menneske/,
    );
  });

  test("has Norwegian letters, quotation marks and dashes, and throws for an emoji", () => {
    expect(letters.outline("«Æ ø å» – é & 2025", 0, 0, 40)).toMatch(/^M[\d.-]/);
    expect(letters.outline("å", 0, 0, 40)).toBe(letters.outline("a\u030a", 0, 0, 40));
    expect(() => letters.outline("Go 🚀", 0, 0, 40)).toThrow(/🚀/);
  });

  test("writes only numbers into outlines, at any position and size", () => {
    for (let x = 0; x < 200; x += 7.3)
      expect(letters.outline("Profilverk", x, 98, 33 + x / 9)).not.toContain("NaN");
  });
});
