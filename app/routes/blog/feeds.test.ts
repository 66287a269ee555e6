import { describe, expect, test } from "vitest";
import { site } from "../../../content-loader/data/site.ts";
import { type Feed, jsonFeed, makeStandAlone, rss } from "./feeds.ts";

const feed: Feed = {
  title: "Blog & more",
  description: "Of <this> and that",
  author: "Editors",
  tag: "nb",
  home: `${site.url}/no/blog`,
  self: `${site.url}/no/feed.xml`,
  entries: [
    {
      url: `${site.url}/no/blog/a`,
      title: "«Før» & etter",
      description: "It's <so>",
      html: '<p>Tekst &amp; mer</p><a href="/no/pricing">x</a>',
      date: "2025-02-14",
      updated: "2025-03-01",
      tags: ["CV", "R&D"],
      image: `${site.url}/og/a-no.jpg`,
    },
  ],
};

/** Throws for unbalanced tags and unescaped characters: what our text could break in XML. */
function wellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, closing, name = "", alone] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name);
  }
  expect(open).toEqual([]);
  const text = xml.replace(/<[^<>]*>/g, "");
  expect(text).not.toMatch(/[<>]|&(?!#\d+;)/);
}

describe("The RSS feed", () => {
  const xml = rss(feed);
  test("is well-formed whatever title and text contain", () => wellFormed(xml));

  test("has title, language and link", () => {
    expect(xml).toContain("<language>nb</language>");
    expect(xml).toContain(`<atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>`);
  });

  test("contains the full text and an RFC 822 date", () => {
    expect(xml).toContain("<pubDate>Fri, 14 Feb 2025 12:00:00 GMT</pubDate>");
    expect(xml).toContain("&#60;p&#62;Tekst &#38;amp; mer&#60;/p&#62;");
    expect(xml).toContain(`<guid isPermaLink="true">${feed.entries[0]?.url}</guid>`);
  });
});

test("the JSON feed has the fields that version 1.1 requires", () => {
  expect(jsonFeed(feed)).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Blog & more",
    language: "nb",
    items: [
      {
        id: feed.entries[0]?.url,
        date_published: "2025-02-14T12:00:00Z",
        date_modified: "2025-03-01T12:00:00Z",
      },
    ],
  });
});

test("keeps links and drops checkboxes and buttons in a feed's text", () => {
  const html = makeStandAlone(
    '<a href="/no/x">a</a><a href="#source-1">1</a><input type="checkbox"><p class="box-tools"><button>Copy</button></p>',
    "https://s.no/no/blog/a",
  );
  expect(html).toBe(`<a href="${site.url}/no/x">a</a><a href="https://s.no/no/blog/a#source-1">1</a>`);
});
