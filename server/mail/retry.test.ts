import { describe, expect, test } from "vitest";
import { classifyFailure, nextAttemptAt } from "./retry.ts";

const hour = 3_600_000;

describe("a failed attempt", () => {
  test("is final only when a visitor's mailbox rejects the mail permanently", () => {
    const rejection = { code: "EENVELOPE", responseCode: 550, command: "RCPT TO" };
    expect(classifyFailure(rejection, "visitor")).toEqual({ code: "550", permanent: true });
    expect(classifyFailure(rejection, "owner")).toEqual({ code: "550", permanent: false });
  });

  test.each([
    ["a busy mailbox", { code: "EENVELOPE", responseCode: 450, command: "RCPT TO" }, "450"],
    ["a closing server", { code: "EENVELOPE", responseCode: 421, command: "RCPT TO" }, "421"],
    ["a wrong password", { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }, "535"],
    ["a rejected sender", { code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" }, "553"],
    ["a silent server", { code: "ETIMEDOUT" }, "ETIMEDOUT"],
    ["a missing name", { code: "EDNS" }, "EDNS"],
    ["something unheard of", new Error("?"), "error"],
    ["nothing at all", undefined, "error"],
  ])("by %s is tried again", (_situation, error, code) => {
    expect(classifyFailure(error, "visitor")).toEqual({ code, permanent: false });
  });
});

describe("the next attempt", () => {
  const delayAfter = (attempts: number, random: number, now = 0) =>
    nextAttemptAt(now, { attempts, createdAt: 0 }, 30_000, () => random);

  test("doubles its delay, up to an hour", () => {
    expect([1, 2, 3, 4].map((attempts) => delayAfter(attempts, 1))).toEqual([
      30_000, 60_000, 120_000, 240_000,
    ]);
    expect(delayAfter(20, 1)).toBe(hour);
    expect(delayAfter(5000, 1)).toBe(hour);
  });

  test("is spread over the delay, but never immediate", () => {
    expect(delayAfter(3, 0.5)).toBe(60_000);
    expect(delayAfter(3, 0)).toBe(1000);
  });

  test("is not made after 72 hours", () => {
    expect(delayAfter(9, 1, 72 * hour - 1)).toBeGreaterThan(0);
    expect(delayAfter(9, 1, 72 * hour)).toBeUndefined();
  });

  test("is made after 72 hours when few were made because the server was off or its clock wrong", () => {
    expect(delayAfter(1, 1, 100 * hour)).toBe(100 * hour + 30_000);
    expect(delayAfter(7, 1, 100 * hour)).toBeGreaterThan(100 * hour);
    expect(delayAfter(8, 1, 100 * hour)).toBeUndefined();
  });
});
