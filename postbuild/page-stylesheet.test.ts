import { describe, expect, test } from "vitest";
import { parsePage, writePage } from "./page.ts";
import { createPageStylesheets } from "./page-stylesheet.ts";
import type { Words } from "./route-words.ts";

const noWords: Words = { whole: [], prefixes: [] };

/** The stylesheet that a page keeps, and the whole. */
function reduce(css: string, body: string, words: Partial<Words> = {}) {
  const page = parsePage(`<style>${css}</style>${body}`);
  const whole = createPageStylesheets()(page, { ...noWords, ...words });
  return { kept: /<style>(.*?)<\/style>/.exec(writePage(page))?.[1], whole };
}

describe("A page's stylesheet keeps", () => {
  test("rules whose classes and elements are in its HTML, also as entities", () => {
    const css = ".used{color:red}.unused{margin:0}mark{margin:0}p{margin:1px}.\\[\\&_b\\]\\:x b{margin:2px}";
    const { kept, whole } = reduce(css, '<p class="used [&amp;_b]:x"><b></b></p>');
    expect(kept).toBe(".used{color:red}p{margin:1px}.\\[\\&_b\\]\\:x b{margin:2px}");
    expect(whole).toContain(".unused");
  });

  test("rules whose classes and elements its scripts can add", () => {
    const css = ".toast{color:red}.chip-crisis{margin:0}.card{margin:0}td{margin:1px}";
    const { kept } = reduce(css, "<p></p>", { whole: ["toast", "td"], prefixes: ["chip-"] });
    expect(kept).toBe(".toast{color:red}.chip-crisis{margin:0}td{margin:1px}");
  });

  test("rules for attributes, ids and states", () => {
    const css = "[data-open]{margin:0}#place{margin:1px}[lang=nb]:hover{margin:2px}::placeholder{margin:3px}";
    expect(reduce(css, "<p></p>").kept).toBe(css);
  });

  test("matching selectors of a selector list", () => {
    const css =
      "p:is(.a,.gone){margin:0}p:has(.gone){margin:1px}p:where(.gone b){margin:2px}p:not(.gone){margin:3px}p :is(b,.gone){margin:4px}";
    const { kept } = reduce(css, '<p class="a"></p><b></b>');
    expect(kept).toBe("p.a{margin:0}p:not(.gone){margin:3px}p b{margin:4px}");
  });

  test("custom properties and animations that a kept rule uses, directly or not", () => {
    const css = `:root{--far:1px;--near:var(--far);--alone:2px}@property --near{syntax:"*";inherits:false}
      @property --gone{syntax:"*";inherits:false}@keyframes rise{to{opacity:1}}@keyframes sink{to{opacity:0}}
      @keyframes turn{to{rotate:1turn}}p{margin:var(--near);animation:1s rise}b{animation:var(--far) turn}
      .gone{margin:var(--alone);animation:1s sink}.sink{margin:0}`;
    const { kept } = reduce(css, '<p class="sink"><b></b></p>');
    expect(kept).toMatch(/--far:1px;--near.*@property --near.*@keyframes rise.*@keyframes turn.*\.sink/);
    expect(kept).not.toMatch(/--alone|--gone|@keyframes sink/);
  });
});

test("removes empty at-rules", () => {
  const css = "@media print{.gone{margin:0}}@layer a{@container (width>1px){.gone{margin:0}}}p{margin:0}";
  expect(reduce(css, "<p></p>").kept).toBe("@layer a;p{margin:0}");
});

test("replaces Tailwind's fallback with the mixed color", () => {
  const css = `p{color:#e6f3f6;margin:0}@supports (color:color-mix(in lab,red,red)){
    p{color:color-mix(in oklab,var(--mist) 60%,transparent)}}`;
  expect(reduce(css, "<p></p>").kept).toBe(
    "p{color:color-mix(in oklab,var(--mist) 60%,transparent);margin:0}",
  );
});

test("merges at-rules with the same condition", () => {
  const css = "@layer components{@media print{.a{color:red}}.b{margin:0}@media print{.b{margin:1px}}}";
  expect(reduce(css, '<p class="a b"></p>').kept).toBe(
    "@layer components{.b{margin:0}@media print{.a{color:red}.b{margin:1px}}}",
  );
});

test("leaves @font-face rules to the page instead of the whole stylesheet", () => {
  const css = "@font-face{font-family:A;src:url(/a.woff2)}p{margin:0}";
  const { kept, whole } = reduce(css, "<p></p>");
  expect(kept).toContain("@font-face");
  expect(whole).toBe("p{margin:0}");
});

test("keeps Tailwind's licence in the whole stylesheet only", () => {
  const { kept, whole } = reduce("/*! MIT */p{margin:0}", "<p></p>");
  expect(kept).toBe("p{margin:0}");
  expect(whole).toContain("MIT");
});

test("shares one stylesheet between pages with the same rules", () => {
  const reduceStylesheet = createPageStylesheets();
  const part = (body: string) => {
    const page = parsePage(`<style>.a{color:red}.b{margin:0}</style>${body}`);
    reduceStylesheet(page, noWords);
    return /<style>(.*)<\/style>/.exec(writePage(page))?.[1];
  };
  expect(part('<p class="a other">')).toBe(".a{color:red}");
  expect(part('<p class="a">')).toBe(".a{color:red}");
  expect(part('<p class="a b">')).toBe(".a{color:red}.b{margin:0}");
});

test("throws when the page has no style element", () => {
  expect(() => createPageStylesheets()(parsePage("<p></p>"), noWords)).toThrow(/style element/);
});
