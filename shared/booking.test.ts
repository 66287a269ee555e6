import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingLimits, checkBooking, parseInstant } from "./booking.ts";

const filled = {
  start: "2026-11-24T08:00:00.000Z",
  name: " Kari  Nordmann ",
  email: "kari@blåbær.no",
  note: "",
  timeZone: "Asia/Kathmandu",
};

function problems(change: object) {
  const check = checkBooking({ ...filled, ...change });
  return check.ok ? [] : check.fields.map(({ field, code }) => `${field} ${code}`);
}

describe("checkBooking", () => {
  test("normalizes a booking and parses its start", () => {
    expect(
      checkBooking({ ...filled, start: "2026-11-24T09:00:00+01:00", note: "a\r\nb\u202e" }),
    ).toMatchObject({
      ok: true,
      value: {
        start: Date.UTC(2026, 10, 24, 8),
        name: "Kari  Nordmann",
        email: "kari@xn--blbr-roah.no",
        note: "a\nb",
      },
    });
  });

  test("returns every invalid field in form order", () => {
    expect(problems({ start: "", name: " ", email: "nobody", note: "x".repeat(2001) })).toEqual([
      "start required",
      "name required",
      "email invalid",
      "note too_long",
    ]);
    expect(problems({ start: 5, name: [], email: {}, note: 1 })).toHaveLength(4);
    expect(problems({ name: "x".repeat(bookingLimits.name) })).toEqual([]);
    expect(problems({ name: "x".repeat(bookingLimits.name + 1) })).toEqual(["name too_long"]);
  });

  test.each(["2026-11-24", "2026-11-24T08:00", "2026-11-24T08:00:30Z", "2026-13-24T08:00Z", "now", "1e9"])(
    "rejects the start %s",
    (start) => expect(problems({ start })).toEqual(["start invalid"]),
  );

  test.each([
    "2026-11-31T09:00:00Z",
    "2026-02-29T09:00:00+01:00",
    "2027-02-30T09:00Z",
    "2026-04-31T23:59:00-05:00",
    "2026-00-10T09:00Z",
    "2026-11-00T09:00Z",
    "2026-11-30T24:00:00Z",
  ])("rejects the start %s, which does not exist", (start) =>
    expect(problems({ start })).toEqual(["start invalid"]),
  );

  test("accepts 29 February in a leap year", () =>
    expect(parseInstant("2028-02-29T09:00:00Z")).toBe(Date.UTC(2028, 1, 29, 9)));

  test.each(["Mars/Olympus", "", 7, "x".repeat(100), undefined])(
    "leaves the time zone empty when it is %j",
    (timeZone) => expect(checkBooking({ ...filled, timeZone })).toMatchObject({ value: { timeZone: "" } }),
  );

  test("never throws for any input", () => {
    fc.assert(
      fc.property(
        fc.record({ start: fc.anything(), name: fc.anything(), timeZone: fc.anything() }),
        (input) => {
          expect(typeof checkBooking(input).ok).toBe("boolean");
        },
      ),
    );
  });

  test("round-trips an instant", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70_000_000 }), (minutes) => {
        expect(parseInstant(new Date(minutes * 60_000).toISOString())).toBe(minutes * 60_000);
      }),
    );
  });
});
