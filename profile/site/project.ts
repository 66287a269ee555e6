import { existsSync, statSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type LanguageCode, languages } from "../../shared/languages.ts";
import { checkResume } from "../check-resume.ts";
import type { Resume } from "../resume.ts";
import { parseSettings, type SiteSettings, toMeta } from "./settings.ts";
import { SiteError } from "./site-error.ts";

/**
 * A customer's folder. Only `site` is published:
 *
 *     resume.json      the text and the settings, which the owner edits
 *     resume.no.json   the text in another language
 *     portrait.jpg     or .png, .webp
 *     sharing.jpg      replaces the drawn sharing picture
 *     public/          additional files, copied unchanged
 *     site/            the website, replaced by each run
 */
export interface Project {
  folder: string;
  settings: SiteSettings;
}

export const textFile = (language?: LanguageCode) => (language ? `resume.${language}.json` : "resume.json");

const $schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/**
 * The customer of a folder that this command made; undefined for other folders.
 *
 * @throws SiteError when a setting is wrong
 */
export async function findProject(folder: string): Promise<Project | undefined> {
  const file = join(folder, textFile());
  if (!existsSync(file)) return undefined;
  const { meta } = await readJson(file);
  try {
    const settings = parseSettings(meta);
    return settings && { folder, settings };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new SiteError(`${file}: meta.site is wrong.\n${z.prettifyError(error)}`);
  }
}

/** @throws SiteError when the folder is not empty */
export async function checkIsFree(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new SiteError(`${folder} is a file. Name another folder with --out.`);
  if ((await readdir(folder)).length > 0)
    throw new SiteError(
      `${folder} is not empty and was not made by this command. Name another folder with --out.`,
    );
}

/** Makes the folder of a new customer. */
export async function createProject(
  { folder, settings }: Project,
  resume: Resume,
  portrait: Uint8Array | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (portrait) await writeFile(join(folder, "portrait.jpg"), portrait, { mode: 0o600 });
  await writeJson(join(folder, textFile()), { $schema, ...resume, meta: toMeta(settings) });
}

/** Writes the settings and keeps everything else in the file. */
export async function saveSettings({ folder, settings }: Project): Promise<void> {
  const file = join(folder, textFile());
  const content = await readJson(file);
  const meta = { ...(content.meta as object), ...toMeta(settings) };
  if (JSON.stringify(meta) !== JSON.stringify(content.meta)) await writeJson(file, { ...content, meta });
}

/**
 * The text of a language and its invalid JSON Resume fields.
 *
 * @returns undefined when there is no file
 */
export async function readText(
  { folder, settings }: Project,
  language: LanguageCode,
): Promise<{ resume: Resume; invalidPaths: string[]; file: string } | undefined> {
  const file = textFile(language === settings.language ? undefined : language);
  if (!existsSync(join(folder, file))) return undefined;
  return { ...checkResume(await readJson(join(folder, file))), file };
}

/** The first picture file with this name, of any type. */
export async function readPicture(
  { folder }: Project,
  name: "portrait" | "sharing",
): Promise<{ file: string; bytes: Buffer } | undefined> {
  const file = ["jpg", "jpeg", "png", "webp", "avif"]
    .map((ending) => join(folder, `${name}.${ending}`))
    .find((path) => existsSync(path));
  return file ? { file, bytes: await readFile(file) } : undefined;
}

/** Replaces the website once everything is written. */
export async function writeSite(
  { folder }: Project,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  const site = join(folder, "site");
  const fresh = join(folder, "site.new");
  await rm(fresh, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(fresh, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const own = join(folder, "public");
  if (existsSync(own)) await cp(own, fresh, { recursive: true });
  await rm(site, { recursive: true, force: true });
  await rename(fresh, site);
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, "utf8");
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (error) {
    throw new SiteError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  throw new SiteError(`${file} does not contain JSON Resume.`);
}

const writeJson = (file: string, value: object) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });

/** The English name of a language, for messages. */
export const languageName = (code: LanguageCode): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(code === "no" ? "no" : languages[code].tag) ?? code;
