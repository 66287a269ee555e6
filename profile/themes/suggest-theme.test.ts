import { expect, test } from "vitest";
import { suggestTheme } from "./suggest-theme.ts";

const jobs = [{ startDate: "2019" }, { startDate: "2015", endDate: "2019" }];

test.each([
  ["Lektor i norsk og historie", "hefte"],
  ["Research fellow", "hefte"],
  ["UX Designer", "plan"],
  ["UX Designer (former primary school teacher)", "plan"],
  ["Head of Sales", "plan"],
  ["Electrician", "kyst"],
  ["Kokk", "kyst"],
])("suggests a theme for %s", (label, theme) => {
  expect(suggestTheme({ basics: { label }, work: jobs })).toBe(theme);
});

test("suggests Hefte for publications, or when there are no dates for the landscape", () => {
  const publications = [{ name: "A" }, { name: "B" }, { name: "C" }];
  expect(suggestTheme({ publications, work: jobs })).toBe("hefte");
  expect(suggestTheme({ work: [{ position: "Sjåfør" }] })).toBe("hefte");
  expect(suggestTheme({})).toBe("kyst");
});
