import { describe, expect, test } from "vitest";
import type { Resume } from "../resume.ts";
import { createProfile } from "./profile.ts";

const now = new Date("2026-11-22");
const english = (resume: Resume) => createProfile(resume, "en", now);
const until = "–\u2060";

describe("The headline", () => {
  test("is the first sentence of the summary, and the rest is body text", () => {
    const { headline, lead, label } = english({
      basics: {
        name: "A B",
        label: "Nurse",
        summary: "I count nights. Half of them are long.\n\nThe rest are not.",
      },
    });
    expect({ headline, lead, label }).toEqual({
      headline: "I count nights.",
      lead: [{ text: "Half of them are long." }, { text: "The rest are not." }],
      label: "Nurse",
    });
  });

  test("is the job title when the first sentence is too long or missing", () => {
    const summary = `${"word ".repeat(40)}end. More.`;
    expect(english({ basics: { label: "Nurse", summary } })).toMatchObject({
      headline: "Nurse",
      lead: [{ text: summary }],
    });
    expect(english({ basics: { label: "Nurse" } }).headline).toBe("Nurse");
    expect(english({ basics: { name: "A" } }).headline).toBeUndefined();
  });

  test("is in one piece when the summary has a line break within a sentence", () => {
    const summary =
      "Linguist studying how dialects change, with a focus on North\nSea varieties. Teaches phonetics.";
    expect(english({ basics: { summary } })).toMatchObject({
      headline: "Linguist studying how dialects change, with a focus on North Sea varieties.",
      lead: [{ text: "Teaches phonetics." }],
    });
  });

  test("does not end at an abbreviation or a decimal", () => {
    const summary = "I have worked for ca. 2.5 years at sea. Then I stopped.";
    expect(english({ basics: { summary } }).headline).toBe("I have worked for ca. 2.5 years at sea.");
  });
});

describe("Work", () => {
  test("at one employer is one entry with several roles and their overall years", () => {
    const [experience, other] = english({
      work: [
        { name: "Havskard", position: "Leader", startDate: "2023-02" },
        { name: "havskard ", position: "Engineer", startDate: "2019-03", endDate: "2023-01" },
        { name: "Brattskjær", position: "Trainee", startDate: "2018", endDate: "2018" },
      ],
    }).work;
    expect(experience).toMatchObject({
      name: "Havskard",
      years: "since\u00a02019",
      roles: [{ title: "Leader" }, { title: "Engineer" }],
    });
    expect(other).toMatchObject({ years: "2018", roles: [{ title: "Trainee" }] });
  });

  test("keeps legal forms with the employer and repeats no place", () => {
    const { work } = english({
      work: [
        { name: "Harborline Medical", location: "Inc., Boston", position: "then in charge of stock" },
        { name: "University of York", location: "York" },
        { name: "Asker Bygg", location: "Asker" },
      ],
    });
    expect(work).toMatchObject([
      { name: "Harborline Medical, Inc.", place: "Boston", roles: [{ title: "Then in charge of stock" }] },
      { name: "University of York", place: undefined },
      { name: "Asker Bygg", place: "Asker" },
    ]);
  });

  test("has its years in the page's language and a length on the timeline", () => {
    const job = { name: "X", startDate: "2019-03", endDate: "2021-05" };
    expect(english({ work: [job] }).work[0]).toMatchObject({
      years: `2019${until}2021`,
      span: { from: 2019 * 12 + 2, to: 2021 * 12 + 5, ongoing: false },
    });
    expect(createProfile({ work: [{ name: "X", startDate: "2019" }] }, "no", now).work[0]?.years).toBe(
      "siden\u00a02019",
    );
  });

  test.each([
    ["without a date", {}, undefined],
    ["with an end alone", { endDate: "2010" }, "2010"],
    ["that ends before it begins", { startDate: "2020", endDate: "2012" }, `2020${until}2012`],
    ["that begins after today", { startDate: "2031-01" }, "since\u00a02031"],
  ])("%s has no length", (_what, dates, years) => {
    const [experience] = english({ work: [{ name: "X", ...dates }] }).work;
    expect(experience?.years).toBe(years);
    expect(experience?.span).toBeUndefined();
  });

  test("with thirty jobs has thirty entries on the timeline", () => {
    const work = Array.from({ length: 30 }, (_, i) => ({
      name: `Firm ${i}`,
      startDate: `${2025 - i}`,
      endDate: `${2025 - i}`,
    }));
    const profile = english({ work });
    expect(profile.work).toHaveLength(30);
    expect(profile.career).toMatchObject({ from: 1996 * 12, to: 2026 * 12 });
  });
});

test("separates talks from projects by type, in either language", () => {
  const { projects, talks } = english({
    projects: [{ name: "A" }, { name: "B", type: "presentation" }, { name: "C", type: "Foredrag" }, {}],
  });
  expect(projects.map(({ name }) => name)).toEqual(["A"]);
  expect(talks.map(({ name }) => name)).toEqual(["B", "C"]);
});

test("adds the country to places, except Norway on a Norwegian page", () => {
  const basics = { location: { city: "Bodø", countryCode: "NO" } };
  expect(english({ basics }).place).toBe("Bodø, Norway");
  expect(createProfile({ basics }, "no", now).place).toBe("Bodø");
  expect(createProfile({ basics: { location: { city: "(NO)" } } }, "no", now).place).toBeUndefined();
  expect(english({ basics: { location: { region: "Bayern", countryCode: "DE" } } }).place).toBe(
    "Bayern, Germany",
  );
});

test.each([
  ["Kari van Testdal-Prøve", "KP"],
  ["𠮷田 太郎", "𠮷"],
  ["𝐊𝐚𝐫𝐢 𝐓𝐞𝐬𝐭𝐝𝐚𝐥", "𝐊𝐓"],
  ["😀", "😀"],
  ["Dr. Astrid Prøve", "AP"],
])("the initials of %s are whole characters", (name, initials) => {
  expect(english({ basics: { name } }).initials).toBe(initials);
});

test("leaves out empty fields, and everything for an empty CV", () => {
  const profile = english({});
  expect(profile).toMatchObject({
    name: "No name",
    initials: "N",
    lead: [],
    contacts: [],
    work: [],
    languages: [],
  });
  expect(profile.career).toBeUndefined();
});
