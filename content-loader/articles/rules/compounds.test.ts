import { expect, test } from "vitest";
import { bodyLine, sample } from "../../../tests/support/sample-article.ts";
import { compoundProblems } from "./compounds.ts";

const found = (body: string, language: "en" | "no" = "no") => compoundProblems(sample(body, { language }));

test.each([
  ["God karriere rådgivning.", "karriererådgivning"],
  ["Hele jobb markedet.", "jobbmarkedet"],
  ["Alle jobb søkere.", "jobbsøkere"],
  ["Din egen Nett side.", "Nettside"],
  ["Skriv et søknads brev.", "søknadsbrev"],
  ["En CV analyse.", "CV-analyse"],
  ["På LinkedIn profilen.", "LinkedIn-profilen"],
  ["Noen SEO råd.", "SEO-råd"],
  ["En 30 minutters samtale.", "30-minutters"],
])("'%s' is told that it is one word", (body, word) => {
  const [problem, ...rest] = found(body);
  expect(rest).toEqual([]);
  expect(problem?.line).toBe(bodyLine);
  expect(problem?.message).toContain(word);
});

test.each([
  "God karriererådgivning, en CV-analyse og en LinkedIn-profil på jobbmarkedet.",
  "Siden er laget for folk. Jobb, søknad og CV. Profilen på LinkedIn. Rådene om SEO.",
  "Jobben søker du på mandag; nettet sidestilles ikke med et brev.",
])("'%s' passes", (body) => {
  expect(found(body)).toEqual([]);
});

test("English articles may speak of a web page and a CV analysis", () => {
  expect(found("A CV analyse and a nett side.", "en")).toEqual([]);
});
