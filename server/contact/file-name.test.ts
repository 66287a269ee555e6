import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanFileName } from "./file-name.ts";

describe("cleanFileName", () => {
  test.each([
    ["CV Kari Nordmann.pdf", "CV Kari Nordmann.pdf"],
    ["blåbær – 2026.PDF", "blåbær – 2026.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\kari\\cv.docx", "cv.pdf"],
    ['cv"; filename="evil.exe', "cv__ filename=_evil.pdf"],
    ["cv\u202efdp.exe", "cvfdp.pdf"],
    ["cv\r\nBcc: x@y.no.pdf", "cvBcc_ x@y.no.pdf"],
    [".htaccess", "htaccess.pdf"],
    ["-rf.pdf", "rf.pdf"],
    ["con.pdf", "_con.pdf"],
    ["=?utf-8?q?x?=.pdf", "= _utf-8_q_x_=.pdf"],
    ["   ", "cv.pdf"],
    ["", "cv.pdf"],
    ["/", "cv.pdf"],
    ["x".repeat(300), `${"x".repeat(50)}.pdf`],
  ])("turns %j into %j", (given, name) => expect(cleanFileName(given, "pdf")).toBe(name));

  test("returns a plain file name for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (given) => {
        const name = cleanFileName(given, "pdf");
        expect(name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Bidi_Control}]{1,50}\.pdf$/u);
        expect(name).not.toMatch(/^[.-]/);
        expect(Buffer.byteLength(name)).toBeLessThan(256);
      }),
    );
  });
});
