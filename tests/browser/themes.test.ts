import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderProfile } from "../../profile/page/render-profile.tsx";
import { themes } from "../../profile/themes/index.ts";
import { generatedResume } from "../support/generated-profiles.ts";
import { startVisit, type Visit } from "../support/visitor.ts";

const widths = [320, 390, 820, 1440, 2560];
const profiles = 500;
const all = Object.values(themes);

/** Runs in the page: finds cut-off text, horizontal overflow and sections without content. */
function findFaults(): string[] {
  const found: string[] = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than its window`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement as Element;
    if (!node.textContent?.trim() || parent.closest(".skip")) continue;
    const svg = parent.closest("svg.years, svg.axis, .name > svg")?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    // A range ignores `textLength`, the element does not.
    const rects = svg ? [parent.getBoundingClientRect()] : [...range.getClientRects()];
    for (const { left, right, width } of rects) {
      const [from, to] = [svg?.left ?? 0, svg?.right ?? innerWidth];
      if (width > 0 && (left < from - 1 || right > to + 1))
        found.push(`"${node.textContent.slice(0, 40)}" is cut: ${left} to ${right} of ${from} to ${to}`);
    }
  }
  for (const section of document.querySelectorAll("section, header, .lead, ul, ol")) {
    const content = section.cloneNode(true) as Element;
    for (const heading of content.querySelectorAll("h2")) heading.remove();
    const isDrawn = section.getBoundingClientRect().height > 0;
    if (isDrawn && !content.textContent?.trim() && !content.querySelector("img"))
      found.push(`${section.tagName}.${section.className} is empty`);
  }
  return found;
}

// Each profile is shown in one theme and one width.
describe.each(all)("Generated profiles in $id", (theme) => {
  let page: Page;
  let leave: Visit["leave"];

  beforeAll(async () => {
    ({ page, leave } = await startVisit("about:blank", { isNew: true }));
    const { fonts } = renderProfile({}, { theme, language: "en" });
    for (const { url, family, ...descriptors } of fonts) {
      const bytes = await readFile(`.${url.split("?")[0]}`);
      await page.evaluate(
        async ({ data, family, descriptors }) => {
          const font = new FontFace(
            family,
            Uint8Array.from(atob(data), (c) => c.charCodeAt(0)),
            descriptors,
          );
          document.fonts.add(await font.load());
        },
        { data: bytes.toString("base64"), family, descriptors },
      );
    }
  });
  afterAll(() => leave());

  test("cut nothing off, fit the window and have no empty section", async () => {
    const found: string[] = [];
    for (const [turn, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      const first = all.indexOf(theme) * widths.length + turn;
      for (let number = first; number < profiles; number += all.length * widths.length) {
        const { css, body } = renderProfile(generatedResume(number), {
          theme,
          language: number % 2 === 0 ? "en" : "no",
          now: new Date("2026-11-24"),
          allowed: { email: true },
        });
        await page.evaluate(
          ({ css, html }) => {
            document.head.innerHTML = "";
            document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
            document.body.innerHTML = html;
          },
          { css, html: renderToStaticMarkup(body) },
        );
        for (const fault of await page.evaluate(findFaults)) found.push(`${number} at ${width} px: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });
});
