import { describe, expect, test } from "vitest";
import { createParseControl } from "../limits.ts";
import { parsePdf } from "./parse-pdf.ts";

const text = "BT /F 12 Tf 50 700 Td (Kari Testdal was a cook in Bergen and Oslo) Tj ET";

function cmap(last: string, count = 1): string {
  const ranges = `<000000> <${last}> <0041>\n`.repeat(count);
  return [
    "/CIDInit /ProcSet findresource begin",
    "begincmap",
    "1 begincodespacerange",
    "<0000> <FFFF>",
    "endcodespacerange",
    `${count} beginbfrange`,
    `${ranges}endbfrange`,
    "endcmap",
  ].join("\n");
}

/** A PDF of one page in Helvetica. */
function pdfOf(content: string, toUnicode = ""): Uint8Array {
  const stream = (data: string) => `<</Length ${data.length}>>\nstream\n${data}\nendstream`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    stream(content),
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica${toUnicode && "/ToUnicode 6 0 R"}>>`,
    ...(toUnicode ? [stream(toUnicode)] : []),
  ];
  const header = "%PDF-1.4\n";
  let body = header;
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
  return new TextEncoder().encode(body + table + trailer);
}

const parse = (bytes: Uint8Array) => parsePdf(bytes, createParseControl());

describe("a PDF that would keep pdf.js busy for minutes", () => {
  test.each([
    ["saves its state 200,000 times", pdfOf("q ".repeat(200_000) + text)],
    ["maps eight million characters", pdfOf(text, cmap("7FFFFF"))],
    ["maps a million characters a hundred times", pdfOf(text, cmap("0FFFFF", 100))],
  ])("is rejected within five seconds when it %s", async (_how, bytes) => {
    const started = performance.now();
    await expect(parse(bytes)).rejects.toMatchObject({ code: "too-slow" });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test.each([
    ["nests its state", pdfOf(`${"q ".repeat(100)}${text}${" Q".repeat(100)}`)],
    ["maps every character of a font", pdfOf(text, cmap("00FFFF"))],
  ])("is parsed when it only %s", async (_how, bytes) => {
    expect((await parse(bytes)).lines).toHaveLength(1);
  });
});
