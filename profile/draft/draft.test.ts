import { describe, expect, test } from "vitest";
import type { Resume } from "../resume.ts";
import {
  draftOf,
  placeAt,
  resumeOf,
  shownResume,
  withHiddenEntry,
  withHiddenList,
  withMovedEntry,
  withNewEntry,
  withoutEntry,
  withValue,
} from "./draft.ts";
import { formatField, parseField } from "./field-text.ts";
import { listFields } from "./fields.ts";
import { findPlace } from "./find-place.ts";

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
const draft = draftOf(resume);
const first = draft.lists.work[0]?.id ?? "";
const second = draft.lists.work[1]?.id ?? "";

test("a CV that nothing was changed in comes out as it went in", () => {
  expect(resumeOf(draft)).toEqual(resume);
  expect(shownResume(draft)).toEqual(resume);
});

describe("A correction", () => {
  test("changes the field and nothing else, and leaves the draft before as it was", () => {
    const changed = withValue(draft, { list: "work", id: second, field: "position" }, "Lærling");
    expect(resumeOf(changed).work?.[1]?.position).toBe("Lærling");
    expect(resumeOf(changed).work?.[0]).toEqual(resume.work?.[0]);
    expect(resumeOf(draft)).toEqual(resume);
  });

  test("that empties a field takes it away", () => {
    const changed = withValue(draft, { list: "basics", id: "", field: "city" }, "");
    expect(resumeOf(changed).basics?.location).toEqual({ address: "Prøvegata 1", postalCode: "8000" });
  });

  test("moves an entry, not beyond the ends", () => {
    const names = (of: typeof draft) => resumeOf(of).work?.map(({ name }) => name);
    expect(names(withMovedEntry(draft, "work", second, -1))).toEqual(["Prøvekroa", "Fjordtest AS"]);
    expect(names(withMovedEntry(draft, "work", second, 1))).toEqual(["Fjordtest AS", "Prøvekroa"]);
  });

  test("adds an entry, which is nothing as long as it is empty, and removes one", () => {
    const { draft: added, id } = withNewEntry(draft, "skills");
    expect(resumeOf(added).skills).toEqual(resume.skills);
    const named = withValue(added, { list: "skills", id, field: "name" }, "Brød");
    expect(resumeOf(named).skills?.map(({ name }) => name)).toEqual(["Fisk", "Brød"]);
    expect(resumeOf(withoutEntry(named, "skills", id)).skills).toEqual(resume.skills);
  });

  test("an id is never given twice", () => {
    const once = withNewEntry(draft, "skills");
    const again = withNewEntry(withoutEntry(once.draft, "skills", once.id), "skills");
    expect(again.id).not.toBe(once.id);
  });
});

describe("What is hidden", () => {
  test("is not shown, but stays in the visitor's data", () => {
    const hidden = withHiddenEntry(draft, "work", first, true);
    expect(shownResume(hidden).work?.map(({ name }) => name)).toEqual(["Prøvekroa"]);
    expect(resumeOf(hidden)).toEqual(resume);
  });

  test("can be a whole part", () => {
    const hidden = withHiddenList(draft, "work", true);
    expect(shownResume(hidden).work).toBeUndefined();
    expect(shownResume(withHiddenList(hidden, "work", false))).toEqual(resume);
  });
});

describe("A path", () => {
  test("leads to its place", () => {
    expect(placeAt(draft, "work[1].position")).toEqual({ list: "work", id: second, field: "position" });
    expect(placeAt(draft, "work[0].highlights[1]")).toEqual({ list: "work", id: first, field: "highlights" });
    expect(placeAt(draft, "basics.location.city")).toEqual({ list: "basics", id: "", field: "city" });
    expect(placeAt(draft, "basics.profiles[0].url")).toMatchObject({ list: "profiles", field: "url" });
    expect(placeAt(draft, "skills")).toEqual({ list: "skills", id: "", field: "" });
    expect(placeAt(draft, "references[0].name")).toBeUndefined();
  });

  test("counts only what is shown, if it is one of the page", () => {
    const hidden = withHiddenEntry(draft, "work", first, true);
    expect(placeAt(hidden, "work[0]", true)).toEqual({ list: "work", id: second, field: "" });
  });
});

describe("A text that was clicked", () => {
  test.each([
    ["Fjordtest AS", { list: "work", field: "name" }],
    ["kari testdal", { list: "basics", field: "name" }],
    ["Kokk fra Bodø.", { list: "basics", field: "summary" }],
    ["retter", { list: "work", field: "highlights" }],
    ["Prøvekroa, 2017–2019", { list: "work", field: "name" }],
    ["torsk", { list: "skills", field: "keywords" }],
  ])("%s leads to its field", (text, place) => {
    expect(findPlace(draft, text)).toMatchObject(place);
  });

  test("is the second of two that read alike where it is the second on the page", () => {
    expect(findPlace(draft, "Kokk", 0)).toMatchObject({ list: "basics", field: "label" });
    expect(findPlace(draft, "Kokk", 1)).toMatchObject({ list: "work", field: "position" });
  });

  test("joined of an employer and a town is the employer's, though the town is the visitor's own as well", () => {
    const here = withValue(draft, { list: "work", id: second, field: "location" }, "Bodø");
    expect(findPlace(here, "Prøvekroa, Bodø")).toEqual({ list: "work", id: second, field: "name" });
    expect(findPlace(here, "Fjordtest AS, Bodø")).toMatchObject({ list: "work", id: first, field: "name" });
  });

  test("that the CV does not have leads nowhere", () => {
    expect(findPlace(draft, "Utdanning")).toBeUndefined();
  });
});

describe("A field as it is formatField", () => {
  test.each([
    ["2019", "2019"],
    ["mars 2019", "2019-03"],
    ["March 2019", "2019-03"],
    ["03.2019", "2019-03"],
    ["2019-03", "2019-03"],
    ["", ""],
  ])("the date %s is understood", (text, date) => {
    expect(parseField(text, "date")).toBe(date);
  });

  test.each(["sometime", "20191", "i fjor"])("the date %s is not", (text) => {
    expect(parseField(text, "date")).toBeUndefined();
  });

  test.each([
    ["kari.example", "https://kari.example"],
    ["http://kari.example/cv", "http://kari.example/cv"],
  ])("the address %s is understood", (text, address) => {
    expect(parseField(text, "url")).toBe(address);
  });

  test.each(["javascript:alert(1)", "kari", "https://"])("the address %s is not", (text) => {
    expect(parseField(text, "url")).toBeUndefined();
  });

  test("accents that stand for themselves, as copied out of a PDF, join their letters", () => {
    expect(parseField("Rene\u0301 A\u030as", "text")).toBe("Ren\u00e9 \u00c5s");
    expect(parseField("a\u030apent\nle\u0301st", "lines")).toEqual(["\u00e5pent", "l\u00e9st"]);
    expect(parseField("Ma\u030aling, Cafe\u0301", "commas")).toEqual(["M\u00e5ling", "Caf\u00e9"]);
  });

  test("signs that nobody sees are not copied in with a text", () => {
    expect(parseField("Kari\u202e Test\u0000dal\u2069", "text")).toBe("Kari Testdal");
    expect(parseField("https://kari.example/\u200e", "url")).toBe("https://kari.example/");
  });

  test("every value of the CV comes back from its field as it was, in both languages", () => {
    for (const language of ["en", "no"] as const)
      for (const { name, kind } of Object.values(listFields).flat())
        for (const values of [...(resume.work ?? []), ...(resume.skills ?? [])] as Record<string, string>[]) {
          const value = values[name];
          if (value !== undefined)
            expect(parseField(formatField(value, kind, language), kind)).toEqual(value);
        }
  });
});
