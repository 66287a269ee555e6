import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { transform } from "lightningcss";
import { encodeSocialImage } from "../../drawings/build/covers/raster.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { type DocumentOptions, profileDocument } from "../page/document.tsx";
import type { FigureChoices } from "../page/figure-choices.ts";
import { monogramSvg } from "../page/monogram.ts";
import { fontFiles } from "../page/one-file.ts";
import { styleHash, withPolicy } from "../page/policy.ts";
import { createProfile, type Profile } from "../page/profile.ts";
import type { Theme, ThemeStyle } from "../page/theme.ts";
import { drawIcon, drawPoster } from "../posters/main.ts";
import { type Allowed, publicResume, type Resume } from "../resume.ts";
import { head } from "./head.tsx";
import { headersFile, pagePolicy } from "./headers.ts";
import { notFoundPage } from "./not-found.tsx";
import { rasterIcon } from "./pictures.ts";
import { robots, sitemap } from "./search-engines.ts";
import { siteBar } from "./site-bar.tsx";
import { vcard } from "./vcard.ts";

/** A CV in one language. */
export interface SiteText {
  language: LanguageCode;
  resume: Resume;
}

interface CustomerSite {
  /** One per page, the front page first. */
  texts: readonly [SiteText, ...SiteText[]];
  theme: Theme;
  style: ThemeStyle;
  figures?: FigureChoices;
  /** Private data that the person wants to show. */
  allowed: Allowed;
  /** URL of the front page, with a trailing slash; undefined until there is a domain. */
  siteUrl?: string;
  /** A JPEG as `redrawPortrait` makes it. */
  portrait?: Uint8Array;
  /** The owner's picture for sharing, in place of the drawn one. */
  sharing?: Uint8Array;
  now: Date;
}

interface SiteFiles {
  /** By path below the site's folder. */
  files: Map<string, string | Uint8Array>;
  /** Why the picture for sharing of a language could not be drawn. */
  drawingErrors: string[];
}

/** The website of a customer as files for any static host. No page has a script or makes requests to other hosts. */
export async function siteFiles(site: CustomerSite): Promise<SiteFiles> {
  const { theme, siteUrl, portrait, now } = site;
  const files: SiteFiles["files"] = new Map();
  const fonts = await addFonts(site, files);
  if (portrait) files.set("portrait.jpg", portrait);
  const texts = mapNonEmpty(site.texts, ({ language, resume }) => ({
    language,
    resume: withPortrait(publicResume(resume, site.allowed), portrait && "portrait.jpg"),
  }));
  const codes = mapNonEmpty(texts, ({ language }) => language);
  const profiles = mapNonEmpty(texts, ({ language, resume }) => createProfile(resume, language, now));
  const [{ resume }] = texts;
  if (resume.basics?.email || resume.basics?.phone) files.set("contact.vcf", vcard(resume, siteUrl));
  const drawingErrors = await addSharingPictures(site, profiles, files);
  await addIcons(theme, profiles[0], files);

  const root = siteUrl ? new URL(siteUrl).pathname : "/";
  const [font = ""] = fonts.values();
  const styles: string[] = [];
  const pages = new Map([
    ...texts.map((text): [string, string] => [
      `${languageFolder(text.language, codes[0])}index.html`,
      renderPage({ ...site, texts }, text, files, fonts),
    ]),
    ["404.html", notFoundPage({ name: profiles[0].name, theme, codes, root, font: root + font })],
  ]);
  for (const [path, html] of pages) {
    const style = await styleHash(html);
    styles.push(style);
    files.set(path, withPolicy(html, pagePolicy(style)));
  }
  files.set("_headers", headersFile(styles));
  files.set("robots.txt", robots(siteUrl));
  if (siteUrl) {
    const listed = codes.map((code) => ({ code, url: siteUrl + languageFolder(code, codes[0]) }));
    files.set("sitemap.xml", sitemap(listed, now));
  }
  return { files, drawingErrors };
}

function mapNonEmpty<From, To>(
  [first, ...others]: readonly [From, ...From[]],
  change: (from: From) => To,
): [To, ...To[]] {
  return [change(first), ...others.map(change)];
}

/** @returns why pictures could not be drawn, such as a letter that the theme's font lacks */
async function addSharingPictures(
  { theme, sharing }: CustomerSite,
  profiles: readonly Profile[],
  files: SiteFiles["files"],
): Promise<string[]> {
  const drawingErrors: string[] = [];
  for (const profile of profiles) {
    try {
      const picture = sharing ?? (await encodeSocialImage(await drawPoster(theme.id, shorten(profile))));
      files.set(sharingPicture(profile.language), picture);
    } catch (error) {
      drawingErrors.push((error as Error).message);
    }
  }
  return drawingErrors;
}

/** Folder of a language below that of the site; the front page has none. */
function languageFolder(language: LanguageCode, first: LanguageCode): string {
  return language === first ? "" : `${language}/`;
}

const sharingPicture = (language: LanguageCode) => `sharing-${language}.jpg`;

function renderPage(
  { texts, theme, style, figures, allowed, siteUrl, now }: CustomerSite,
  { language, resume }: SiteText,
  files: SiteFiles["files"],
  fonts: ReadonlyMap<string, string>,
): string {
  const first = texts[0].language;
  const folder = languageFolder(language, first);
  const root = folder === "" ? "" : "../";
  const fontUrl = (url: string) => {
    const path = fonts.get(url);
    return path && root + path;
  };
  const codes = texts.map((text) => text.language);
  const options: DocumentOptions = {
    theme,
    language,
    style,
    figures,
    allowed,
    now,
    fontUrl,
    url: siteUrl && siteUrl + folder,
    banner: siteBar({
      language,
      theme,
      card: files.has("contact.vcf") ? `${root}contact.vcf` : undefined,
      others: codes
        .filter((code) => code !== language)
        .map((code) => ({ code, href: root + languageFolder(code, first) || "./" })),
    }),
    head: (profile) =>
      head({
        profile,
        root,
        font: fontUrl(theme.fonts[0].url),
        hasTouchIcon: files.has("apple-touch-icon.png"),
        ...(siteUrl && {
          url: siteUrl + folder,
          picture: files.has(sharingPicture(language)) ? siteUrl + sharingPicture(language) : undefined,
          others: codes.map((code) => ({ code, url: siteUrl + languageFolder(code, first) })),
        }),
      }),
  };
  const picture = resume.basics?.image && root + resume.basics.image;
  return minifyStyles(profileDocument(withPortrait(resume, picture), options));
}

function withPortrait(resume: Resume, image: string | undefined): Resume {
  const { image: _, ...basics } = resume.basics ?? {};
  return { ...resume, basics: { ...basics, ...(image && { image }) } };
}

function minifyStyles(html: string): string {
  return html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/, (css) =>
    transform({ filename: "page.css", code: Buffer.from(css), minify: true }).code.toString(),
  );
}

/** Adds the fonts that the texts need. @returns their paths in the site, by URL */
async function addFonts({ texts, theme }: CustomerSite, files: SiteFiles["files"]) {
  const needed = new Set(texts.flatMap(({ resume }) => fontFiles(resume, theme)));
  const paths = new Map<string, string>();
  for (const url of needed) {
    const source = `.${url.split("?")[0]}`;
    const bytes = await readFile(source);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const path = `fonts/${basename(source, ".woff2")}-${hash}.woff2`;
    files.set(path, bytes);
    paths.set(url, path);
    files.set("fonts/LICENSE.txt", await readFile(`${dirname(source)}/LICENSE.txt`));
  }
  return paths;
}

async function addIcons(theme: Theme, profile: Profile, files: SiteFiles["files"]): Promise<void> {
  try {
    const svg = await drawIcon(theme.id, profile);
    files.set("favicon.svg", svg);
    files.set("apple-touch-icon.png", await rasterIcon(svg));
  } catch {
    // The theme's font lacks a letter, so the icon uses a system font.
    files.set("favicon.svg", monogramSvg(profile));
  }
}

/** Longer names and titles would overflow the picture for sharing. */
function shorten({ name, label, ...profile }: Profile): Profile {
  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);
  return { ...profile, name: short(name), ...(label && { label: short(label) }) };
}
