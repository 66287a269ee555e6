import { expect, test } from "vitest";
import { policyHashes } from "./content-security.ts";
import { parsePage } from "./page.ts";

test("hashes inline scripts and styles, but not data and files", () => {
  const html = `<html><head><style>a{color:red}</style><script>run()</script><script type="application/ld+json">{}</script>\
<script src="/a.js"></script></head><body><script type="module">go()</script><script>run()</script></body></html>`;
  const { scripts, styles } = policyHashes(parsePage(html), "page");
  // printf 'run()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toContain("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
  expect(scripts).toHaveLength(2);
  expect(styles).toHaveLength(1);
});

test.each([
  '<p style="color:red">x</p>',
  '<button onclick="go()">x</button>',
  "<template><p style='a'></p></template>",
  "<noscript><p style='a'></p></noscript>",
])("throws when the page has %s", (markup) => {
  const page = parsePage(`<body>${markup}</body>`);
  expect(() => policyHashes(page, "contact/index.html")).toThrow(/contact\/index\.html/);
});
