import { expect, test } from "vitest";
import { times } from "../support/booking-visitor.ts";
import { findClippedText, setTextSize } from "../support/reader-settings.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { visit } from "../support/visitor.ts";

// Layouts that keep long pages short on a phone: the cards of the listing, and tables shown as blocks.
const server = sharedSite();
const phone = { viewport: { width: 390, height: 844 } } as const;

test("shows a small cover next to the title after the first three articles of the listing", async () => {
  const { page } = await visit(`${server.url}/no/blog`, phone);
  const cards = () =>
    page.locator(".cards .card").evaluateAll((all) =>
      all.map((card) => {
        const [whole, cover, title] = [card, card.querySelector("img"), card.querySelector("h3")].map(
          (part) => part?.getBoundingClientRect(),
        );
        return {
          height: whole?.height ?? 0,
          cover: cover?.width ?? 0,
          isNextToTitle: (cover?.left ?? 0) >= (title?.right ?? 0),
          over: (title?.right ?? 0) - (whole?.right ?? 0),
        };
      }),
    );
  const [first, second, third, ...others] = await cards();
  for (const card of [first, second, third]) expect(card?.isNextToTitle).toBe(false);
  for (const card of others) {
    expect(card).toMatchObject({ isNextToTitle: true });
    expect(card.height).toBeLessThan((first?.height ?? 0) * 0.6);
  }

  // At double text size the title takes the whole line.
  await setTextSize(page, 32);
  for (const card of (await cards()).slice(3)) {
    expect(card.cover).toBeLessThan(20);
    expect(card.over).toBeLessThan(0);
  }
});

test("keeps a figure on the line of its name in a table shown as blocks", async () => {
  const { page } = await visit(`${server.url}/blog/freelancer-brand-strategy`, phone);
  const cells = await page.locator(".stacked td[data-label]").evaluateAll((all) =>
    all
      .filter((cell) => cell.getClientRects().length > 0)
      .map((cell) => ({
        text: cell.textContent.trim(),
        figure: cell.classList.contains("figure"),
        lines: Math.round(
          cell.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).lineHeight),
        ),
      })),
  );
  expect(cells.filter(({ text }) => text === "")).toEqual([]);
  const figures = cells.filter(({ figure }) => figure);
  expect(figures.length).toBeGreaterThan(20);
  expect(figures.filter(({ lines }) => lines > 1)).toEqual([]);
});

test.each(["/contact", "/no/contact"])(
  "keeps text at double size visible above the bottom bar of %s on the narrowest phone",
  async (path) => {
    const viewport = { width: 320, height: 844 };
    const { page } = await visit(server.url + path, { ...phone, viewport });
    await setTextSize(page, 32);
    await page.locator("#booking").scrollIntoViewIfNeeded();
    await times(page).first().waitFor();
    await expect.poll(() => findClippedText(page)).toEqual([]);
    const [bar, title] = await Promise.all(["header", "h1"].map((name) => page.locator(name).boundingBox()));
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  },
);

test("keeps a time on one line at double text size", async () => {
  const { page } = await visit(`${server.url}/no/contact`, phone);
  await setTextSize(page, 32);
  await page.locator("#booking").scrollIntoViewIfNeeded();
  await times(page).first().waitFor();
  const lines = await times(page)
    .locator("b")
    .evaluateAll((clocks) =>
      clocks.map((clock) => {
        const range = document.createRange();
        range.selectNodeContents(clock);
        return range.getClientRects().length;
      }),
    );
  expect(lines).toEqual(lines.map(() => 1));
});
