import { describe, expect, test } from "vitest";
import { longestNamePart, nameParts } from "./name-parts.ts";
import { asTitle, tidy, tidyName } from "./tidy.ts";

describe("A title", () => {
  test.each([
    ["SENIORINGENIØR,BORING OG BRØNN", "Senioringeniør, boring og brønn"],
    ["HR MANAGER", "HR manager"],
    ["HMS-LEDER", "HMS-leder"],
    ["CTO", "CTO"],
    ["IT-konsulent", "IT-konsulent"],
  ])("%s becomes %s", (given, expected) => {
    expect(asTitle(given)).toBe(expected);
  });
});

describe("A value", () => {
  test.each([
    [". ,", undefined],
    ["– Kongsberg,", "Kongsberg"],
    ["C++", "C++"],
    [".NET", ".NET"],
    ["Bergen,Norway", "Bergen, Norway"],
    ["hva skjer når isen går?. Naturen", "hva skjer når isen går? Naturen"],
    ["Arbeidsgiver og sted", undefined],
    ["Curriculum vitae Kari Prøve", undefined],
  ])("%s is shown as %s", (given, shown) => {
    expect(tidy(given)).toBe(shown);
  });
});

describe("A name", () => {
  test("stands without the label of a form", () => {
    expect(tidyName("PERSONAL INFORMATION Ingrid Prøve")).toBe("Ingrid Prøve");
    expect(tidyName("Ingrid Prøve")).toBe("Ingrid Prøve");
  });

  test.each([
    ["María de la Cruz Hernández", ["María", "de la Cruz", "Hernández"]],
    ["Aoife Ní Bhriain", ["Aoife", "Ní Bhriain"]],
    ["Ludwig van der Berg-Olsen", ["Ludwig", "van der Berg-Olsen"]],
    ["De Silva", ["De", "Silva"]],
    ["Cher", ["Cher"]],
    ["Robert J. McAllister III", ["Robert", "J.", "McAllister III"]],
  ])("%s breaks only between its parts", (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });

  test("breaks at a hyphen when a part is too long for a line", () => {
    expect(longestNamePart("Anne Christiansdatter-Haugland-Wergeland")).toBe("Christiansdatter-".length);
  });
});
