import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { converse } from "../support/raw-http.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { readPage, sitePages } from "../support/site-pages.ts";

/** Bytes that ten TCP segments carry before the first acknowledgement: what comes after them comes a round trip later. */
const pageBudget = 14_600;
const articleBudget = 22_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
});

describe.each(sitePages())("$path", (page) => {
  test("its first response fits: HTML with its CSS, brotli, and the headers", async () => {
    const budget = /\/blog\/./.test(page.path) ? articleBudget : pageBudget;
    const head = "Host: localhost\r\nAccept-Encoding: br\r\nConnection: close";
    const answer = await converse(server.port, `GET ${page.path} HTTP/1.1\r\n${head}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer.length).toBeGreaterThan(readPage(page, "br").length);
    expect(answer.length).toBeLessThanOrEqual(budget);
  });

  test("nothing but its inline stylesheet blocks the first paint, and one font is preloaded", () => {
    const html = readPage(page).toString("utf8");
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<link[^>]+rel="modulepreload"/);
    expect(html.match(/<link[^>]+rel="preload"[^>]+as="font"/g)).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
  });
});
