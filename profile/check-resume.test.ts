import { expect, test } from "vitest";
import { checkResume } from "./check-resume.ts";

test("returns valid JSON Resume unchanged", () => {
  const resume = {
    basics: { name: "Kari Testdal", location: { city: "Bergen" }, profiles: [{ network: "GitHub" }] },
    work: [{ name: "Fjordtest AS", position: "Tester", startDate: "2021-03", highlights: ["Tested"] }],
    skills: [{ name: "Testing", keywords: ["Vitest"] }],
  };
  expect(checkResume(resume)).toEqual({ resume, invalidPaths: [] });
});

test("drops and reports invalid fields", () => {
  const { resume, invalidPaths } = checkResume({
    basics: { name: 7, url: "javascript:alert(1)", label: "Tester" },
    work: [{ name: "Fjordtest AS", startDate: "March" }, "Butikk"],
    skills: "many",
  });
  expect(resume).toEqual({ basics: { label: "Tester" }, work: [{ name: "Fjordtest AS" }] });
  expect(invalidPaths).toEqual(["basics.name", "basics.url", "work[0].startDate", "work[1]", "skills"]);
});

test.each([[null], [undefined], ["text"], [[]], [7]])("%j is an empty CV", (value) => {
  expect(checkResume(value).resume).toEqual({});
});

test("drops unknown fields silently", () => {
  expect(checkResume({ meta: { theme: "even" }, basics: { birth: "2000-01-01" } })).toEqual({
    resume: { basics: {} },
    invalidPaths: [],
  });
});

test("accepts a picture as a bitmap data URL or an https: URL", () => {
  const picture = (image: string) => checkResume({ basics: { image } }).invalidPaths;
  expect(picture("data:image/png;base64,iVBORw0KGgo=")).toEqual([]);
  expect(picture("https://example.org/me.jpg")).toEqual([]);
  expect(picture("data:image/svg+xml;base64,PHN2Zz4=")).toEqual(["basics.image"]);
  expect(picture("data:text/html,<script>")).toEqual(["basics.image"]);
});

test("normalizes text to NFC", () => {
  const { resume } = checkResume({ basics: { name: "C\u030Cuđi A\u0301ile" } });
  expect(resume.basics?.name).toBe("Čuđi Áile");
});

test("removes lone surrogates", () => {
  const { resume } = checkResume(JSON.parse('{"basics":{"name":"\\ud83d Kari","label":"\ud83d\ude00"}}'));
  expect(resume.basics).toEqual({ name: " Kari", label: "😀" });
});

test("removes bidirectional and control characters", () => {
  const bad = "\u0000\u0007\u001b\u200b\u200e\u200f\u061c\u202a\u202e\u2066\u2069\ufeff";
  const { resume, invalidPaths } = checkResume({
    basics: { name: `Kari${bad} Testdal`, url: `https://kari.example/${bad}`, summary: "One.\nTwo." },
    work: [{ highlights: [`Ledet${bad} fem`] }],
    skills: [{ name: "👩🏽‍🔧" }],
  });
  expect(resume).toEqual({
    basics: { name: "Kari Testdal", url: "https://kari.example/", summary: "One.\nTwo." },
    work: [{ highlights: ["Ledet fem"] }],
    skills: [{ name: "👩🏽‍🔧" }],
  });
  expect(invalidPaths).toEqual([]);
});
