import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { profileSlugs, readProfile } from "../../content-loader/profiles.ts";
import { pageCases } from "../../tests/support/hard-profiles.ts";
import { htmlFaults } from "../../tests/support/html-faults.ts";
import { checkResume } from "../check-resume.ts";
import type { Resume } from "../resume.ts";
import { themes } from "../themes/index.ts";
import { profileDocument } from "./document.tsx";
import { oneFile } from "./one-file.ts";

const now = new Date("2026-11-22");
const whole = checkResume(readProfile(profileSlugs()[0] ?? "", "en").resume).resume;
const read = async (url: string) => new Uint8Array(await readFile(`.${url.split("?")[0]}`));
const cases = Object.entries(pageCases).map(([name, hard]) => ({ name, ...hard }));

describe.each(Object.values(themes))("The theme $id", (theme) => {
  test.each(cases)("shows $name as a valid page", async ({ resume, language }) => {
    const html = profileDocument(resume, { theme, language, now, allowed: { email: true, phone: true } });
    expect(await htmlFaults(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });

  test.each(profileSlugs())("shows %s in both languages", async (slug) => {
    for (const language of ["en", "no"] as const) {
      const { resume } = checkResume(readProfile(slug, language).resume);
      const html = profileDocument(resume, { theme, language, now });
      expect(await htmlFaults(html)).toEqual([]);
      expect(html).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test.each(Object.keys(whole) as (keyof Resume)[])("does without %s", async (part) => {
    const { [part]: _, ...rest } = whole;
    const html = profileDocument(rest, { theme, language: "en", now });
    expect(await htmlFaults(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });

  test("shows every field of a CV", () => {
    const html = profileDocument(whole, {
      theme,
      language: "en",
      now,
      allowed: { email: true, phone: true },
    });
    const { work, education, skills, languages, certificates, volunteer, projects, interests, basics } =
      whole;
    const names = [
      basics?.name,
      basics?.email,
      ...(work ?? []).flatMap(({ name, position }) => [name, position]),
      ...(education ?? []).map(({ area }) => area),
      ...(skills ?? []).flatMap(({ name, keywords }) => [name, ...(keywords ?? [])]),
      ...(languages ?? []).flatMap(({ language, fluency }) => [language, fluency]),
      ...(certificates ?? []).map(({ name }) => name),
      ...(volunteer ?? []).map(({ organization }) => organization),
      ...(projects ?? []).map(({ name }) => name),
      ...(interests ?? []).map(({ name }) => name),
    ];
    const text = html
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
    for (const name of names) expect(text).toContain(name);
  });

  test("shows private data only when allowed", () => {
    const resume: Resume = {
      basics: {
        name: "A B",
        email: "a@b.example",
        phone: "+4700000001",
        location: { address: "Hemmelig vei 1", postalCode: "9999", city: "Bodø" },
      },
      references: [{ name: "Kari Referanse", reference: "Bra." }],
    };
    const html = profileDocument(resume, { theme, language: "no", now });
    for (const secret of ["Hemmelig", "9999", "Kari Referanse", "a@b.example", "00000001"])
      expect(html).not.toContain(secret);
    expect(profileDocument(resume, { theme, language: "no", now, allowed: { email: true } })).toContain(
      "a@b.example",
    );
  });

  test("escapes text", () => {
    const name = `</script><script>alert(1)</script><b>"`;
    const html = profileDocument({ basics: { name, summary: name } }, { theme, language: "en", now });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain("<b>&quot;");
  });

  test("is one self-contained file of at most 250 kB", async () => {
    const html = await oneFile(whole, { theme, language: "en", now, read, allowed: { email: true } });
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(250_000);
    expect(await htmlFaults(html)).toEqual([]);
    expect(html).not.toMatch(/(?:src|srcset)="(?!data:)|url\((?!"?data:)|@import/);
    expect(html.match(/data:font\/woff2/g)).toHaveLength(theme.fonts.length);
    const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const digest = await crypto.subtle.digest("SHA-256", Buffer.from(css));
    expect(html).toContain(
      `style-src &#x27;sha256-${Buffer.from(digest).toString("base64")}`.replaceAll("&#x27;", "'"),
    );
    expect(css).toContain(theme.css);
    expect(theme.css).toContain("@page");
  });

  test.each(["Máret Čuđi", "Agnieszka Wójcik-Łącka", "Louÿs"])(
    "contains the letters of %s in its embedded fonts",
    async (name) => {
      const resume = { ...whole, basics: { ...whole.basics, name } };
      const linked = profileDocument(resume, { theme, language: "no", now });
      expect(linked.match(/@font-face/g)).toHaveLength(2 * theme.fonts.length);
      expect(linked.match(/unicode-range:U\+100-151,/g)).toHaveLength(theme.fonts.length);
      const html = await oneFile(resume, { theme, language: "no", now, read });
      expect(html.match(/data:font\/woff2/g)).toHaveLength(2 * theme.fonts.length);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(250_000);
    },
  );

  test("accepts a name that starts with a character outside the BMP", async () => {
    const html = await oneFile({ basics: { name: "𠮷田 太郎" } }, { theme, language: "en", now, read });
    expect(html).toContain(encodeURIComponent(">𠮷<"));
  });

  test("embeds a portrait as data and leaves out one that cannot be loaded", async () => {
    const image = "https://pictures.example/me.jpg";
    const resume = { basics: { ...whole.basics, image } };
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    const withPortrait = await oneFile(resume, {
      theme,
      language: "en",
      now,
      read: async (url) => (url === image ? jpeg : read(url)),
    });
    expect(withPortrait).toContain('src="data:image/jpeg;base64,/9j/4A=="');
    const gone = async (url: string) => {
      if (url === image) throw new Error("gone");
      return read(url);
    };
    expect(await oneFile(resume, { theme, language: "en", now, read: gone })).not.toContain("<img");
  });
});
