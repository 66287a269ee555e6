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
import { bar } from "./bar.tsx";
import { head } from "./head.tsx";
import { headersFile, pagePolicy } from "./headers.ts";
import { notFoundPage } from "./not-found.tsx";
import { rasterIcon } from "./pictures.ts";
import { robots, sitemap } from "./search-engines.ts";
import { vcard } from "./vcard.ts";

/** A CV in one language. */
export interface SiteText {
  language: LanguageCode;
  resume: Resume;
}

export interface CustomerSite {
  /** One page each, the front page first. */
  texts: readonly [SiteText, ...SiteText[]];
  theme: Theme;
  style: ThemeStyle;
  figures?: FigureChoices;
  /** Private data that the person wants to show. */
  allowed: Allowed;
  /** URL of the front page, with a slash at its end; undefined until there is a domain. */
  address?: string;
  /** A JPEG as `redrawPortrait` makes it. */
  portrait?: Uint8Array;
  /** The owner's picture for sharing, in place of the drawn one. */
  sharing?: Uint8Array;
  now: Date;
}

export interface SiteFiles {
  /** By path below the site's folder. */
  files: Map<string, string | Uint8Array>;
  /** Why the picture for sharing of a language could not be drawn. */
  undrawn: string[];
}

/** The website of a customer: files that any static host serves. No page has a script or asks another host for anything. */
export async function siteFiles(site: CustomerSite): Promise<SiteFiles> {
  const { theme, address, portrait, now } = site;
  const files: SiteFiles["files"] = new Map();
  const fonts = await addFonts(site, files);
  if (portrait) files.set("portrait.jpg", portrait);
  const texts = mapAll(site.texts, ({ language, resume }) => ({
    language,
    resume: withPortrait(publicResume(resume, site.allowed), portrait && "portrait.jpg"),
  }));
  const codes = mapAll(texts, ({ language }) => language);
  const profiles = mapAll(texts, ({ language, resume }) => createProfile(resume, language, now));
  const [{ resume }] = texts;
  if (resume.basics?.email || resume.basics?.phone) files.set("contact.vcf", vcard(resume, address));
  const undrawn = await addSharingPictures(site, profiles, files);
  await addIcons(theme, profiles[0], files);

  const root = address ? new URL(address).pathname : "/";
  const [font = ""] = fonts.values();
  const styles: string[] = [];
  const pages = new Map([
    ...texts.map((text): [string, string] => [
      `${languageFolder(text.language, codes[0])}index.html`,
      page({ ...site, texts }, text, files, fonts),
    ]),
    ["404.html", notFoundPage({ name: profiles[0].name, theme, codes, root, font: root + font })],
  ]);
  for (const [path, html] of pages) {
    const style = await styleHash(html);
    styles.push(style);
    files.set(path, withPolicy(html, pagePolicy(style)));
  }
  files.set("_headers", headersFile(styles));
  files.set("robots.txt", robots(address));
  if (address) {
    const listed = codes.map((code) => ({ code, address: address + languageFolder(code, codes[0]) }));
    files.set("sitemap.xml", sitemap(listed, now));
  }
  return { files, undrawn };
}

function mapAll<From, To>(
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
  const undrawn: string[] = [];
  for (const profile of profiles) {
    try {
      const picture = sharing ?? (await encodeSocialImage(await drawPoster(theme.id, shortened(profile))));
      files.set(sharingPicture(profile.language), picture);
    } catch (error) {
      undrawn.push((error as Error).message);
    }
  }
  return undrawn;
}

/** Folder of a language below that of the site; the front page has none. */
function languageFolder(language: LanguageCode, first: LanguageCode): string {
  return language === first ? "" : `${language}/`;
}

const sharingPicture = (language: LanguageCode) => `sharing-${language}.jpg`;

function page(
  { texts, theme, style, figures, allowed, address, now }: CustomerSite,
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
    address: address && address + folder,
    above: bar({
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
        ...(address && {
          address: address + folder,
          picture: files.has(sharingPicture(language)) ? address + sharingPicture(language) : undefined,
          others: codes.map((code) => ({ code, address: address + languageFolder(code, first) })),
        }),
      }),
  };
  const picture = resume.basics?.image && root + resume.basics.image;
  return withSmallStyles(profileDocument(withPortrait(resume, picture), options));
}

function withPortrait(resume: Resume, image: string | undefined): Resume {
  const { image: _, ...basics } = resume.basics ?? {};
  return { ...resume, basics: { ...basics, ...(image && { image }) } };
}

function withSmallStyles(html: string): string {
  return html.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/, (css) =>
    transform({ filename: "page.css", code: Buffer.from(css), minify: true }).code.toString(),
  );
}

/** Adds the fonts that the texts need. @returns paths in the site by URL */
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
function shortened({ name, label, ...profile }: Profile): Profile {
  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);
  return { ...profile, name: short(name), ...(label && { label: short(label) }) };
}
