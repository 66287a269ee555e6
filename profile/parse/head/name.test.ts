import fc from "fast-check";
import { expect, test } from "vitest";
import { emailAgreement, looksLikeName, normalizeNameCase, splitGluedName, stripNameExtras } from "./name.ts";

test.each([
  ["Kari Nordmann"],
  ["Siri Bjørnstad Hagen"],
  ["Omar bin Khalid Al-Masri"],
  ["Katarzyna Wiśniewska-Nilsen"],
  ["Aoife Ní Bhriain"],
  ["KARI NORDMANN"],
  ["J. R. O'Neill"],
  ["Ludwig van Test"],
  ["Åse Øye"],
])("%s may be a name", (text) => {
  expect(looksLikeName(text)).toBe(true);
});

test.each([
  ["Curriculum Vitae"],
  ["Arbeidserfaring"],
  ["Kari"],
  ["Kirkegata 5"],
  ["kari nordmann"],
  ["Oslo, Norge"],
  ["About Me"],
  ["Kari Nordmann 1990"],
])("%s is not a name", (text) => {
  expect(looksLikeName(text)).toBe(false);
});

test("recognises names in capitals with Norwegian and English letters and title-cases them", () => {
  const part = fc
    .stringMatching(/^[A-ZÆØÅ][a-zæøåéü]{2,9}$/)
    .filter((word) => !/^(curriculum|vitae|oslo)/i.test(word));
  fc.assert(
    fc.property(part, part, (first, last) => {
      fc.pre(looksLikeName(`${first} ${last}`));
      expect(normalizeNameCase(`${first} ${last}`.toUpperCase())).toBe(`${first} ${last}`);
    }),
  );
});

test("capitalises a nickname in quotation marks", () => {
  expect(normalizeNameCase('GORDON "GORD" NORDMANN')).toBe('Gordon "Gord" Nordmann');
});

test("strips extras from a name", () => {
  expect(stripNameExtras("CV – Kari Nordmann")).toBe("Kari Nordmann");
  expect(stripNameExtras("Curriculum Vitae for Kari Nordmann")).toBe("Kari Nordmann");
  expect(stripNameExtras("Kari Nordmann (she/her)")).toBe("Kari Nordmann");
  expect(stripNameExtras("Kari Nordmann CEng, MIMechE")).toBe("Kari Nordmann");
  expect(stripNameExtras("JACK MA")).toBe("JACK MA");
  expect(stripNameExtras("Dipl.-Ing. (FH) Kari Nordmann")).toBe("Kari Nordmann");
  expect(stripNameExtras("Kari Nordmann Kari Nordmann")).toBe("Kari Nordmann");
});

test("splits a name without a space by its e-mail address", () => {
  expect(splitGluedName("KARINORDMANN", "kari.nordmann@eksempel.example")).toBe("KARI NORDMANN");
  expect(splitGluedName("KARINORDMANN", "post@eksempel.example")).toBeUndefined();
});

test("matches a name with an e-mail address made from it", () => {
  expect(emailAgreement("Emil Sørli", "emil.sorli@student.example")).toBe(1);
  expect(emailAgreement("Senior Konsulent", "emil.sorli@student.example")).toBe(0);
});
