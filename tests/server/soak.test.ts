import { expect, test } from "vitest";
import { broken } from "../soak/bounds.ts";
import { soak } from "../soak/soak.ts";

// `npm run test:soak` runs longer.
test("memory, descriptors and event loop are stable after twenty seconds of visitors on every route", async () => {
  const figures = await soak(20);
  expect(figures.answers).toBeGreaterThan(500);
  expect(Object.keys(figures.statuses)).toEqual(expect.arrayContaining(["200", "303", "404", "422", "429"]));
  expect(figures.mails).toBeGreaterThan(50);
  expect(broken(figures)).toEqual([]);
}, 60_000);
