import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { engines } from "./engine.ts";
import { engineUnderTest } from "./under-test.ts";

const pdf = readFileSync("profile/parse/fixtures/sidebar-en.pdf").toString("base64");

/** Chooses the PDF by script, because the drivers of these engines open no file dialog. */
const choosePdf = `(() => {
  const chosen = new DataTransfer();
  const bytes = Uint8Array.from(atob("${pdf}"), (letter) => letter.charCodeAt(0));
  chosen.items.add(new File([bytes], "cv.pdf", { type: "application/pdf" }));
  const field = document.querySelector("main input[type=file]");
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
})()`;

/** Records saved files for the test instead of downloading them. */
const watchSaving = `(() => {
  URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return "#saved"; };
  HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
})()`;

/** The position of a text of the frame in the window, after scrolling to it. */
const scrollToText = (text: string) => `(() => {
  const frame = document.querySelector("main iframe");
  const texts = frame.contentDocument.createTreeWalker(frame.contentDocument.body, 4);
  while (texts.nextNode() && texts.currentNode.textContent.trim() !== ${JSON.stringify(text)});
  const range = frame.contentDocument.createRange();
  range.selectNodeContents(texts.currentNode);
  frame.contentWindow.scrollBy(0, range.getBoundingClientRect().top - 150);
  const { left, top, width, height } = range.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const scale = around.width / frame.contentWindow.innerWidth;
  return [around.left + (left + Math.min(width, 40) / 2) * scale, around.top + (top + height / 2) * scale];
})()`;

describe.each(engines)("The preview in $name", (engine) => {
  const { isHere } = engine;
  const { server, browser, see } = engineUnderTest(engine, "The preview", 30_000);
  const inFrame = "document.querySelector('main iframe')?.contentDocument?.body";

  test.skipIf(!isHere)(
    "parses a PDF, shows its page, opens the field of a clicked text and saves the page",
    async () => {
      await browser.resize(1280, 900);
      await browser.open(`${server.url}/preview`);
      await browser.read("scrollBy(0, 2)");
      await see("document.querySelector('.toasts') !== null").toBe(true);
      await browser.read(choosePdf);
      await see(`${inFrame}?.querySelector("h1")?.textContent`).toBe("Priya Raman");
      await see("document.querySelector('h1').textContent").toContain("Priya Raman");
      await see(
        "[...document.querySelector('main iframe').contentDocument.fonts].every(({ status }) => status !== 'error')",
      ).toBe(true);
      await see("document.querySelector('#export') !== null").toBe(true);
      await see("document.querySelector('.reveal') === null").toBe(true);
      // The page then moves from the full window to its position in the studio.
      await see("document.querySelector('.screens').getAnimations().length").toBe(0);

      await browser.read("scrollTo(0, 0)");
      const [x = 0, y = 0] = await browser.read<number[]>(scrollToText("Priya Raman"));
      await browser.clickAt(x, y);
      await see("document.activeElement?.value").toBe("Priya Raman");

      await browser.read(watchSaving);
      await browser.click("#studio-export .btn-primary");
      await see("window.savedAs").toBe("priya-raman.html");
      await see("window.saved").toMatch(/^<!doctype html>[\s\S]*Priya Raman/i);
      expect(server.output()).not.toMatch(/csp-report/);
    },
  );
});
