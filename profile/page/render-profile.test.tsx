import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { profileSlugs, readProfile } from "../../content-loader/profiles.ts";
import { checkResume } from "../check-resume.ts";
import { createDraft, resolveField, valuesAt } from "../draft/draft.ts";
import type { Resume } from "../resume.ts";
import { themes } from "../themes/index.ts";
import { profileDocument } from "./document.tsx";
import { renderProfile } from "./render-profile.tsx";

const now = new Date("2026-11-22");
const allowed = { email: true, phone: true };

/** Two jobs at one employer, a town that is the person's and an employer's, and the same title twice. */
const alike: Resume = {
  basics: { name: "Kari Testdal", label: "Kokk", location: { city: "Bodø" }, email: "kari@testdal.example" },
  work: [
    { name: "Prøvekroa", position: "Kokk", location: "Bodø", startDate: "2019", highlights: ["Retter"] },
    { name: "Prøvekroa", position: "Lærling", location: "Bodø", startDate: "2017", endDate: "2019" },
    { name: "Fjordtest AS", position: "Kokk", location: "Bodø", startDate: "2015", endDate: "2017" },
  ],
  volunteer: [{ organization: "Speiderne", position: "Leder", startDate: "2012" }],
  awards: [{ title: "Kokkeprisen", awarder: "Laget", date: "2020" }],
  skills: [{ name: "Fisk", keywords: ["torsk"] }],
};

const resumes = [alike, ...profileSlugs().map((slug) => checkResume(readProfile(slug, "no").resume).resume)];

/** The innermost element around each text, as its path and the text. */
function markedTexts(html: string): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = [];
  const open: (string | undefined)[] = [];
  for (const [, tag = "", text = ""] of html.matchAll(/(<[^>]+>)([^<]*)/g)) {
    if (tag.startsWith("</")) open.pop();
    else if (!/\/>$|^<(?:img|br)/.test(tag)) open.push(/ data-field="([^"]+)"/.exec(tag)?.[1]);
    const path = open.findLast((value) => value !== undefined);
    if (path && text.trim())
      found.push({ path, text: text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'") });
  }
  return found;
}

describe.each(Object.values(themes))("The theme $id", (theme) => {
  const render = (resume: Resume) =>
    renderToStaticMarkup(
      renderProfile(resume, { theme, language: "no", now, allowed, marksFieldPaths: true }).body,
    );

  test("drops user information from links and shows a host that the link text hides", () => {
    const url = "https://bank.no:login@evil.example/";
    const html = render({
      ...alike,
      basics: { ...alike.basics, url, profiles: [{ username: "bank.no", url }] },
      work: [{ name: "bank.no", position: "Kokk", startDate: "2020", url }],
      projects: [{ name: "bank.no", url }],
    });
    expect(html).toContain('href="https://evil.example/"');
    expect(html).toContain("bank.no (evil.example)");
    expect(html).not.toMatch(/bank\.no(?::login)?@/);
  });

  test.each(resumes)("links each text to its field of the draft: $basics.name", (resume) => {
    const draft = createDraft(resume);
    const texts = markedTexts(render(resume));
    expect(texts.length).toBeGreaterThan(12);
    for (const { path, text } of texts) {
      const fieldRef = resolveField(draft, path, true);
      expect(fieldRef, `${path}: ${text}`).toBeDefined();
      const values = fieldRef && valuesAt(draft, fieldRef);
      expect(values, `${path}: ${text}`).toBeDefined();
      // Dates are formatted, figures and headings are set apart: some word of the text is in the entry.
      const words = text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
      const entry = JSON.stringify(values).toLowerCase();
      const fixed = /^(?:siden|norge|danmark|sverige|skriv|til|meg|ring|nettside)$/;
      const known = words.filter((word) => entry.includes(word) || fixed.test(word));
      expect(words.length === 0 || known.length > 0, `${path}: ${text}`).toBe(true);
    }
  });

  test("links to the right field when texts are equal", () => {
    const paths = (wanted: string) =>
      markedTexts(render(alike)).flatMap(({ path, text }) => (text.includes(wanted) ? [path] : []));
    expect(paths("Fjordtest")).toContain("work[2].name");
    expect(paths("Kokk")).toEqual(expect.arrayContaining(["work[0].position", "work[2].position"]));
    expect(paths("Retter")).toContain("work[0].highlights[0]");
    expect(paths("Lærling")).toContain("work[1].position");
    expect(paths("Kokkeprisen")).toContain("awards[0].title");
    expect(paths("torsk").some((path) => path.startsWith("skills[0]"))).toBe(true);
  });

  test("has the same markup, stylesheet and fonts in the preview pane and the saved page, except paths", () => {
    for (const resume of resumes) {
      const options = { theme, language: "no", now, allowed } as const;
      const pane = renderProfile(resume, { ...options, marksFieldPaths: true });
      const html = profileDocument(resume, options);
      const markup = renderToStaticMarkup(pane.body).replaceAll(/ data-field="[^"]*"/g, "");
      expect(html).toContain(`<body>${markup}</body>`);
      expect(html).toContain(pane.css);
      expect(html.match(/@font-face/g)).toHaveLength(pane.fonts.length);
      for (const { url } of pane.fonts) expect(html).toContain(url);
    }
  });
});
