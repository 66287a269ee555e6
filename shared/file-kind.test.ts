import { describe, expect, test } from "vitest";
import { acceptedFiles } from "./attachments.ts";
import { detectFileKind, fileKinds } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const zip = (rest: string) => bytes(`PK\u0003\u0004${"\0".repeat(26)}${rest}`);
const kind = (content: Uint8Array) => detectFileKind(content.slice(0, 1024), content.slice(-65_536));

describe("detectFileKind", () => {
  test.each([
    ["a PDF", bytes("%PDF-1.7\n…"), "pdf"],
    ["a PDF after other bytes", bytes("\n\n%PDF-1.4"), "pdf"],
    ["a Word document", zip(`[Content_Types].xml${"x".repeat(2000)}word/document.xml`), "docx"],
    ["an OpenDocument text", zip(`mimetype${fileKinds.odt}PK`), "odt"],
    ["a JSON document", bytes('\n{\n  "basics": {}'), "json"],
    ["a JSON document with a byte order mark", bytes('\u00ef\u00bb\u00bf{"basics":{}}'), "json"],
    ["another archive", zip("bomb.bin"), undefined],
    ["a spreadsheet", zip("[Content_Types].xml xl/workbook.xml"), undefined],
    ["an OpenDocument spreadsheet", zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), undefined],
    ["a program", bytes("MZ\u0090\0"), undefined],
    ["a web page", bytes("<!doctype html>"), undefined],
    ["a script", bytes("{ alert(1) }"), undefined],
    ["a picture", bytes("\u0089PNG\r\n"), undefined],
    ["nothing", bytes(""), undefined],
  ])("detects %s", (_what, content, expected) => expect(kind(content)).toBe(expected));
});

test("accepts exactly the file types that the form lists", () => {
  expect(acceptedFiles.split(",")).toEqual(Object.keys(fileKinds).map((extension) => `.${extension}`));
});
