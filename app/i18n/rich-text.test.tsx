import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./rich-text.tsx";

const render = (text: string) =>
  renderToStaticMarkup(<RichText text={text} tags={{ em: <em />, terms: <a href="/terms">?</a> }} />);

test.each([
  ["No tags", "No tags"],
  ["<em>All</em>", "<em>All</em>"],
  ["See <terms>our terms</terms>, <em>please</em>.", 'See <a href="/terms">our terms</a>, <em>please</em>.'],
  ["An <unknown>odd tag</unknown> leaves its text", "An odd tag leaves its text"],
  ["Two\n<em>lines\nof it</em>", "Two\n<em>lines\nof it</em>"],
  ["3 < 4 & 5 > 4", "3 &lt; 4 &amp; 5 &gt; 4"],
])("%s", (text, html) => {
  expect(render(text)).toBe(html);
});
