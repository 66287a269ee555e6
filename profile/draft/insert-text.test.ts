import { describe, expect, test } from "vitest";
import { createDraft, toResume } from "./draft.ts";
import { insertText } from "./insert-text.ts";

const draft = createDraft({
  basics: { summary: "Kokk." },
  work: [{ name: "Brygga", position: "Kokk", highlights: ["Laget menyer"] }],
});
const inserted = (text: string, target: Parameters<typeof insertText>[2]) =>
  toResume(insertText(draft, text, target));

describe("Unplaced text", () => {
  test("is added to the introduction", () => {
    expect(inserted("Trives med tempo.", "summary").basics?.summary).toBe("Kokk.\nTrives med tempo.");
  });

  test("becomes points of a job, one for each line", () => {
    const target = { list: "work" as const, id: draft.lists.work[0]?.id ?? "" };
    expect(inserted("Ledet fire\nKuttet svinn", target).work?.[0]?.highlights).toEqual([
      "Laget menyer",
      "Ledet fire",
      "Kuttet svinn",
    ]);
  });

  test("becomes a job with its role, employer, period and points", () => {
    expect(inserted("Servitør, Kafé Prøve AS\n2015 – 2018\nServerte middag", "work").work?.[1]).toEqual({
      position: "Servitør",
      name: "Kafé Prøve AS",
      startDate: "2015",
      endDate: "2018",
      highlights: ["Serverte middag"],
    });
  });

  test("becomes a course with its date", () => {
    expect(inserted("Førstehjelp, Røde Kors, 2021", "certificates").certificates).toEqual([
      { name: "Førstehjelp", issuer: "Røde Kors", date: "2021" },
    ]);
  });

  test("becomes a skill or a language for each part", () => {
    expect(inserted("Lafting, tegning", "skills").skills).toEqual([{ name: "Lafting" }, { name: "tegning" }]);
    expect(inserted("Norsk: morsmål\nTysk (litt)", "languages").languages).toEqual([
      { language: "Norsk", fluency: "morsmål" },
      { language: "Tysk", fluency: "litt" },
    ]);
  });
});
