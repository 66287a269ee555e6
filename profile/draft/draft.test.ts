import { describe, expect, test } from "vitest";
import type { Resume } from "../resume.ts";
import {
  createDraft,
  resolveField,
  shownResume,
  toResume,
  withHiddenEntry,
  withHiddenList,
  withMovedEntry,
  withNewEntry,
  withoutEntry,
  withValue,
} from "./draft.ts";
import { formatField, parseField } from "./field-text.ts";
import { listFields } from "./fields.ts";

const resume: Resume = {
  basics: {
    name: "Kari Testdal",
    label: "Kokk",
    image: "data:image/png;base64,AA==",
    email: "kari@testdal.example",
    summary: "Kokk fra Bodø. Lager mat av det som er i sesong.",
    location: { city: "Bodø", address: "Prøvegata 1", postalCode: "8000" },
    profiles: [{ network: "LinkedIn", url: "https://linkedin.example/kari" }],
  },
  work: [
    {
      name: "Fjordtest AS",
      position: "Kokk",
      startDate: "2020-01",
      highlights: ["38 retter", "To lærlinger"],
    },
    { name: "Prøvekroa", position: "Kokkelærling", startDate: "2017", endDate: "2019" },
  ],
  skills: [{ name: "Fisk", keywords: ["sei", "torsk"] }],
  references: [{ name: "Ola Prøve", reference: "22 00 00 02" }],
};
const draft = createDraft(resume);
const first = draft.lists.work[0]?.id ?? "";
const second = draft.lists.work[1]?.id ?? "";

test("returns the same CV when nothing was changed", () => {
  expect(toResume(draft)).toEqual(resume);
  expect(shownResume(draft)).toEqual(resume);
});

describe("A correction", () => {
  test("changes only its field and not the previous draft", () => {
    const changed = withValue(draft, { list: "work", id: second, field: "position" }, "Lærling");
    expect(toResume(changed).work?.[1]?.position).toBe("Lærling");
    expect(toResume(changed).work?.[0]).toEqual(resume.work?.[0]);
    expect(toResume(draft)).toEqual(resume);
  });

  test("removes a field when it becomes empty", () => {
    const changed = withValue(draft, { list: "basics", id: "", field: "city" }, "");
    expect(toResume(changed).basics?.location).toEqual({ address: "Prøvegata 1", postalCode: "8000" });
  });

  test("moves an entry within the list", () => {
    const names = (of: typeof draft) => toResume(of).work?.map(({ name }) => name);
    expect(names(withMovedEntry(draft, "work", second, -1))).toEqual(["Prøvekroa", "Fjordtest AS"]);
    expect(names(withMovedEntry(draft, "work", second, 1))).toEqual(["Fjordtest AS", "Prøvekroa"]);
  });

  test("adds an entry, which is left out while empty, and removes one", () => {
    const { draft: added, id } = withNewEntry(draft, "skills");
    expect(toResume(added).skills).toEqual(resume.skills);
    const named = withValue(added, { list: "skills", id, field: "name" }, "Brød");
    expect(toResume(named).skills?.map(({ name }) => name)).toEqual(["Fisk", "Brød"]);
    expect(toResume(withoutEntry(named, "skills", id)).skills).toEqual(resume.skills);
  });

  test("never reuses an id", () => {
    const once = withNewEntry(draft, "skills");
    const again = withNewEntry(withoutEntry(once.draft, "skills", once.id), "skills");
    expect(again.id).not.toBe(once.id);
  });
});

describe("A hidden entry", () => {
  test("is not shown but stays in the visitor's data", () => {
    const hidden = withHiddenEntry(draft, "work", first, true);
    expect(shownResume(hidden).work?.map(({ name }) => name)).toEqual(["Prøvekroa"]);
    expect(toResume(hidden)).toEqual(resume);
  });

  test("can be a whole section", () => {
    const hidden = withHiddenList(draft, "work", true);
    expect(shownResume(hidden).work).toBeUndefined();
    expect(shownResume(withHiddenList(hidden, "work", false))).toEqual(resume);
  });
});

describe("A path", () => {
  test("resolves to its field", () => {
    expect(resolveField(draft, "work[1].position")).toEqual({ list: "work", id: second, field: "position" });
    expect(resolveField(draft, "work[0].highlights[1]")).toEqual({
      list: "work",
      id: first,
      field: "highlights",
    });
    expect(resolveField(draft, "basics.location.city")).toEqual({ list: "basics", id: "", field: "city" });
    expect(resolveField(draft, "basics.profiles[0].url")).toMatchObject({ list: "profiles", field: "url" });
    expect(resolveField(draft, "skills")).toEqual({ list: "skills", id: "", field: "" });
    expect(resolveField(draft, "references[0].name")).toBeUndefined();
  });

  test("counts only visible entries when it comes from the page", () => {
    const hidden = withHiddenEntry(draft, "work", first, true);
    expect(resolveField(hidden, "work[0]", true)).toEqual({ list: "work", id: second, field: "" });
    const { draft: extended, id } = withNewEntry(draft, "work");
    const emptyFirst = withMovedEntry(withMovedEntry(extended, "work", id, -1), "work", id, -1);
    expect(resolveField(emptyFirst, "work[0]", true)).toEqual({ list: "work", id: first, field: "" });
  });
});

describe("The text of a field", () => {
  test.each([
    ["2019", "2019"],
    ["mars 2019", "2019-03"],
    ["March 2019", "2019-03"],
    ["03.2019", "2019-03"],
    ["2019-03", "2019-03"],
    ["", ""],
  ])("parses the date %s", (text, date) => {
    expect(parseField(text, "date")).toBe(date);
  });

  test.each(["sometime", "20191", "i fjor"])("does not parse %s as a date", (text) => {
    expect(parseField(text, "date")).toBeUndefined();
  });

  test.each([
    ["kari.example", "https://kari.example"],
    ["http://kari.example/cv", "http://kari.example/cv"],
  ])("parses the address %s", (text, address) => {
    expect(parseField(text, "url")).toBe(address);
  });

  test.each(["javascript:alert(1)", "kari", "https://"])("does not parse %s as an address", (text) => {
    expect(parseField(text, "url")).toBeUndefined();
  });

  test("composes accents when text is copied from a PDF", () => {
    expect(parseField("Rene\u0301 A\u030as", "text")).toBe("Ren\u00e9 \u00c5s");
    expect(parseField("a\u030apent\nle\u0301st", "lines")).toEqual(["\u00e5pent", "l\u00e9st"]);
    expect(parseField("Ma\u030aling, Cafe\u0301", "commas")).toEqual(["M\u00e5ling", "Caf\u00e9"]);
  });

  test("strips invisible characters when text is pasted", () => {
    expect(parseField("Kari\u202e Test\u0000dal\u2069", "text")).toBe("Kari Testdal");
    expect(parseField("https://kari.example/\u200e", "url")).toBe("https://kari.example/");
  });

  test("parses back to the same value when it is formatted, in both languages", () => {
    for (const language of ["en", "no"] as const)
      for (const { name, kind } of Object.values(listFields).flat())
        for (const values of [...(resume.work ?? []), ...(resume.skills ?? [])] as Record<string, string>[]) {
          const value = values[name];
          if (value !== undefined)
            expect(parseField(formatField(value, kind, language), kind)).toEqual(value);
        }
  });
});
