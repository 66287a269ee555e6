import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { isArticle, readPage, sitePages } from "../support/site-pages.ts";

/** Bytes in the ten TCP segments before the first acknowledgement; more bytes take another round trip. */
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
  test("its first response fits the budget: HTML with CSS in brotli, and headers", async () => {
    const budget = isArticle(page.path) ? articleBudget : pageBudget;
    expect(await responseBytes(page.path)).toBeLessThanOrEqual(budget);
  });

  test("only the inline stylesheet blocks the first paint, and one font is preloaded", () => {
    const html = readPage(page).toString("utf8");
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<link[^>]+rel="modulepreload"/);
    expect(html.match(/<link[^>]+rel="preload"[^>]+as="font"/g)).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
  });
});

/** Bytes of a keep-alive response: status line, headers, an empty line and the body. */
function responseBytes(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: { "accept-encoding": "br" } }, (answer) => {
      if (!/^(?:200|404)$/.test(String(answer.statusCode)))
        reject(new Error(`${path}: ${answer.statusCode}`));
      const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`;
      // Names and values alternate: ": " follows a name, CRLF a value.
      const headers = answer.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
      let bytes = status.length + 2 + headers + 2;
      answer.on("data", (chunk) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}
