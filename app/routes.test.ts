import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("../content-loader/articles.ts");
  vi.resetModules();
});

const isOpen = ({ path }: RouteConfigEntry) => /[:*]/.test(path ?? "");

/** Ids of routes with a parameter that have no prerendered page: React Router fails to build those. */
async function rowsWithoutPage(): Promise<string[]> {
  const [{ default: routes }, { default: config }] = await Promise.all([
    import("./routes.ts"),
    import("../react-router.config.ts"),
  ]);
  const paths = config.prerender.paths({ getStaticPaths: () => [] });
  const reached = paths.map((path) => matchRoutes(routes as never, path)?.at(-1)?.route.id);
  return routes
    .flatMap(({ children = [] }) => children)
    .filter(isOpen)
    .flatMap(({ id = "" }) => (reached.includes(id) ? [] : id));
}

describe("Prerendered pages of routes with a parameter", () => {
  test("include every article", async () => {
    expect(await rowsWithoutPage()).toEqual([]);
  });

  test("exist when no article has a worksheet", async () => {
    vi.doMock("../content-loader/articles.ts", async (original) => ({
      ...(await original<typeof import("../content-loader/articles.ts")>()),
      worksheetSlugs: () => [],
    }));
    expect(await rowsWithoutPage()).toEqual([]);
  });
});
