import { expect, test } from "vitest";
import { head } from "./fixtures/text.ts";
import { parseResume } from "./parse-resume.ts";
import { parseText } from "./plain/parse-text.ts";

const unplaced = (text: string) => parseResume(parseText(head + text)).unplaced.map((one) => one.text);

test("offers text without a field", () => {
  expect(
    unplaced(
      "UTDANNING\n\nMaster i informatikk, Prøve universitet, 2013–2015\n\nANNET\n\nDisponerer egen varebil med tilhenger og stige",
    ),
  ).toEqual(["Disponerer egen varebil med tilhenger og stige"]);
});

test("offers no labels nor what they say about an employer or a degree", () => {
  expect(
    unplaced(
      "ARBEIDSERFARING\n\nDatoer:  2019 – 2021\nStilling:  Kokk\nArbeidsgiver:  Brygga AS\nType virksomhet eller bransje:  Servering og hotell\n\nUTDANNING\n\nDatoer:  2013 – 2015\nGrad:  Fagbrev som kokk\nUtdanningsinstitusjonens navn og type:  Prøvevik videregående skole\nNivå i nasjonalt klassifiseringssystem:  Videregående opplæring, yrkesfag",
    ),
  ).toEqual([]);
});

test("offers no country behind a town, and no authors", () => {
  expect(
    unplaced(
      "WORK EXPERIENCE\n\nCook, Brygga Ltd, Testham (Northern Ireland), 2019–2021\n\nPUBLICATIONS\n\n[1] Testdal, K., Haugstad, T. & Lindqvist, P. (2023). Storm beds in the north: a review. Sedimentology 70, 12–30.\n[2] Testdal, K. (2021). Tidal power in fjords. Journal of Coasts 3, 4–9.",
    ),
  ).toEqual([]);
});

test("offers no header nor note of a grid of language levels", () => {
  expect(
    unplaced(
      "SPRÅK\n\nEgenvurdering  Forståelse  Tale  Skriving\nEuropeisk nivå (*)  Lytting  Lesing  Muntlig samhandling  Muntlig produksjon  Skriving\nEngelsk  B2  B2  B1  B1  A2\n(*) Felles europeisk rammeverk for språk",
    ),
  ).toEqual([]);
});
