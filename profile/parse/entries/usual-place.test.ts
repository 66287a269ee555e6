import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

const read = (jobs: string) =>
  parseResume(
    parseText(`Kari Prøve Testdal\nkari@testdal.example\n22 00 00 14\n\nARBEIDSERFARING\n\n${jobs}`),
  ).resume;

test("a small town on a line of its own is one where other jobs have theirs, and no point of what was done", () => {
  const { work } = read(`2020 – nå      Avdelingsleder
               Prøvevik kommune
               Langevåg
               - Leder 34 ansatte

2015 – 2020    Sykepleier
               Helse Prøvefjord HF
               Ålesund
               - Lærte opp 60 kolleger`);
  expect(work?.map(({ name, location, highlights }) => [name, location, highlights])).toEqual([
    ["Prøvevik kommune", "Langevåg", ["Leder 34 ansatte"]],
    ["Helse Prøvefjord HF", "Ålesund", ["Lærte opp 60 kolleger"]],
  ]);
});

test("a name for what follows is none, though it stands where another job has its town", () => {
  const { work } = read(`2020 – nå      Avdelingsleder
               Prøvevik kommune
               Hovedoppgaver
               - Leder 34 ansatte

2015 – 2020    Sykepleier
               Helse Prøvefjord HF
               Ålesund
               - Lærte opp 60 kolleger`);
  expect(work?.[0]?.location).toBeUndefined();
});
