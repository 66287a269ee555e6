import { describe, expect, test } from "vitest";
import { withNewEntry, withoutEntry, withValue } from "../../../profile/draft/draft.ts";
import { fieldKey } from "../../../profile/draft/field-key.ts";
import { jobCandidates } from "../../../profile/parse/candidates.ts";
import type { Correction } from "../../../profile/parse/labeller/correction.ts";
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
const findLine = (text: string) => source.lines.findIndex((line) => line.text.includes(text));
const blocks = groupIntoBlocks(source.lines, studio.parse?.structure ?? []);
const findBlock = (text: string) =>
  blocks.find(({ lines }) => lines.some(({ id }) => id === findLine(text))) as Block;

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

function edited(
  from: Studio,
  list: "work" | "education",
  index: number,
  field: string,
  value: string,
): Studio {
  const { draft } = from.content;
  const fieldRef = { list, id: draft.lists[list][index]?.id ?? "", field };
  const content = { ...from.content, draft: withValue(draft, fieldRef, value) };
  return after(from, { type: "edited", field: fieldKey(fieldRef), content });
}

const names = ({ content }: Studio) => content.draft.lists.work.map(({ values }) => values.name);

describe("The blocks of a file", () => {
  test("are headings and entries in reading order", () => {
    expect(blocks.filter(({ isHeading }) => isHeading).map(({ lines }) => lines[0]?.text)).toEqual([
      "ARBEIDSERFARING",
      "UTDANNING",
    ]);
    expect(findBlock("Kokk, Brygga").lines).toHaveLength(3);
    expect(findBlock("Kokk, Brygga").section).toBe("work");
  });
});

describe("A correction", () => {
  test("moves a job to another section and keeps its name as the organization", () => {
    const moved = corrected(studio, moveToSection("volunteer", findBlock("Servitør, Kafé")));
    expect(names(moved)).toEqual(["Brygga Sjømat AS"]);
    expect(moved.content.draft.lists.volunteer[0]?.values).toMatchObject({ organization: "Kafé Prøve AS" });
  });

  test("begins a new job at a line", () => {
    const split = corrected(studio, startEntryAt(findLine("Laget menyer"), findBlock("Laget menyer")));
    expect(names(split)).toHaveLength(3);
  });

  test("removes text that is not needed, which does not become unplaced", () => {
    const without = corrected(studio, moveToSection("ignored", findBlock("Servitør, Kafé")));
    expect(names(without)).toEqual(["Brygga Sjømat AS"]);
    expect(without.content.unplaced).toEqual(studio.content.unplaced);
  });

  test("can be undone, together with the new parse", () => {
    const moved = corrected(studio, moveToSection("volunteer", findBlock("Servitør, Kafé")));
    const undone = after(moved, { type: "undone" });
    expect(undone.content).toEqual(studio.content);
    expect(undone.parse).toEqual(studio.parse);
  });
});

describe("The choices for candidates", () => {
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
  const parsed = (getChoice: (index: number) => JobChoice | undefined) =>
    parseLines(unclear, toCorrections(candidates, getChoice)).resume;

  const count = (list: "work" | "education" | "certificates", of = resume) => of[list]?.length ?? 0;

  test("are offered when no job was found", () => {
    expect(count("work")).toBe(0);
    expect(candidates.map((lines) => lines.map((line) => unclear.lines[line]?.text))).toEqual([
      ["Fra 2019 til 2024 laget jeg mat på Brygga Sjømat."],
      ["Fra 2015 til 2018 serverte jeg på Kafé Prøve."],
    ]);
  });

  test("make every candidate a job when all are jobs", () => {
    const all = parsed(() => "work");
    expect(count("work", all)).toBe(2);
    expect(all.basics?.summary).not.toMatch(/Brygga|Kafé/);
  });

  // A certificate has one date, the end of the period.
  test.each([
    ["work", "2015"],
    ["education", "2015"],
    ["certificates", "2018"],
  ] as const)("make one candidate an entry of %s", (choice, year) => {
    const one = parsed((index) => (index === 1 ? choice : undefined));
    expect(count(choice, one)).toBe(count(choice) + 1);
    expect(JSON.stringify(one[choice])).toContain(year);
    expect(one.basics?.summary).toContain("Brygga");
    expect(one.basics?.summary).not.toContain("Kafé");
  });

  test("remove a candidate that is not needed", () => {
    const without = parsed((index) => (index === 1 ? "ignored" : undefined));
    expect(JSON.stringify(without)).not.toContain("Kafé");
    expect(without).toMatchObject({ education: resume.education, languages: resume.languages });
    expect(count("work", without)).toBe(0);
  });

  test("change nothing when nothing was chosen", () => {
    expect(toCorrections(candidates, () => undefined)).toEqual([]);
  });
});

describe("The visitor's edits", () => {
  test("stay when the file is parsed again, in the entry of the same lines", () => {
    const named = edited(edited(studio, "work", 1, "name", "Kafé Ny AS"), "education", 0, "score", "Bestått");
    const split = corrected(named, startEntryAt(findLine("Laget menyer"), findBlock("Laget menyer")));
    expect(names(split)).toContain("Kafé Ny AS");
    expect(split.content.draft.lists.education[0]?.values.score).toBe("Bestått");
    const twice = corrected(split, moveToSection("volunteer", findBlock("Servitør, Kafé")));
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
    const split = corrected(changed, startEntryAt(findLine("Laget menyer"), findBlock("Laget menyer")));
    expect(names(split)).toContain("Eget firma");
    expect(split.content.draft.lists.education).toEqual([]);
    expect(new Set(split.content.draft.lists.work.map((entry) => entry.id)).size).toBe(4);
  });
});
