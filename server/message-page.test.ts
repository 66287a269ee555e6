import { expect, test } from "vitest";
import { messageFrame } from "./message-page.ts";

const sent = `<!doctype html><title>Sent</title><nav><a href="/contact" aria-current="true">Contact</a>
<a href="/no/contact" hreflang="nb">Norsk</a> <a href="/contact" hreflang="en" aria-current="true">English</a></nav>
<main><h1>Sent</h1><p>Thanks</p><p><a class="button" href="/">Home</a></p>
<section data-message-only><h2>What happens next</h2><p>We read it.</p></section></main>`;

test("another message takes over the frame, but not what only the sent one tells", () => {
  const page = messageFrame(sent)({ title: "Cancelled", text: "The time is free again." });
  expect(page).toContain("<h1>Cancelled</h1><p>The time is free again.</p>");
  expect(page).not.toContain("What happens next");
  expect(page).toContain('<a href="/contact">Contact</a>');
  expect(page).toMatch(/<a [^>]*aria-current="true"[^>]*>English<\/a>/);
});

test("a page made after another one carries nothing of it", () => {
  const render = messageFrame(sent);
  const plain = render({ title: "Unknown", text: "Nobody." });
  render({
    title: "Booked",
    lines: ["Tuesday", "Oslo"],
    text: "See you <b>there</b>.",
    form: { action: "/x", fields: { t: "secret" }, button: "Cancel" },
    links: [{ text: "Move", href: "/move?t=secret" }],
    twins: { en: "/booking?lang=en", no: "/booking?lang=no" },
  });
  expect(render({ title: "Unknown", text: "Nobody." })).toBe(plain);
});
