import { expect, test } from "vitest";
import { findWarnings } from "./warnings.ts";

const warningsOf = (task: string) =>
  findWarnings(
    [],
    {
      basics: { name: "Kari Prøve" },
      work: [{ name: "Brygga AS", position: "Kokk", highlights: [task] }],
      education: [{ institution: "Testdal videregående skole" }],
    },
    [],
  );

test.each([
  "Servitør, Hotell Prøve 2016 – 2018",
  "2016 til 2018 Servitør, Hotell Prøve",
  "Waiter, Hotel Test, May 2016 to August 2018",
  "Deckhand, MV Test, 2019 – present",
])("an entry with the first line of another one may hold both: %s", (task) => {
  expect(warningsOf(task)).toEqual(["merged-entries"]);
});

test.each([
  "Teamleiar for 9. trinn sidan hausten 2022",
  "Scrum master fra 2014",
  "Member of the Shared Governance Council since 2024.",
  "Relief charge nurse on nights from January 2018.",
  "Vikar for kjøreleder i ferien 2016 og 2017",
  "New vendors for imported parts; saving of Rs. 1.6 Cr. in FY 2023-24.",
])("a task may end with a date: %s", (task) => {
  expect(warningsOf(task)).toEqual([]);
});
