import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { serverPagePath } from "../shared/server-page.ts";
import { pages } from "./pages.ts";

test("allows article links to every page of the site and to nothing else", () => {
  const [english] = routes;
  const ordinary = (english?.children ?? [])
    .map(({ path }) => `/${path ?? ""}`)
    .filter((path) => !/\*|:|\.|\/sent$/.test(path) && path !== serverPagePath);
  expect([...pages].sort()).toEqual(ordinary.sort());
});
