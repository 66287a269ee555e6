import { expect, test, vi } from "vitest";
import { htmlFaults } from "../../tests/support/html-faults.ts";
import { draftPage } from "./draft-page.ts";

const now = new Date("2026-11-25");
const pageOf = (draft: object) => draftPage(JSON.stringify(draft), now);

test("renders the visitor's choices as a valid page without requests", async () => {
  const html = await pageOf({
    basics: { name: "Kari Nordmann", email: "kari@example.no", phone: "+4791234567" },
    work: [
      { name: "Sjø AS", position: "Skipper", startDate: "2020", highlights: ["Cut costs by 18 per cent"] },
    ],
    meta: {
      theme: "hefte",
      language: "no",
      headline: "small",
      figures: { "Cut costs by 18 per cent": false },
    },
  });
  expect(await htmlFaults(html)).toEqual([]);
  expect(html).toContain('<html lang="nb">');
  expect(html).toContain("--headline:0.7");
  for (const address of ["mailto:kari@example.no", "tel:+4791234567"]) expect(html).toContain(address);
  expect(html).not.toMatch(/url\("(?!data:)/);
});

test("removes scripts, requests and deceptive links from a hostile draft", async () => {
  const load = vi.spyOn(globalThis, "fetch");
  const script = '"><script>alert(1)</script><style>*{display:none}</style>';
  const html = await pageOf({
    basics: {
      name: script,
      image: "https://evil.example/pixel.png",
      email: 'a@b.example"onclick="alert(1)',
      phone: "javascript:alert(1)",
      url: "javascript:alert(1)",
      summary: `${script} 01.01.1980`,
      profiles: [
        { network: script, url: "https://bank.no@evil.example/" },
        { network: "x", url: "file:///etc/passwd" },
      ],
    },
    work: [{ name: "</style><script>1</script>", url: "data:text/html,1", highlights: [script] }],
    meta: { theme: "../../etc", accent: 99, language: "xx", figures: { [script]: script } },
  });
  expect(load).not.toHaveBeenCalled();
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toMatch(
    /http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^;]*; font-src data:; img-src data:"/,
  );
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);
  expect(links.length).toBeGreaterThan(1);
  for (const href of links) expect(href).toMatch(/^(?:#|https?:|mailto:|tel:)/);
  expect(html).not.toMatch(/ on\w+="|evil\.example\/pixel|bank\.no@/);
});

test.each([
  ["not JSON", "%PDF-1.7", "not JSON Resume"],
  ["nested too deeply", `{"basics":${'{"a":'.repeat(300)}1${"}".repeat(300)}}`, "inflates"],
  ["longer than a CV", JSON.stringify({ basics: { name: "a", summary: "b ".repeat(300_000) } }), "too-long"],
])("rejects a draft that is %s", async (_what, draft, reason) => {
  await expect(draftPage(draft, now)).rejects.toThrow(reason);
});
