import { describe, expect, it } from "vitest";
import { isOrganisationNumber } from "./organisation-number.ts";

describe("an organisation number", () => {
  // Published numbers of public bodies.
  it.each([
    ["Brønnøysundregistrene", "974 760 673"],
    ["Skatteetaten", "974761076"],
    ["Statistisk sentralbyrå", "971526920"],
  ])("of %s is accepted", (_, number) => {
    expect(isOrganisationNumber(number)).toBe(true);
  });

  it("is rejected when any single digit is changed", () => {
    const number = "974760673";
    const changed = [...number].flatMap((digit, index) =>
      [..."0123456789"]
        .filter((other) => other !== digit)
        .map((other) => number.slice(0, index) + other + number.slice(index + 1)),
    );
    expect(changed.filter(isOrganisationNumber)).toEqual([]);
  });

  it("is rejected when its check digit would be ten", () => {
    // 3 times 4 is 12: remainder 1.
    expect([..."0123456789"].filter((digit) => isOrganisationNumber(`40000000${digit}`))).toEqual([]);
  });

  it.each(["000 000 000", "97476067", "9747606730", "97476067a", "NO974760673", ""])("rejects %j", (text) => {
    expect(isOrganisationNumber(text)).toBe(false);
  });
});
