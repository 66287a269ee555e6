import { expect, test } from "vitest";
import { parsePage, writePage } from "./page.ts";
import { addStarter, splitPage } from "./split-page.ts";

const page = (parts: {
  stream?: string;
}) => `<!DOCTYPE html><html lang="en"><head><link rel="preload" href="/f.woff2"/>\
<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/><style>a{}</style></head>\
<body><h1>Hei $& $1</h1><script>((storageKey, restoreKey) => { window.scrollTo(0, restoreKey); })("positions", null)</script>\
<script>window.__reactRouterContext = {"ssr":false};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry-2.js");</script><!--$-->${parts.stream ?? '<script>window.__reactRouterContext.streamController.enqueue("[\\"$& 5\\"]\\n");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script>'}<!--/$--><!--/$--></body></html>`;

test("a page keeps its text and its place, and everything else waits in the boot module", () => {
  const built = parsePage(page({}));
  const { routes, starterPlace } = splitPage(built);
  addStarter(built, starterPlace, {
    boot: "/assets/boot-9.js",
    idle: "/assets/idle-9.js",
    stylesheet: "/assets/site-9.css",
  });
  const html = writePage(built);
  expect(routes).toEqual(["/assets/root-3.js"]);
  expect(html).toContain("<h1>Hei $& $1</h1>");
  expect(html).not.toMatch(/modulepreload" href|type="module"|__reactRouterContext|<!--/);
  // React expects as many scripts as there were; one of them has text, and a hash in the headers.
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html.match(/<script[^>]*>[^<]/g)).toHaveLength(1);
  expect(html).not.toContain("scrollTo");
  expect(html).toContain('data-boot="/assets/boot-9.js"');
});

test("the boot module feeds the data before it starts the entry", () => {
  const { boot } = splitPage(parsePage(page({})));
  const order = [
    'import "/assets/manifest-1.js"',
    "route0 from",
    "__reactRouterRouteModules",
    "__reactRouterContext = ",
    'enqueue("[\\"$& 5\\"]',
    "close()",
    'import("/assets/entry',
  ];
  const places = order.map((part) => boot.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(boot.match(/entry-2/g)).toHaveLength(1);
});

test("HTML that was loaded is read from the page instead of being brought twice", () => {
  const text = '<p class="a">Say “hi” \\ $& and \n go</p>';
  const data = `${JSON.stringify([{ _1: 2 }, "html", text, "<p"])}\n`;
  const stream = `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script><script>window.__reactRouterContext.streamController.close();</script>`;
  const shown = page({ stream }).replace("<h1>", () => `<div data-loaded="true">${text}</div><h1>`);
  const { boot } = splitPage(parsePage(shown));
  expect(boot).not.toContain("Say");

  const run = new Function(
    "window",
    "document",
    boot.split("\n").find((line) => line.includes("enqueue")) ?? "throw new Error('nothing is fed')",
  );
  let fed = "";
  const streamController = { enqueue: (part: string) => (fed += part) };
  run({ __reactRouterContext: { streamController } }, { querySelector: () => ({ innerHTML: text }) });
  expect(fed).toBe(data);

  expect(() => splitPage(parsePage(shown.replace("<p class", "<p id")))).toThrow(/is not in the data/);
});

test("a page of another shape is refused rather than broken", () => {
  expect(() => splitPage(parsePage(page({ stream: "" })))).toThrow(/React Router/);
  expect(() => splitPage(parsePage("<html></html>"))).toThrow(/React Router/);
});
