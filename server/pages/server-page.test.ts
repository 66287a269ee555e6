import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { serverPageHtml } from "../../tests/support/site.ts";
import { findAll } from "./html.ts";
import { createServerPage, type PageContent } from "./server-page.ts";

const fill = createServerPage(serverPageHtml);

const everything: PageContent = {
  title: "Booked",
  founder: true,
  lines: ["Tuesday, 10:00–10:30", "Oslo"],
  text: "See you <b>there</b>.",
  form: {
    action: "/x",
    fields: { t: "secret", lang: "no" },
    times: {
      name: "start",
      label: "Time",
      value: "c",
      days: [{ name: "Tue", times: [{ value: "a", text: "10:00" }] }],
      others: {
        label: "Other times",
        days: [
          { name: "Wed", times: [{ value: "b", text: "11:00" }] },
          { name: "Thu", times: [{ value: "c", text: "12:00" }] },
        ],
        later: { text: "Later days", href: "/booking?from=x" },
      },
    },
    inputs: [
      {
        name: "email",
        label: "Email",
        type: "email",
        value: '"><script>',
        required: true,
        autocomplete: "email",
      },
      { name: "note", label: "Note", type: "textarea", value: "\nHi", required: false },
    ],
    button: "Cancel",
  },
  links: [
    { text: "Move", href: "/move?t=secret" },
    { text: "Write", href: "/contact" },
  ],
  translatedPaths: { en: "/booking?lang=en", no: "/booking?lang=no" },
};

describe("A server page", () => {
  test("contains only the parts with content", () => {
    const page = fill({ title: "Cancelled", text: "The time is free again." });
    expect(page).toContain("<title>Cancelled</title>");
    expect(page).toContain('<h1 class="large">Cancelled</h1><p>The time is free again.</p>');
    expect(page).not.toMatch(/<form|<b>|data-part|Kari/);
    expect(page).toContain('<p><a href="/">Home</a></p>');
  });

  test("has its fields in the given order, each with its control", () => {
    const page = fill(everything);
    expect(
      page.match(/<(?:input|textarea)[^>]+name="(\w+)"/g)?.map((tag) => tag.slice(tag.indexOf("name"))),
    ).toEqual([
      'name="t"',
      'name="lang"',
      'name="start"',
      'name="start"',
      'name="start"',
      'name="email"',
      'name="note"',
    ]);
    expect(page).toContain(
      '<input type="hidden" name="t" value="secret"><input type="hidden" name="lang" value="no">',
    );
    expect(page).toContain('<label for="page-note">Note</label>');
    expect(page).toContain("<div>Kari</div>");
    expect(page).toContain('<textarea id="page-note" name="note">\n\nHi</textarea>');
    expect(page).toContain('id="page-email" name="email" required="" autocomplete="email" type="email"');
  });

  test("opens the day of the chosen time", () => {
    const page = fill(everything);
    expect(page).toContain('<details open=""><summary>Other times</summary><details><summary>Wed</summary>');
    expect(page).toContain('<details open=""><summary>Thu</summary>');
    expect(page).toContain(
      '<input type="radio" name="start" value="c" checked=""><span>Thu </span><b>12:00</b></label></details>',
    );
    expect(page).toContain('<a href="/booking?from=x">Later days</a>');
  });

  test("escapes text", () => {
    const tagNames = (html: string) => findAll(parse(html), () => true).map(({ tagName }) => tagName);
    const page = fill(everything);
    expect(tagNames(page).filter((tag) => tag === "script" || tag === "b")).toEqual([
      "script",
      "b",
      "b",
      "b",
      "b",
    ]);
    expect(page).toContain("See you &lt;b&gt;there&lt;/b&gt;.");
  });

  test("keeps a time range on one line and has one primary button", () => {
    expect(fill(everything)).toContain("<b>Tuesday, 10:00–\u206010:30</b> <span>Oslo</span>");
    expect(fill(everything)).not.toContain('class="main"');
    const { form: _, ...pageWithoutForm } = everything;
    expect(fill(pageWithoutForm)).toContain(
      '<a class="main" href="/move?t=secret">Move</a><a href="/contact">Write</a>',
    );
  });

  test("links to its translation, or to the contact page", () => {
    expect(fill(everything)).toMatch(/hreflang="nb" href="\/booking\?lang=no"/);
    expect(fill({ title: "x", text: "" })).toMatch(/hreflang="en" aria-current="true" href="\/contact"/);
  });

  test("contains nothing of the previous page", () => {
    const plain = fill({ title: "Unknown", text: "Nobody." });
    fill(everything);
    expect(fill({ title: "Unknown", text: "Nobody." })).toBe(plain);
  });
});

test("throws with the name of a missing part prototype", () => {
  const broken = serverPageHtml.replace('data-part="times"', "").replace('data-part="link"', "");
  expect(() => createServerPage(broken)).toThrow(/lacks the parts: times, link/);
});
