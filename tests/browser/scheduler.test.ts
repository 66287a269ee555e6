import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findingsAtBothWidths } from "../support/axe.ts";
import { writeSchedulerSite } from "../support/scheduler-site.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { untilIdle, visit } from "../support/visitor.ts";

/** An external scheduler, which records the URLs of its requests. */
interface ExternalCalendar {
  origin: string;
  requests: string[];
  server: Server;
}

async function startCalendar(): Promise<ExternalCalendar> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Calendar</title><link rel="icon" href="data:,"><main aria-label="Times"><h1>Pick a time</h1></main>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, server };
}

let calendar: ExternalCalendar;
let other: ExternalCalendar;
let server: RunningServer;
beforeAll(async () => {
  [calendar, other] = [await startCalendar(), await startCalendar()];
  const siteDir = await writeSchedulerSite(`${calendar.origin}/profilverk/30min`);
  server = await startServer({ siteDir });
});
afterAll(async () => {
  await server?.stop();
  for (const each of [calendar, other]) each?.server.close();
});

test("requests an external calendar only when the visitor opens it, and offers our own", async () => {
  const { page } = await visit(server.url, {
    expected: [new RegExp(`request to ${calendar.origin}`)],
  });
  const host = new URL(calendar.origin).host;
  const focused = () => page.evaluate(() => document.activeElement?.tagName);

  await page.getByRole("heading", { name: `The calendar is at ${host}` }).waitFor();
  await page.getByText("your browser contacts").waitFor();
  await untilIdle(page);
  await page.getByRole("button", { name: "Use our own form instead" }).waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  expect(calendar.requests).toEqual([]);
  expect(await findingsAtBothWidths(page)).toEqual([]);

  await page.getByRole("button", { name: `Open the calendar from ${host}` }).click();
  const frame = page.locator("iframe");
  await page.frameLocator("iframe").getByRole("heading", { name: "Pick a time" }).waitFor();
  expect(calendar.requests).toEqual(["/profilverk/30min"]);
  expect(await frame.getAttribute("title")).toBe(`Calendar for the free consultation, from ${host}`);
  expect(await focused()).toBe("IFRAME");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await frame.boundingBox())?.height).toBe(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await findingsAtBothWidths(page)).toEqual([]);

  await page.getByRole("button", { name: "Use our own form instead" }).click();
  await page.locator(".booking-time").first().click();
  await page.locator("#booking form").waitFor();
  expect(await frame.count()).toBe(0);
  await page.getByRole("button", { name: `Back to the calendar from ${host}` }).click();
  expect(await focused()).toBe("H3");
  expect(calendar.requests).toHaveLength(1);
});

test("allows only that origin in a frame", async () => {
  const policy = (await fetch(server.url)).headers.get("content-security-policy");
  expect(policy).toContain(`; frame-src ${calendar.origin};`);

  const { page, problems } = await visit(server.url);
  await page.evaluate((url) => {
    const frame = document.createElement("iframe");
    frame.src = url;
    document.body.append(frame);
  }, other.origin);
  await expect.poll(() => problems).toContainEqual(expect.stringMatching(/policy violation: frame-src/));
  problems.length = 0;
  expect(other.requests).toEqual([]);
});
