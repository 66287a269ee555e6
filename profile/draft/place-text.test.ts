import { describe, expect, test } from "vitest";
import { createDraft, toResume } from "./draft.ts";
import { placeText } from "./place-text.ts";

const draft = createDraft({
  basics: { summary: "Kokk." },
  work: [{ name: "Brygga", position: "Kokk", highlights: ["Laget menyer"] }],
});
const placed = (text: string, target: Parameters<typeof placeText>[2]) =>
  toResume(placeText(draft, text, target));

describe("Unplaced text", () => {
  test("is added to the introduction", () => {
    expect(placed("Trives med tempo.", "summary").basics?.summary).toBe("Kokk.\nTrives med tempo.");
  });

  test("becomes points of a job, one for each line", () => {
    const target = { list: "work" as const, id: draft.lists.work[0]?.id ?? "" };
    expect(placed("Ledet fire\nKuttet svinn", target).work?.[0]?.highlights).toEqual([
      "Laget menyer",
      "Ledet fire",
      "Kuttet svinn",
    ]);
  });

  test("becomes a job with its role, employer, period and points", () => {
    expect(placed("Servitør, Kafé Prøve AS\n2015 – 2018\nServerte middag", "work").work?.[1]).toEqual({
      position: "Servitør",
      name: "Kafé Prøve AS",
      startDate: "2015",
      endDate: "2018",
      highlights: ["Serverte middag"],
    });
  });

  test("becomes a course with its date", () => {
    expect(placed("Førstehjelp, Røde Kors, 2021", "certificates").certificates).toEqual([
      { name: "Førstehjelp", issuer: "Røde Kors", date: "2021" },
    ]);
  });

  test("becomes a skill or a language for each part", () => {
    expect(placed("Lafting, tegning", "skills").skills).toEqual([{ name: "Lafting" }, { name: "tegning" }]);
    expect(placed("Norsk: morsmål\nTysk (litt)", "languages").languages).toEqual([
      { language: "Norsk", fluency: "morsmål" },
      { language: "Tysk", fluency: "litt" },
    ]);
  });
});
