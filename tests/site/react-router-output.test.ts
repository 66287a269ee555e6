import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  getAttribute,
  getElements,
  innerSource,
  parsePage,
  textContent,
  writePage,
} from "../../postbuild/page.ts";
import {
  checkClientBuild,
  checkPageData,
  hydrationModule,
  takeHydrationParts,
} from "../../postbuild/react-router-output.ts";
import * as attributes from "../../shared/attributes.ts";
import { dataPath, manifestGlobal, routerGlobal } from "../../shared/react-router-globals.ts";

/** React Router's own output for the home page and an article, which the build keeps for this test. */
const pages = globSync("**/*.html", { cwd: "dist/prerendered" }).map((file) => ({
  file,
  html: readFileSync(join("dist/prerendered", file), "utf8"),
}));
const home = pages.find(({ file }) => file === "index.html")?.html ?? "";
const article = pages.find(({ file }) => file.startsWith("blog/"));

test("the build keeps the home page and an article", () => {
  expect(home).toContain("</html>");
  expect(article?.html).toContain("data-loaded");
});

describe.each(pages)("$file", ({ file, html }) => {
  const page = parsePage(html);
  const parts = takeHydrationParts(page, file);
  const rest = writePage(page);
  const scripts = getElements(parsePage(html))
    .filter(({ tagName }) => tagName === "script")
    .map(textContent);
  const isStream = (code: string) => code.startsWith("window.__reactRouterContext.streamController.");

  test("keeps its body and script elements when the hydration parts are removed", () => {
    expect(rest).not.toMatch(/<link[^>]*rel="modulepreload"|__reactRouterContext|restoreKey|<!--\/?\$-->/);
    expect(/<main[\s\S]*<\/main>/.exec(rest)?.[0]).toBe(/<main[\s\S]*<\/main>/.exec(html)?.[0]);
    // React expects the scroll, context and module scripts in the page; it removes the stream's scripts itself.
    expect(rest.match(/<script/g)).toHaveLength(scripts.filter((code) => !isStream(code)).length);
  });

  test("loads modules that the build wrote", () => {
    const addresses = [parts.manifest, ...parts.routes.map(({ module }) => module)];
    expect(addresses).toHaveLength(4);
    expect(parts.routes[0]?.id).toBe("root");
    for (const address of addresses) expect(readFileSync(join("dist/client", address), "utf8")).not.toBe("");
  });

  test("enqueues its data before it hydrates the page", async () => {
    const [hydrateModule = ""] = globSync("assets/hydrate-*.js", { cwd: "dist/client" });
    const code = await hydrationModule("dist/client", parts, `/${hydrateModule}`);
    const order = [
      "import ",
      `window.${manifestGlobal}={`,
      "__reactRouterRouteModules = {",
      "__reactRouterContext = {",
      "streamController.enqueue(",
      "streamController.close()",
      "hydrate();",
    ].map((part) => code.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test("enqueues the data that React Router wrote when HTML is read from the page", () => {
    const enqueued = (code: string, loaded: string[] = []) => {
      let data = "";
      const streamController = { enqueue: (part: string) => (data += part), close() {} };
      new Function("window", "document", code)(
        { __reactRouterContext: { streamController } },
        { querySelectorAll: () => loaded.map((innerHTML) => ({ innerHTML })) },
      );
      return data;
    };
    const before = enqueued(scripts.filter(isStream).join("\n"));
    const original = parsePage(html);
    const loaded = getElements(original).filter(
      (element) => getAttribute(element, attributes.loaded) !== undefined,
    );
    const after = enqueued(
      parts.context.split("\n").filter(isStream).join("\n"),
      loaded.map((element) => innerSource(original, element)),
    );
    expect(before.length).toBeGreaterThan(1000);
    // toBe would print both texts.
    expect(after === before).toBe(true);
  });
});

describe("takeHydrationParts", () => {
  test.each([
    ["preloads", / rel="modulepreload"/g, /modulepreload/],
    ["the context", /window\.__reactRouterContext = /, /__reactRouterContext = /],
    ["the scroll script", /\(\(storageKey, restoreKey\) => /, /storageKey/],
    ["data in the stream", /streamController\.enqueue/g, /enqueue/],
    ["the end of the stream", /window\.__reactRouterContext\.streamController\.close/, /close/],
    ["the module script", / type="module"/, /type="module"/],
    ["the manifest", /import "\/assets\/manifest-\w+\.js";/, /manifest/],
    ["the modules of the routes", /__reactRouterRouteModules/, /__reactRouterRouteModules/],
    ["the import of a route", /import \* as route1 from "[^"]+";/, /route1/],
    ["readable code", /import \* as/, /readable/],
  ])("throws an error that names page, part and module when %s is missing", (_part, pattern, named) => {
    const changed = home.replace(pattern, "removed");
    expect(changed).not.toBe(home);
    const take = () => takeHydrationParts(parsePage(changed), "index.html");
    expect(take).toThrow(named);
    expect(take).toThrow(/^index\.html: React Router wrote no .*postbuild\/react-router-output\.ts/);
  });

  test("throws when HTML from a loader is not in the loader data", () => {
    const html = article?.html ?? "";
    const changed = html.replace(new RegExp(`${attributes.loaded}[^>]*>`), "$&<p>Changed</p>");
    expect(changed).not.toHaveLength(html.length);
    expect(() => takeHydrationParts(parsePage(changed), "blog/index.html")).toThrow(/data-loaded/);
  });
});

describe("checkClientBuild", () => {
  /** Copies the client build and changes some of its assets. */
  function build(change: (name: string, code: string) => string): string {
    const folder = mkdtempSync(join(tmpdir(), "client-"));
    for (const file of globSync("assets/*.js", { cwd: "dist/client" })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), change(file, readFileSync(join("dist/client", file), "utf8")));
    }
    return folder;
  }
  const inManifest = (change: (code: string) => string) => (name: string, code: string) =>
    name.includes("manifest-") ? change(code) : code;

  test("accepts the real build", async () => {
    await checkClientBuild("dist/client");
  });

  test.each([
    [
      "the global of the router",
      (_: string, code: string) => code.replaceAll(routerGlobal, "__other"),
      routerGlobal,
    ],
    [
      "the global of the manifest",
      inManifest((code) => code.replace(manifestGlobal, "__other")),
      manifestGlobal,
    ],
    [
      "the module of a route",
      inManifest((code) => code.replace('"module":"/assets/root-', '"file":"/')),
      '"root"',
    ],
    ["the list of imports", inManifest((code) => code.replaceAll('"imports":', '"files":')), "imports"],
    ["the file of a module", inManifest((code) => code.replace("/assets/root-", "/assets/gone-")), '"root"'],
  ])("throws when %s is missing", async (_part, change, named) => {
    await expect(checkClientBuild(build(change))).rejects.toThrow(named);
  });
});

describe("checkPageData", () => {
  test("finds every page's data at the URL that the browser requests", () => {
    for (const path of ["/", "/no", "/contact"]) {
      const file = `${path.slice(1)}/index.html`.replace(/^\//, "");
      expect(readFileSync(join("dist/client", dataPath(path))).length).toBeGreaterThan(0);
      expect(() => checkPageData("dist/client", file, true)).not.toThrow();
    }
  });

  test("throws when a page has no data, or data but no scripts", () => {
    expect(() => checkPageData("dist/client", "none/index.html", true)).toThrow(/none\.data/);
    expect(() => checkPageData("dist/client", "contact/index.html", false)).toThrow(/contact\.data/);
  });
});
