import { describe, expect, it } from "vitest";
import { nextTimes } from "./next-times.ts";

describe("nextTimes", () => {
  const hours = (day: string, ...times: string[]) => times.map((time) => ({ day, time }));
  const offeredFrom = (...days: ReturnType<typeof hours>[]) =>
    nextTimes(days, ({ time }) => time).map((times) => times.map(({ day, time }) => `${day} ${time}`));

  it("offers a time in each half of the next three days", () => {
    const days = ["Wed", "Thu", "Fri", "Mon"].map((day) => hours(day, "09:00", "10:00", "12:00", "17:00"));
    expect(offeredFrom(...days)).toEqual([
      ["Wed 09:00", "Wed 12:00"],
      ["Thu 09:00", "Thu 12:00"],
      ["Fri 09:00", "Fri 12:00"],
    ]);
  });

  it("continues on later days when a day has a single time", () => {
    const days = ["Thu", "Fri", "Mon"].map((day) => hours(day, "09:00", "10:00", "17:00"));
    expect(offeredFrom(hours("Wed", "16:00"), ...days)).toEqual([
      ["Wed 16:00"],
      ["Thu 09:00", "Thu 17:00"],
      ["Fri 09:00", "Fri 17:00"],
      ["Mon 09:00"],
    ]);
  });

  it("offers more times of a day when there are no other days", () => {
    expect(offeredFrom(hours("Wed", "09:00", "10:00", "11:00"))).toEqual([
      ["Wed 09:00", "Wed 10:00", "Wed 11:00"],
    ]);
    expect(offeredFrom()).toEqual([]);
  });
});
