import { expect, test } from "vitest";
import { parseText } from "../plain/parse-text.ts";
import { buildEntries } from "./entries.ts";
import { splitIntoUnits } from "./units.ts";

/** The jobs of a text whose units have these labels. */
function buildJobs(text: string, labels: string[]) {
  const units = splitIntoUnits(parseText(text).lines);
  expect(units).toHaveLength(labels.length);
  const labelled = units.map((unit, at) => ({ ...unit, label: `work.${labels[at]}`, probability: 1 }));
  return buildEntries(labelled, "work").map(({ title, organization, startDate }) => [
    title?.value,
    organization?.value,
    startDate?.value,
  ]);
}

test("a date below title and employer is theirs, although the model starts an entry there", () => {
  const job = ["title^", "employer", "date^", "text"];
  expect(
    buildJobs(
      "Økonomikonsulent\nPrøve kommune\n2023 – 2025\nAvtaler med leverandører\nKokk\nBrygga Bakeri\n2016 – 2021\nBrød og kaker",
      [...job, ...job],
    ),
  ).toEqual([
    ["Økonomikonsulent", "Prøve kommune", "2023"],
    ["Kokk", "Brygga Bakeri", "2016"],
  ]);
});
