import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { readProfile } from "../../content-loader/profiles.ts";
import { htmlFaults } from "../../tests/support/html-faults.ts";
import { checkResume } from "../check-resume.ts";
import { renderProfile } from "../page/render-profile.tsx";
import { themes } from "../themes/index.ts";
import { type Choices, makeSite, updateSite } from "./make-site.ts";
import { findProject } from "./project.ts";

const now = new Date("2026-11-25");
const base = mkdtempSync(join(tmpdir(), "customers-"));
afterAll(() => rmSync(base, { recursive: true }));

const example = (language: "en" | "no") => checkResume(readProfile("ingrid", language).resume).resume;
const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const newFolder = () => mkdtempSync(join(base, "customer-"));

const make = (value: unknown, choices: Choices = {}, folder = newFolder()) =>
  makeSite({ bytes: json(value), name: "resume.json" }, () => folder, choices, now);

async function update(folder: string, choices: Choices = {}) {
  const project = await findProject(folder);
  if (!project) throw new Error(`${folder} holds no customer`);
  return updateSite(project, choices, now);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const siteOf = (folder: string) =>
  readdirSync(join(folder, "site"), { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, "site", file)).isFile(),
  );
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe.each(Object.values(themes))("A site in $id", (theme) => {
  const folder = newFolder();

  test("has a valid page for each language, as the preview shows it", async () => {
    await make(example("en"), { theme: theme.id, languages: ["en", "no"], show: ["email"] }, folder);
    writeFileSync(join(folder, "resume.no.json"), JSON.stringify(example("no")));
    const { pages } = await update(folder, { domain: "kari.example" });
    expect(pages).toEqual(["index.html", "no/index.html", "404.html"]);
    const headers = read(folder, "site/_headers");
    expect(headers).not.toContain("unsafe");
    for (const page of pages) {
      const html = read(folder, `site/${page}`);
      expect(await htmlFaults(html)).toEqual([]);
      const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
      expect(html).toContain(`style-src ${hashOf(css)};`);
      expect(headers).toContain(hashOf(css));
      expect(html).not.toMatch(/ style="|<script(?! type="application\/ld\+json")/);
    }
    for (const language of ["en", "no"] as const) {
      const { body } = renderProfile(example(language), { theme, language, now, allowed: { email: true } });
      const html = read(folder, language === "en" ? "site/index.html" : "site/no/index.html");
      const [, shown = ""] = /<body>(.*)<\/body>/s.exec(html) ?? [];
      // The portrait is a file of the site.
      const preview = renderToStaticMarkup(body).replace(
        /src="data:[^"]*"/,
        `src="${language === "en" ? "" : "../"}portrait.jpg"`,
      );
      expect(shown.replace(/<nav class="site-bar".*?<\/nav>/s, "")).toBe(preview);
      for (const url of [
        'rel="canonical" href="https://kari.example/',
        'hreflang="nb" href="https://kari.example/no/"',
        'hreflang="x-default" href="https://kari.example/"',
        `property="og:image" content="https://kari.example/sharing-${language}.jpg"`,
      ])
        expect(html.toLowerCase()).toContain(url.toLowerCase());
    }
  });

  test("contains every file that its pages name, and no other file of the customer's folder", async () => {
    const files = siteOf(folder);
    for (const page of ["index.html", "no/index.html"]) {
      const html = read(folder, `site/${page}`);
      const named = [...html.matchAll(/(?:href|src)="([^"#:]+)"|url\(([^)]+)\)/g)];
      expect(named.length).toBeGreaterThan(5);
      for (const [, address = "", font = ""] of named) {
        const { pathname } = new URL(address || font, `https://kari.example/${page}`);
        expect(files).toContain(pathname.replace(/\/$/, "/index.html").slice(1));
      }
    }
    expect(files.filter((file) => file.includes("resume"))).toEqual([]);
    expect(read(folder, "site/sitemap.xml").match(/<loc>/g)).toHaveLength(2);
    expect(read(folder, "site/robots.txt")).toContain("Sitemap: https://kari.example/sitemap.xml");
    expect(await sharp(join(folder, "site/sharing-no.jpg")).metadata()).toMatchObject({ width: 1200 });
    expect(await sharp(join(folder, "site/apple-touch-icon.png")).metadata()).toMatchObject({ width: 180 });
  });
});

test("keeps the owner's edits and replaces the site when it is made from the same CV again", async () => {
  const { folder } = await make(example("en"));
  const edited = JSON.parse(read(folder, "resume.json"));
  edited.basics.label = "Captain";
  edited.own = "a field of the owner's";
  writeFileSync(join(folder, "resume.json"), JSON.stringify(edited));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/google.html"), "proof");
  writeFileSync(join(folder, "site/stale.html"), "");
  const { checks } = await make(example("en"), { theme: "hefte" }, folder);
  expect(checks[0]).toContain("its texts are kept");
  expect(read(folder, "site/index.html")).toContain("Captain");
  expect(JSON.parse(read(folder, "resume.json"))).toMatchObject({
    own: "a field of the owner's",
    meta: { theme: "hefte" },
  });
  expect(siteOf(folder)).toContain("google.html");
  expect(siteOf(folder)).not.toContain("stale.html");
});

test("takes theme, style and contact details from a visitor's draft", async () => {
  const draft = { ...example("en"), meta: { theme: "plan", accent: 1, headline: "small" } };
  const source = { bytes: json(draft), name: "draft.json", isDraft: true };
  const { folder, summary } = await makeSite(source, () => newFolder(), {}, now);
  expect(summary).toBe("Ingrid Teistholm, plan, English");
  expect(read(folder, "site/index.html")).toContain("--headline:.7");
  expect(read(folder, "site/contact.vcf")).toContain("EMAIL;TYPE=INTERNET:");
});

test("publishes nothing that is withheld, and lists it", async () => {
  const secrets = [
    "Hemmelig vei 1",
    "9999",
    "Ola Referanse",
    "kari@post.example",
    "400 00 123",
    "12018012345",
  ];
  const resume = {
    basics: {
      name: "Kari Nordmann",
      summary: "Jeg bygger broer. Fødselsnummer 12018012345.",
      email: "kari@post.example",
      phone: "400 00 123",
      location: { address: "Hemmelig vei 1", postalCode: "9999", city: "Bodø" },
    },
    work: [{ name: "Vegvesenet", position: "Ingeniør", startDate: "2019" }],
    references: [{ name: "Ola Referanse", reference: "Bra." }],
  };
  const { folder, checks } = await make(resume);
  for (const file of siteOf(folder))
    for (const secret of secrets)
      expect(readFileSync(join(folder, "site", file), "latin1")).not.toContain(secret);
  for (const named of [
    "home address",
    "referee",
    "basics.email",
    "basics.phone",
    "basics.summary",
    "No portrait",
    "No domain",
  ])
    expect(checks.join("\n")).toContain(named);
  await update(folder, { show: ["email"] });
  expect(read(folder, "site/index.html")).toContain("kari@post.example");
  await update(folder, { show: [] });
  expect(siteOf(folder)).not.toContain("contact.vcf");
});

test("redraws a portrait without its metadata", async () => {
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#456" } })
    .withExif({ IFD0: { Artist: "where it was taken" } })
    .jpeg()
    .toBuffer();
  const resume = example("en");
  const image = `data:image/jpeg;base64,${picture.toString("base64")}`;
  const { folder } = await make({ ...resume, basics: { ...resume.basics, image } });
  const portrait = await sharp(join(folder, "site/portrait.jpg")).metadata();
  expect(portrait).toMatchObject({ width: 800, height: 600 });
  expect(portrait.exif).toBeUndefined();
  expect(read(folder, "resume.json")).not.toContain("base64");
  expect(read(folder, "site/index.html")).toContain('src="portrait.jpg"');
});

test("makes a page only for a language with a text, and reports the missing text", async () => {
  const { pages, checks } = await make(example("no"), { languages: ["en", "no"] });
  expect(pages).toEqual(["index.html", "404.html"]);
  expect(checks.join("\n")).toContain("There is no English page: resume.en.json is missing");
});

test("escapes hostile names, links and texts", async () => {
  const name = `../../etc/"><script>alert(1)</script> \u202Egnp.exe`;
  const folders: string[] = [];
  const source = json({
    basics: {
      name,
      label: `'";</style><!--`,
      email: "a@b.example?bcc=all@c.example\nEND:VCARD",
      url: "javascript:alert(1)",
      summary: "</script><img src=x onerror=alert(1)>",
      profiles: [{ network: "LinkedIn", username: "bank.no", url: "https://user@evil.example/" }],
    },
    work: [{ name: "</title>", position: "\u0000\u2066", startDate: "2019" }],
    meta: { theme: "__proto__", accent: 99 },
  });
  const folderFor = (slug: string) => {
    folders.push(slug);
    return newFolder();
  };
  const choices = { show: ["email" as const], theme: "kyst", domain: "kari.example" };
  const { folder } = await makeSite({ bytes: source, name: "cv.json" }, folderFor, choices, now);
  expect(folders).toEqual(["etc-script-alert-1-script-gnp-exe"]);
  const html = read(folder, "site/index.html");
  expect(await htmlFaults(html)).toEqual([]);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('href="mailto:a@b.example%3Fbcc=all@c.example%0AEND:VCARD"');
  expect(html).not.toMatch(/javascript:|<img|\u202E|user@evil/);
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data).mainEntity).toMatchObject({ "@type": "Person", url: "https://kari.example/" });
  expect(await htmlFaults(read(folder, "site/404.html"))).toEqual([]);
  expect(read(folder, "site/contact.vcf").match(/^END:VCARD/gm)).toHaveLength(1);
});

describe("The command reports", () => {
  const cv = (file: string) => ({ bytes: readFileSync(`profile/parse/fixtures/${file}`), name: file });

  test.each([
    ["password-secret.pdf", "it has a password"],
    ["scan.pdf", "it holds pictures of text"],
  ])("why %s cannot be read", async (file, reason) => {
    await expect(makeSite(cv(file), newFolder, {}, now)).rejects.toThrow(`${file} cannot be read: ${reason}`);
  });

  test("unsure values of a text until they are changed", async () => {
    // A skill as long as a sentence.
    const text = `Kari Testdal
kari@testdal.example
Født: 14.02.1986

UTDANNING

Bachelor i økonomi, NTNU (2010–2013)

FERDIGHETER

Excel, planlegging av store arrangementer med mange frivillige og faste ansatte
`;
    const file = { bytes: new TextEncoder().encode(text), name: "cv.txt" };
    const { folder, checks } = await makeSite(file, newFolder, {}, now);
    const unsure = checks.filter((line) => line.includes(" is unsure: "));
    expect(unsure).not.toEqual([]);
    expect(checks.join("\n")).toContain('Left out: birth date "14.02.1986"');
    const [, path = "", value = ""] = /resume\.json: (\S+) is unsure: "(.*?)"/.exec(unsure[0] ?? "") ?? [];
    expect(path).not.toBe("");
    const resume = read(folder, "resume.json");
    writeFileSync(join(folder, "resume.json"), resume.replace(JSON.stringify(value), '"Corrected"'));
    expect((await update(folder)).checks.filter((line) => line.includes(" is unsure: "))).toHaveLength(
      unsure.length - 1,
    );
  });

  test("the existing themes", async () => {
    await expect(make(example("en"), { theme: "fjord" })).rejects.toThrow(
      'There is no theme "fjord". There are: hefte, kyst, plan.',
    );
  });

  test.each(["kari", "https://kari.example", "kari.example?a", "kari.example:80", 'kari"x.example'])(
    "that %s is not a domain",
    async (domain) => {
      await expect(make(example("en"), { domain })).rejects.toThrow("is not a domain");
    },
  );

  test("a folder that is not a customer's", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "thesis.txt"), "");
    await expect(make(example("en"), {}, folder)).rejects.toThrow("was not made by this command");
    expect(readdirSync(folder)).toEqual(["thesis.txt"]);
  });

  test("a folder of another person with the same name", async () => {
    const { folder } = await make({ basics: { name: "Kari Nordmann", label: "Nurse" } });
    const other = make({ basics: { name: "Kari Nordmann", label: "Pilot" } }, {}, folder);
    await expect(other).rejects.toThrow("was made from another CV");
    expect(read(folder, "site/index.html")).toContain("Nurse");
  });

  test("errors in resume.json without replacing the site", async () => {
    const { folder } = await make(example("en"));
    const text = read(folder, "resume.json");
    writeFileSync(join(folder, "resume.json"), text.replace("{", ""));
    await expect(update(folder)).rejects.toThrow("is not valid JSON");
    writeFileSync(join(folder, "resume.json"), text.replace('"language": "en"', '"language": "de"'));
    await expect(update(folder)).rejects.toThrow("meta.site is wrong");
    const wrong = JSON.parse(text);
    wrong.work[0].startDate = "last year";
    writeFileSync(join(folder, "resume.json"), JSON.stringify(wrong));
    expect((await update(folder)).checks).toContain(
      "resume.json: work[0].startDate is not valid JSON Resume and is left out.",
    );
    await expect(update(folder, { languages: ["no"] })).rejects.toThrow("resume.no.json is missing");
    expect(siteOf(folder)).toContain("index.html");
  });
});
