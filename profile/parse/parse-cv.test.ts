import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { publicResume } from "../resume.ts";
import { parseCv } from "./parse-cv.ts";

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "fixtures", name)));
const parseText = (text: string) => parseCv(strToU8(text), { name: "cv.txt" });

const norwegian = `Kari Prøve Testdal
Kokk
Prøvegata 5, 6004 Ålesund
Telefon: 22 00 00 77
E-post: kari@testdal.example
Født: 30.12.1994
Sivilstatus: Gift, to barn
Fødselsnummer: 301294 12345

OM MEG
Kokk med fagbrev. Født 30.12.1994 og oppvokst i Molde. Trives med høyt tempo.

ERFARING
Brygga Sjømat, Ålesund
Souschef (05/2022 – d.d.)
  - Menyutvikling og varekalkyle

SPRÅK
Norsk: Morsmål

REFERANSER
Lena Prøve, Kjøkkensjef, tlf. 220 00 101, lena@brygga.example
`;

describe("PDFs", () => {
  test("are parsed with dates in a narrow margin, letter-spaced headings and a name in capitals", async () => {
    const { resume, language } = await parseCv(fixture("dates-left-no.pdf"));
    expect(language).toBe("no");
    expect(resume.basics).toMatchObject({
      name: "Amir Hosseini",
      email: "amir.hosseini@helsepost.example",
      phone: "928 00 456",
    });
    expect(
      resume.work?.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate]),
    ).toEqual([
      ["Sykehuset Innlandet HF", "Sykepleier", "2020-08", undefined],
      ["Østre Toten kommune", "Sykepleier i hjemmetjenesten", "2017-07", "2020-07"],
      ["Labo sykehjem", "Pleieassistent", "2014-06", "2017-06"],
    ]);
  });

  test("are parsed with a sidebar", async () => {
    const { resume, language } = await parseCv(fixture("sidebar-en.pdf"));
    expect(language).toBe("en");
    expect(resume.skills).toHaveLength(5);
    expect(resume.work?.map(({ name }) => name)).toEqual(["Northline Transport Ltd", "Paywise", "Paywise"]);
    expect(resume.basics?.profiles?.map(({ username }) => username)).toEqual(["priya-raman", "priyaraman"]);
  });

  test("are parsed with labels in the margin, as in Europass", async () => {
    const { resume } = await parseCv(fixture("europass-no.pdf"));
    expect(resume.work?.map(({ name, position }) => [name, position])).toEqual([
      ["Nordhav Vind AS", "Prosjektleder"],
      ["Vestkraft Nett", "Seniorrådgiver"],
      ["Vestkraft Nett", "Rådgiver"],
    ]);
  });

  test("reject a missing and a wrong password, and open with the right one", async () => {
    const bytes = fixture("password-secret.pdf");
    await expect(parseCv(bytes)).rejects.toMatchObject({ code: "password-needed" });
    await expect(parseCv(bytes, { password: "wrong" })).rejects.toMatchObject({ code: "password-wrong" });
    const { resume } = await parseCv(bytes, { password: "secret" });
    expect(resume.basics?.name).toBe("Samuel Okoye");
  });

  test("keep their bytes, so that they can be parsed again", async () => {
    const bytes = fixture("sidebar-en.pdf");
    await parseCv(bytes);
    expect(bytes.length).toBeGreaterThan(1000);
    expect((await parseCv(bytes)).resume.basics?.name).toBe("Priya Raman");
  });
});

describe("Private data", () => {
  test("is left out of all fields and reported with its kind", async () => {
    const { resume, withheld } = await parseText(norwegian);
    expect([...new Set(withheld.map(({ kind }) => kind))].sort()).toEqual([
      "birth-date",
      "civil-status",
      "home-address",
      "identity-number",
      "reference",
    ]);
    const { references, ...open } = resume;
    expect(references).toHaveLength(1);
    const shown = JSON.stringify(open);
    for (const secret of ["30.12.1994", "1994", "Gift", "301294", "Lena", "220 00 101", "lena@"])
      expect(shown).not.toContain(secret);
  });

  test("removes only the sentence with a birth date from the summary", async () => {
    const { resume } = await parseText(norwegian);
    expect(resume.basics?.summary).toBe("Kokk med fagbrev. Trives med høyt tempo.");
  });

  test("is not the owner's when it is a referee's address or number", async () => {
    const { resume } = await parseText(norwegian.replace(/Telefon.*\n/, "").replace(/E-post.*\n/, ""));
    expect(resume.basics?.email).toBeUndefined();
    expect(resume.basics?.phone).toBeUndefined();
  });

  test("leaves street, phone, e-mail and referees out of the public CV", async () => {
    const { resume } = await parseText(norwegian);
    const shown = JSON.stringify(publicResume(resume));
    for (const secret of ["Prøvegata", "6004", "22 00 00 77", "kari@", "Lena"])
      expect(shown).not.toContain(secret);
    expect(shown).toContain("Ålesund");
  });
});

describe("Every value", () => {
  test("has its source lines", async () => {
    const { values, lines } = await parseText(norwegian);
    const from = (path: string) =>
      values.find((value) => value.path === path)?.lines.map((line) => lines[line]);
    expect(from("basics.name")).toEqual(["Kari Prøve Testdal"]);
    expect(from("work[0].position")).toEqual(["Souschef (05/2022 – d.d.)"]);
    expect(from("work[0].highlights[0]") ?? from("work[0].summary")).toEqual([
      "Menyutvikling og varekalkyle",
    ]);
  });

  test("or unplaced text is kept when a section is unknown", async () => {
    const { resume, unplaced } = await parseText(
      `${norwegian}\nMILITÆRTJENESTE\nFørstegangstjeneste ved Garnisonen i Sør-Varanger\n`,
    );
    expect(JSON.stringify([resume, unplaced])).toContain("Garnisonen i Sør-Varanger");
  });

  test("except for unknown headings of the template", async () => {
    const { unplaced } = await parseText(`${norwegian}\nFØRSTEGANGSTJENESTE\nGarnisonen i Sør-Varanger\n`);
    expect(unplaced.map(({ text }) => text).join()).not.toContain("FØRSTEGANGSTJENESTE");
  });
});

describe("Common CV formats:", () => {
  test("parses Europass periods in square brackets before the title and places after names", async () => {
    const { resume, unplaced } = await parseText(`Maja Lindqvist Berg
maja@berg.example

ARBEIDSERFARING
[ 01/03/2020 – Nåværende ] Havforsker
Polarinstituttet i Nord
By: Tromsø | Land: Norge
- Ledet tre tokt i Barentshavet
- Publiserte 6 artikler

[ 01/08/2016 – 28/02/2020 ] Stipendiat
UiT Norges arktiske universitet
By: Tromsø | Land: Norge
- Underviste i to fag
- Skrev avhandling
`);
    const known = { location: "Tromsø" };
    expect(resume.work).toMatchObject([
      { ...known, name: "Polarinstituttet i Nord", position: "Havforsker", startDate: "2020-03-01" },
      { ...known, name: "UiT Norges arktiske universitet", position: "Stipendiat", endDate: "2020-02-28" },
    ]);
    expect(unplaced).toEqual([]);
  });

  test.each([
    "Norsk: morsmål. Engelsk: flytende.",
    "Norsk (morsmål). Engelsk (flytende).",
    "Norsk: morsmål; engelsk: flytende;",
  ])("parses levels of languages on one line: %s", async (line) => {
    const { resume, unplaced } = await parseText(
      norwegian.replace(/SPRÅK[\s\S]*?(?=\n\n|$)/, `SPRÅK\n${line}`),
    );
    expect(resume.languages?.map(({ fluency }) => fluency)).toEqual(["morsmål", "flytende"]);
    expect(JSON.stringify(unplaced)).not.toContain("morsmål");
  });

  test("ignores pasted page footers and referees on request", async () => {
    const { resume, unplaced } = await parseText(
      norwegian.replace(/REFERANSER[\s\S]*/, "") +
        "VERV\nStyreleder, Sandnes Turlag (2018 – 2020)\nKari Testdal – side 1 av 2\n\nKURS\nTruckførerbevis, 2019\nReferanser oppgis på forespørsel\n",
    );
    expect(resume.certificates).toHaveLength(1);
    expect(JSON.stringify([resume, unplaced])).not.toMatch(/side 1 av 2|forespørsel/);
  });

  test("does not parse the label of a second address as a town", async () => {
    const { resume, unplaced } = await parseText(
      "Kari Testdal\nE-post: kari@testdal.example · Privat: kari.privat@post.example\n\nERFARING\nKokk, Brygga AS (2019–2021)\n\nSPRÅK\nNorsk: Morsmål\n\nFERDIGHETER\nVarekalkyle, menyer, allergener\n",
    );
    expect(resume.basics).toMatchObject({ name: "Kari Testdal", email: "kari@testdal.example" });
    expect(resume.basics?.location).toBeUndefined();
    expect(JSON.stringify(unplaced)).toContain("kari.privat@post.example");
  });
});

describe("Encodings of text", () => {
  const expected = { name: "Kari Prøve Testdal" };
  const latin = Uint8Array.from([...norwegian.replaceAll("–", "-")].map((letter) => letter.charCodeAt(0)));
  const wide = (text: string, isBig: boolean) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );

  test.each([
    ["UTF-8", strToU8(norwegian)],
    ["UTF-8 with a BOM", strToU8(`\uFEFF${norwegian}`)],
    ["Windows-1252", latin],
    ["UTF-16LE with a BOM", wide(`\uFEFF${norwegian}`, false)],
    ["UTF-16BE with a BOM", wide(`\uFEFF${norwegian}`, true)],
    ["UTF-16LE without a BOM", wide(norwegian, false)],
  ])("%s", async (_name, bytes) => {
    expect((await parseCv(bytes)).resume.basics).toMatchObject(expected);
  });
});

describe("JSON Resume", () => {
  test("is accepted unchanged", async () => {
    const resume = { basics: { name: "Kari Testdal" }, work: [{ name: "Prøve AS", startDate: "2020-01" }] };
    expect((await parseCv(strToU8(JSON.stringify(resume)))).resume).toEqual(resume);
  });

  test("of 2014 is converted", async () => {
    const old = {
      basics: { name: "Kari", website: "https://kari.example" },
      work: [{ company: "Prøve AS", startDate: "2020-01-01T00:00:00Z", endDate: "" }],
    };
    expect((await parseCv(strToU8(JSON.stringify(old)))).resume).toEqual({
      basics: { name: "Kari", url: "https://kari.example" },
      work: [{ name: "Prøve AS", startDate: "2020-01-01" }],
    });
  });
});

test("understands English headings over Norwegian text and detects Norwegian", async () => {
  const text = norwegian
    .replace("OM MEG", "SUMMARY")
    .replace("ERFARING", "WORK EXPERIENCE")
    .replace("SPRÅK", "LANGUAGES")
    .replace("REFERANSER", "REFERENCES");
  const { resume, language } = await parseText(text);
  expect(language).toBe("no");
  expect(resume.work?.[0]?.name).toBe("Brygga Sjømat");
});

test("reports progress to the end, and stops when aborted", async () => {
  const progress: number[] = [];
  await parseCv(fixture("sidebar-en.pdf"), { onProgress: (done) => progress.push(done) });
  expect(progress.at(-1)).toBe(1);
  expect([...progress].sort()).toEqual(progress);
  const stop = new AbortController();
  stop.abort();
  await expect(parseCv(fixture("sidebar-en.pdf"), { signal: stop.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  const later = new AbortController();
  await expect(
    parseCv(fixture("sidebar-en.pdf"), { signal: later.signal, onProgress: () => later.abort() }),
  ).rejects.toMatchObject({ name: "AbortError" });
});

test("parses a PDF without async iteration of streams, as in Safari", async () => {
  const all = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  try {
    const { resume } = await parseCv(fixture("sidebar-en.pdf"));
    expect(resume.basics?.name).toBe("Priya Raman");
  } finally {
    if (all) Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, all);
  }
});

test("accepts a Danish CV with headings in the margin whose words could be Norwegian", async () => {
  const { resume } = await parseCv(fixture("margin-headings-da.docx"));
  expect(resume.work).toHaveLength(5);
  expect(resume.education).toHaveLength(3);
});
