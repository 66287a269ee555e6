import { expect, test } from "vitest";
import { readText } from "../fixtures/text.ts";

const nav = `ARBEIDSERFARING

08.2019 - 01.2021
Butikkmedarbeider
Brygga Bygg, Testdal

ANNEN ERFARING

01.2022 - nåværende
Materialforvalter
Testdal Fotball

UTDANNING

08.2014 - 06.2017
Service og samferdsel
Testdal videregående skole

ANDRE GODKJENNINGER

Truckførerbevis T1, T2, T4

KOMPETANSER

Varemottak
`;

test("below 'Annen erfaring', a print of NAV has posts without pay", () => {
  const { work, volunteer } = readText(nav);
  expect(work?.map(({ position }) => position)).toEqual(["Butikkmedarbeider"]);
  expect(volunteer).toMatchObject([{ organization: "Testdal Fotball", position: "Materialforvalter" }]);
});

test("elsewhere, 'Annen erfaring' has jobs", () => {
  const { work } = readText(
    nav
      .replace("ANDRE GODKJENNINGER", "KURS")
      .replace("KOMPETANSER", "FERDIGHETER")
      .replace("Materialforvalter\nTestdal Fotball", "Lagermedarbeider\nTestdal Lager AS"),
  );
  expect(work).toHaveLength(2);
});
