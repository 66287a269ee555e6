import { describe, expect, test } from "vitest";
import { readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

describe("Languages", () => {
  const languages = (text: string) =>
    read(`OM MEG\n\nRolig og nøyaktig.\n\nSPRÅK\n\n${text}`).languages?.map(({ language, fluency }) => [
      language,
      fluency,
    ]);

  test("in one line have their own levels", () => {
    expect(languages("English (mother tongue), French (fluent), Maltese (basic)")).toEqual([
      ["English", "mother tongue"],
      ["French", "fluent"],
      ["Maltese", "basic"],
    ]);
    expect(languages("English and Portuguese (native); Norwegian: good, written and spoken")).toEqual([
      ["English", "native"],
      ["Portuguese", "native"],
      ["Norwegian", "good, written and spoken"],
    ]);
  });

  test("have a level in own words behind a comma where others have a known one there", () => {
    expect(languages("Norsk, morsmål\nSpansk, skolespansk")).toEqual([
      ["Norsk", "morsmål"],
      ["Spansk", "skolespansk"],
    ]);
  });

  test("may be unknown", () => {
    expect(languages("English - Fluent\nTohono O’odham - Beginner\nTegn til tale - Grunnleggende")).toEqual([
      ["English", "Fluent"],
      ["Tohono O’odham", "Beginner"],
      ["Tegn til tale", "Grunnleggende"],
    ]);
  });

  test("do not include the two forms of written Norwegian behind their language", () => {
    expect(languages("Norsk (morsmål, skriver både nynorsk og bokmål)\nEngelsk (godt)")?.length).toBe(2);
  });

  test("in a table take the first level, and its header is no language", () => {
    expect(
      languages(
        "Language     Spoken     Written\nTamil        Native     Native\nNorwegian    Good       Basic",
      ),
    ).toEqual([
      ["Tamil", "Native"],
      ["Norwegian", "Good"],
    ]);
  });

  test("keep both levels when each has a label, and levels in words of the writer's own", () => {
    expect(
      languages("Norsk: Muntlig: morsmål, Skriftlig: godt\nTysk: klarer meg på rampa\nRussisk – ja"),
    ).toEqual([
      ["Norsk", "Muntlig: morsmål, Skriftlig: godt"],
      ["Tysk", "klarer meg på rampa"],
      ["Russisk", undefined],
    ]);
    expect(languages("Norsk\nMuntlig: Førstespråk (morsmål)\nSkriftlig: Godt\nPolsk\nMuntlig: Godt")).toEqual(
      [
        ["Norsk", "Muntlig: Førstespråk (morsmål), Skriftlig: Godt"],
        ["Polsk", "Muntlig: Godt"],
      ],
    );
  });

  test("are found in sentences", () => {
    expect(languages("Polsk er morsmålet mitt. Norsk snakker og skriver jeg flytende.")).toEqual([
      ["Polsk", "morsmålet"],
      ["Norsk", "flytende"],
    ]);
  });

  test("may have their level in front", () => {
    expect(languages("Bilingual in English and Tamil; conversational Spanish.")).toEqual([
      ["English", "Bilingual"],
      ["Tamil", "Bilingual"],
      ["Spanish", "conversational"],
    ]);
    expect(languages("Native Portuguese, fluent English and basic French")).toEqual([
      ["Portuguese", "Native"],
      ["English", "fluent"],
      ["French", "basic"],
    ]);
  });

  test("in a sentence among other things are moved to their own section", () => {
    const resume = read(
      "SKILLS\n\nExcel\nI speak English and some Irish. Good with animals.\n\nINTERESTS\n\nChess",
    );
    expect(resume.languages?.map(({ language, fluency }) => [language, fluency])).toEqual([
      ["English", undefined],
      ["Irish", "some"],
    ]);
    expect(resume.skills?.map(({ name }) => name)).toEqual(["Excel", "Good with animals"]);
  });

  test("in a sentence that wraps are moved once", () => {
    const resume = read(
      "SKILLS\n\nExcel\nI speak English and\nsome Irish. Good with animals.\n\nINTERESTS\n\nChess",
    );
    expect(resume.languages?.map(({ language }) => language)).toEqual(["English", "Irish"]);
    expect(resume.skills?.map(({ name }) => name)).not.toContain("some Irish");
  });

  test("in another section are moved to their own", () => {
    const resume = read(
      "SKILLS\n\nExcel, Python\nNative Portuguese, fluent English, some French\n\nINTERESTS\n\nChess",
    );
    expect(resume.languages?.map(({ language, fluency }) => [language, fluency])).toEqual([
      ["Portuguese", "Native"],
      ["English", "fluent"],
      ["French", "some"],
    ]);
    expect(resume.skills?.map(({ name }) => name)).toEqual(["Excel", "Python"]);
    expect(read("SKILLS\n\nEnglish teaching, Excel, French cooking").languages).toBeUndefined();
  });
});

test("A short text in brackets beside a language is its level, whatever it says", () => {
  const { languages } = read("LANGUAGES\n\nItalian (kitchen)\nUrdu, Hindi (both fluent)\n");
  expect(languages).toEqual([
    { language: "Italian", fluency: "kitchen" },
    { language: "Urdu", fluency: "fluent" },
    { language: "Hindi", fluency: "fluent" },
  ]);
});

test("The header and legend of a self-assessment are no languages", () => {
  const { languages } = read(
    "LANGUAGES\n\n\tListening\tReading\tWriting\nEnglish\tC1\tC1\tB2\nGerman\tA2\tB1\tA1\nLevels: A1 and A2: Basic user; B1 and B2: Independent user\n",
  );
  expect(languages).toEqual([
    { language: "English", fluency: "C1" },
    { language: "German", fluency: "A2" },
  ]);
});

test("A sentence of languages below 'Other' is a list of them", () => {
  const { languages } = read(
    "WORK\n\nCook, Brygga Ltd, 2019 – 2021\n\nOTHER\n\nFull driving licence. English and Afrikaans, restaurant French.",
  );
  expect(languages?.map(({ language }) => language)).toEqual(["English", "Afrikaans", "French"]);
  expect(
    read("WORK\n\nCook, Brygga, 2019\n\nINTERESTS\n\nFrench cooking, Italian films").languages,
  ).toBeUndefined();
  expect(
    parseResume(
      parseText(
        "Kari Prøve\nkari@test.example\nNasjonalitet: polsk og norsk\n\nWORK\n\nCook, Brygga AS, 2019",
      ),
    ).resume.languages,
  ).toBeUndefined();
});

test("Languages that a form names above their table are listed once, with the levels of the table", () => {
  const { languages } = read(
    "SPRÅK\n\nEngelsk, tysk\n\nFERDIGHETER\n\nExcel, Word\n\nSPRÅKFERDIGHETER\n\nEngelsk: C1\nTysk: B1",
  );
  expect(languages).toEqual([
    { language: "Engelsk", fluency: "C1" },
    { language: "Tysk", fluency: "B1" },
  ]);
});

test("Grades keep the skills of a grid's header, with writing in the row above, and equal ones become one", () => {
  const grid =
    "Andre språk\tFORSTÅ\tSNAKKE\tSKRIVE\n\tLytting\tLesing\tMuntlig produksjon\tMuntlig samhandling\n";
  const { languages } = read(
    `SPRÅK\n\nMorsmål: Polsk\n${grid}NORSK\tC1\tB2\tB2\tB2\tB1\nEngelsk\tB1\tB1\tB1\tB1\tB1\n`,
  );
  expect(languages?.map(({ fluency }) => fluency)).toEqual([
    "Morsmål",
    "Lytting C1, Lesing B2, Muntlig produksjon B2, Muntlig samhandling B2, Skrive B1",
    "B1",
  ]);
});

test("Grades below a language keep the skill beside each", () => {
  const { languages } = read(
    "LANGUAGES\n\nDutch\nLISTENING C1\tREADING C1\nSPOKEN PRODUCTION B2\tWRITING B1\nItalian\nLISTENING A2\tREADING A1\n",
  );
  expect(languages).toEqual([
    { language: "Dutch", fluency: "Listening C1, Reading C1, Spoken production B2, Writing B1" },
    { language: "Italian", fluency: "Listening A2, Reading A1" },
  ]);
});

test("A comment in a column of its own is no part of the level, but a grade is", () => {
  const { languages } = read(
    "SPRÅK\n\nEngelsk\tFlytende\tdaglig i bruk på jobb\nTysk\tGod\tB2\nFransk\tGod\tMiddels\n",
  );
  expect(languages?.map(({ fluency }) => fluency)).toEqual(["Flytende", "God, B2", "God"]);
});

test.each([
  ["Norsk: Morsmål\nEngelsk: God"],
  ["Norsk (morsmål), engelsk (god)"],
  ["Norsk – Morsmål\nEngelsk – God"],
  ["Norsk      Morsmål\nEngelsk    God"],
])("languages and levels beside each other: %s", (text) => {
  const { languages } = read(`SPRÅK\n\n${text}`);
  expect(languages?.map(({ language, fluency }) => `${language} ${fluency}`.toLowerCase())).toEqual([
    "norsk morsmål",
    "engelsk god",
  ]);
});
