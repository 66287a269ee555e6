import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  choose,
  editor,
  editorUnderTest,
  evaluateInCopy,
  eventually,
  expandItem,
  fetchText,
  field,
  folder,
  maxWait,
  open,
  origin,
  readInBrowser,
  replaceFile,
  save,
  writeBesides,
} from "../support/editor-under-test.ts";
import { visit } from "../support/visitor.ts";

editorUnderTest();

/** The new versions of changed lines. */
function changedLines(before: string, after: string): string[] {
  const old = before.split("\n");
  const now = after.split("\n");
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]).map((line) => line.trim());
}

/** Fills in the fields of a new article in one language. */
async function fillArticle(language: string, title: string, tags: string[], sentence: string): Promise<void> {
  const fill = async (path: string, value: string, item = 0) => {
    const box = field(path, language).getByRole("textbox").nth(item);
    await box.fill(value);
    await eventually(() => box.inputValue()).toBe(value);
  };
  await fill("title", title);
  await fill("description", sentence);
  const lists = { summary: ["A.", "B.", "C."], tags };
  for (const [list, items] of Object.entries(lists)) {
    for (const [index, item] of items.entries()) {
      await field(list, language).getByRole("button", { name: /^Add/ }).click();
      await fill(list, item, index);
    }
  }
  const body = `${sentence}\n\n:::quote\n${sentence}\n:::\n\n:::checklist{title="${title}"}\n- A.\n- B.\n:::\n`;
  await fill("body", body);
}

describe("The editor", { timeout: 300_000 }, () => {
  test("shows a rejected price over the site, and a right one everywhere", async () => {
    const path = "content/data/packages.json";
    const before = await readInBrowser(editor.page, path);
    const enterPrice = async (price: string) => {
      await open("data", "entries/packages");
      await expandItem("packages");
      await field("packages.0.price.amount").getByRole("spinbutton").fill(price);
      return save(path);
    };
    const site = await visit("about:blank", { expected: [/./], isNew: true });
    site.context.setDefaultTimeout(maxWait);
    const connected = site.page.waitForEvent("console", {
      predicate: (message) => message.text().includes("[vite] connected"),
    });
    await site.page.goto(`${origin}/terms`, { waitUntil: "commit" });
    await connected;
    const overlay = site.page.locator("vite-error-overlay");
    await enterPrice("499");
    await overlay.waitFor({ state: "attached" });
    await eventually(() => overlay.locator(".message-body").innerText()).toContain(
      "Packages and prices › Packages › starter › Former price: must be above the price",
    );

    expect(changedLines(before, await enterPrice("329"))).toEqual(['"amount": 329,']);
    await overlay.waitFor({ state: "detached" });
    await eventually(() => fetchText("/no/pricing")).toMatch(/329\s€/);
    const services = await fetchText("/services");
    expect(services).toContain("€329");
    expect(services.match(/application\/ld\+json.*?<\/script>/s)?.[0]).toContain("329");
    // Mails use the package's label, which includes its price.
    const mailTranslations = 'const { contactTranslations } = await import("./server/translations.ts");';
    expect(
      evaluateInCopy(`${mailTranslations} console.log(contactTranslations.no.packages.starter)`),
    ).toMatch(/329\s€/);
  });

  test("changes a sentence and a list of the terms in one language", async () => {
    const path = "content/en/terms.json";
    const before = await readInBrowser(editor.page, path);
    const norwegian = await readInBrowser(editor.page, "content/no/terms.json");
    await open("texts", "entries/terms");
    await field("lead").getByRole("textbox").fill("You order, we deliver.");
    await expandItem("sections", 2);
    await field("sections.2.body.2").getByRole("textbox").fill("- it is true\n- it is yours");
    expect(changedLines(before, await save(path))).toEqual([
      '"lead": "You order, we deliver.",',
      '"- it is true\\n- it is yours"',
    ]);
    expect(await readInBrowser(editor.page, "content/no/terms.json")).toBe(norwegian);
    await eventually(() => fetchText("/terms")).toContain("You order, we deliver.");
    expect(await fetchText("/terms")).toContain("<li>it is true</li><li>it is yours</li>");
  });

  test("publishes a new article in both languages, with its cover, until the owner deletes it", async () => {
    const { page } = editor;
    const slug = "lanterns-on-the-fjord";
    const paths = ["en", "no"].map((language) => `content/articles/${language}/${slug}.md`);
    await open("articles", "new");
    await fillArticle(
      "English",
      "Lanterns on the fjord",
      ["First", "Second"],
      "One sentence that somebody can repeat.",
    );
    await field("date").getByRole("textbox").fill("2026-11-20");
    await field("minutes").getByRole("spinbutton").fill("1");
    await choose("category", "seo");
    await field("listing").getByRole("checkbox").click();
    await field("listing.order").getByRole("spinbutton").fill("99");
    await choose("listing.category", "seo");
    await page.getByRole("radio", { name: "Norwegian" }).last().click();
    await fillArticle("Norwegian", "Lykter på fjorden", ["Første", "Andre"], "En setning noen kan gjenta.");
    await save(paths[0] ?? "");
    replaceFile(paths[1] ?? "", await readInBrowser(page, paths[1] ?? ""));

    const shownOn = async (title: string, addresses: string[]) => {
      const texts = await Promise.all(addresses.map(fetchText));
      return addresses.filter((_, index) => texts[index]?.includes(title));
    };
    const article = `/blog/${slug}`;
    const english = ["/blog/archive", article, "/feed.xml", "/feed.json", "/blog/search.json"];
    const translated = english.map((address) => `/no${address}`);
    // The article first, because the others take the development server long.
    await eventually(() => fetchText(article)).toContain("Lanterns on the fjord");
    await eventually(() => shownOn("Lanterns on the fjord", english)).toEqual(english);
    await eventually(() => shownOn("Lykter på fjorden", translated)).toEqual(translated);
    for (const picture of [`/covers/${slug}-800.webp`, `/og/${slug}-no.jpg`]) {
      expect((await fetch(origin + picture)).headers.get("content-type")).toMatch(/^image\//);
    }
    const sitemap = () =>
      evaluateInCopy('console.log((await import("./postbuild/sitemap.ts")).sitemap())').includes(slug);
    expect(sitemap()).toBe(true);

    await page.goto(`${origin}/edit#/collections/articles`);
    await page.getByRole("checkbox", { name: /Select .*Lanterns on the fjord/ }).click();
    await page.getByRole("button", { name: "Delete Selected Entry" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    for (const path of paths) {
      await eventually(() => readInBrowser(page, path).catch(() => "deleted")).toBe("deleted");
      rmSync(join(folder, path));
    }
    await eventually(() => fetchText(article)).not.toContain("Lanterns on the fjord");
    await eventually(() => shownOn("Lanterns on the fjord", english)).toEqual([]);
    expect(sitemap()).toBe(false);
  });

  test("removes the mark 'Example' from a figure that the owner proves", async () => {
    const path = "content/data/claims.json";
    const before = await readInBrowser(editor.page, path);
    await open("data", "entries/claims");
    await field("clients.documented").getByRole("switch").click();
    expect(changedLines(before, await save(path))).toEqual(['"documented": true,']);
    // The mark is in the same row of 'How we count'.
    await eventually(() => fetchText("/how-we-count")).toMatch(/500\+<\/dt>(?:(?!<dt).)*>Documented</s);
  });

  test("saves nothing over a file that changed on disk, and says so", async () => {
    const { page } = editor;
    const path = "content/data/regions.json";
    const before = await readInBrowser(page, path);
    const messages: string[] = [];
    page.on("dialog", (dialog) => {
      messages.push(dialog.message());
      void dialog.dismiss();
    });
    await open("data", "entries/regions");
    await expandItem("regions");
    await field("regions.0.marketSize.amount").getByRole("spinbutton").fill("190");
    const besides = before.replace("45000", "46000");
    await writeBesides(path, besides);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await eventually(() => messages).toEqual([expect.stringMatching(/^regions\.json: .*changed on disk/)]);
    expect(await readInBrowser(page, path)).toBe(besides);
  });
});
