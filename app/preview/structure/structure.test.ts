import { describe, expect, test } from "vitest";
import { withNewEntry, withoutEntry, withValue } from "../../../profile/draft/draft.ts";
import { placeName } from "../../../profile/draft/place-name.ts";
import { jobCandidates } from "../../../profile/parse/candidates.ts";
import type { Correction } from "../../../profile/parse/labeller/labeller.ts";
import { parseLines } from "../../../profile/parse/parse-cv.ts";
import { parseText } from "../../../profile/parse/plain/parse-text.ts";
import { studioFromCv, withCorrections } from "../state/create-studio.ts";
import { type Action, reduce } from "../state/reducer.ts";
import { initialState, type Parse, type Studio } from "../state/state.ts";
import { type Block, groupIntoBlocks, moveToSection, startEntryAt } from "./blocks.ts";
import { type JobChoice, toCorrections } from "./job-choices.ts";
import { mergeCorrections } from "./merge-corrections.ts";

const source = parseText(`Kari Testdal
kari@testdal.example

ARBEIDSERFARING

Kokk, Brygga Sjømat AS
2019 – nå
- Laget menyer

Servitør, Kafé Prøve AS
2015 – 2018
- Serverte middag

UTDANNING

Fagbrev som kokk, Bergen videregående skole
2012 – 2015
`);
const studio: Studio = { id: 1, ...studioFromCv(parseLines(source), "no") };
const lineOf = (text: string) => source.lines.findIndex((line) => line.text.includes(text));
const blocks = groupIntoBlocks(source.lines, studio.parse?.structure ?? []);
const blockOf = (text: string) =>
  blocks.find(({ lines }) => lines.some(({ id }) => id === lineOf(text))) as Block;

/** The studio after a correction, as the page applies it. */
function corrected(from: Studio, added: Correction[]): Studio {
  const parse = from.parse as Parse;
  const corrections = mergeCorrections(parse.corrections, added);
  const change = withCorrections(from, parse, corrections, parseLines(source, corrections));
  return after(from, { type: "edited", field: "", ...change });
}

function after(from: Studio, action: Action): Studio {
  return reduce({ ...initialState, studio: from }, action).studio as Studio;
}

function edited(from: Studio, list: "work" | "education", at: number, field: string, value: string): Studio {
  const { draft } = from.content;
  const place = { list, id: draft.lists[list][at]?.id ?? "", field };
  const content = { ...from.content, draft: withValue(draft, place, value) };
  return after(from, { type: "edited", field: placeName(place), content });
}

const names = ({ content }: Studio) => content.draft.lists.work.map(({ values }) => values.name);

describe("The blocks of a file", () => {
  test("are headings and entries in reading order", () => {
    expect(blocks.filter(({ isHeading }) => isHeading).map(({ lines }) => lines[0]?.text)).toEqual([
      "ARBEIDSERFARING",
      "UTDANNING",
    ]);
    expect(blockOf("Kokk, Brygga").lines).toHaveLength(3);
    expect(blockOf("Kokk, Brygga").section).toBe("work");
  });
});

describe("A correction", () => {
  test("moves a job to another section and keeps its name as the organization", () => {
    const moved = corrected(studio, moveToSection("volunteer", blockOf("Servitør, Kafé")));
    expect(names(moved)).toEqual(["Brygga Sjømat AS"]);
    expect(moved.content.draft.lists.volunteer[0]?.values).toMatchObject({ organization: "Kafé Prøve AS" });
  });

  test("begins a new job at a line", () => {
    const split = corrected(studio, startEntryAt(lineOf("Laget menyer"), blockOf("Laget menyer")));
    expect(names(split)).toHaveLength(3);
  });

  test("takes text out that is not needed, which is then no text without a place", () => {
    const without = corrected(studio, moveToSection("ignored", blockOf("Servitør, Kafé")));
    expect(names(without)).toEqual(["Brygga Sjømat AS"]);
    expect(without.content.unplaced).toEqual(studio.content.unplaced);
  });

  test("can be taken back with undo, together with what was read anew", () => {
    const moved = corrected(studio, moveToSection("volunteer", blockOf("Servitør, Kafé")));
    const undone = after(moved, { type: "undone" });
    expect(undone.content).toEqual(studio.content);
    expect(undone.parse).toEqual(studio.parse);
  });
});

describe("The choices for parts that may be jobs", () => {
  const unclear = parseText(`Kari Testdal
Kokk
kari@testdal.example

OM MEG
Kokk som lager mat av det som er i sesong.

Fra 2019 til 2024 laget jeg mat på Brygga Sjømat.
Fra 2015 til 2018 serverte jeg på Kafé Prøve.

UTDANNING
Ålesund videregående skole
Fagbrev som kokk (2011 – 2015)

SPRÅK
Norsk: Morsmål
`);
  const { structure, resume } = parseLines(unclear);
  const candidates = jobCandidates(unclear.lines, structure);
  const parsed = (choiceOf: (index: number) => JobChoice | undefined) =>
    parseLines(unclear, toCorrections(candidates, choiceOf)).resume;

  const count = (list: "work" | "education" | "certificates", of = resume) => of[list]?.length ?? 0;

  test("are offered where no job was found", () => {
    expect(count("work")).toBe(0);
    expect(candidates.map((lines) => lines.map((line) => unclear.lines[line]?.text))).toEqual([
      ["Fra 2019 til 2024 laget jeg mat på Brygga Sjømat."],
      ["Fra 2015 til 2018 serverte jeg på Kafé Prøve."],
    ]);
  });

  test("make every part a job when all are jobs", () => {
    const all = parsed(() => "work");
    expect(count("work", all)).toBe(2);
    expect(all.basics?.summary).not.toMatch(/Brygga|Kafé/);
  });

  // A certificate has one date, the end of the period.
  test.each([
    ["work", "2015"],
    ["education", "2015"],
    ["certificates", "2018"],
  ] as const)("make one part an entry of %s", (choice, year) => {
    const one = parsed((index) => (index === 1 ? choice : undefined));
    expect(count(choice, one)).toBe(count(choice) + 1);
    expect(JSON.stringify(one[choice])).toContain(year);
    expect(one.basics?.summary).toContain("Brygga");
    expect(one.basics?.summary).not.toContain("Kafé");
  });

  test("take a part out that is not needed", () => {
    const without = parsed((index) => (index === 1 ? "ignored" : undefined));
    expect(JSON.stringify(without)).not.toContain("Kafé");
    expect(without).toMatchObject({ education: resume.education, languages: resume.languages });
    expect(count("work", without)).toBe(0);
  });

  test("change nothing when none was made", () => {
    expect(toCorrections(candidates, () => undefined)).toEqual([]);
  });
});

describe("The visitor's edits", () => {
  test("stay when the file is parsed again, in the entry of the same lines", () => {
    const named = edited(edited(studio, "work", 1, "name", "Kafé Ny AS"), "education", 0, "score", "Bestått");
    const split = corrected(named, startEntryAt(lineOf("Laget menyer"), blockOf("Laget menyer")));
    expect(names(split)).toContain("Kafé Ny AS");
    expect(split.content.draft.lists.education[0]?.values.score).toBe("Bestått");
    const twice = corrected(split, moveToSection("volunteer", blockOf("Servitør, Kafé")));
    expect(twice.content.draft.lists.volunteer[0]?.values.organization).toBe("Kafé Ny AS");
  });

  test("stay when an entry was added or removed", () => {
    const { draft } = studio.content;
    const { draft: added, id } = withNewEntry(draft, "work");
    const kept = withValue(added, { list: "work", id, field: "name" }, "Eget firma");
    const without = withoutEntry(kept, "education", draft.lists.education[0]?.id ?? "");
    const changed = after(studio, {
      type: "edited",
      field: "",
      content: { ...studio.content, draft: without },
    });
    const split = corrected(changed, startEntryAt(lineOf("Laget menyer"), blockOf("Laget menyer")));
    expect(names(split)).toContain("Eget firma");
    expect(split.content.draft.lists.education).toEqual([]);
    expect(new Set(split.content.draft.lists.work.map((entry) => entry.id)).size).toBe(4);
  });
});
