import { expect, test } from "vitest";
import { withModuleAddresses } from "./own-modules.ts";

const assets = ["next-times-1a.css", "next-times-2b.js", "other-3c.js"];

test("an element that names a module gets its address", () => {
  const html = '<div data-module="next-times" class="x"></div><p data-module-x="next-times">';
  expect(withModuleAddresses(html, assets)).toBe(
    '<div data-module="/assets/next-times-2b.js" class="x"></div><p data-module-x="next-times">',
  );
});

test("a module that the build did not write stops it", () => {
  expect(() => withModuleAddresses('<p data-module="away">', assets)).toThrow(/away/);
});
