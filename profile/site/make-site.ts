import { createHash } from "node:crypto";
import { join } from "node:path";
import { type LanguageCode, languageCodes } from "../../shared/languages.ts";
import { type ParsedCv, parseCv } from "../parse/parse-cv.ts";
import { ParseError, type ParseErrorCode } from "../parse/parse-error.ts";
import { removeSecrets } from "../parse/private/remove-secrets.ts";
import type { Resume } from "../resume.ts";
import { suggestTheme } from "../themes/suggest-theme.ts";
import { findUnsureValues, listCvChecks, listTextChecks } from "./checks.ts";
import { redrawPortrait, redrawSharingPicture } from "./pictures.ts";
import {
  checkIsFree,
  createProject,
  findProject,
  languageName,
  type Project,
  readPicture,
  readText,
  saveSettings,
  textFile,
  writeSite,
} from "./project.ts";
import {
  type ContactDetail,
  contactDetails,
  parseChoice,
  type SiteSettings,
  themeAndStyle,
  toSiteUrl,
} from "./settings.ts";
import { SiteError } from "./site-error.ts";
import { type SiteText, siteFiles } from "./site-files.ts";

export interface Choices {
  theme?: string;
  languages?: LanguageCode[];
  show?: ContactDetail[];
  domain?: string;
}

export interface Source {
  bytes: Uint8Array;
  name: string;
  /** Drafts of the preview hold only what the visitor wants to show. */
  isDraft?: boolean;
  /** E-mail address of the message, for a CV without one. Published only if `--show` names it. */
  email?: string;
}

export interface MadeSite {
  folder: string;
  /** Person, theme and languages in one line. */
  summary: string;
  pages: string[];
  bytes: number;
  /** What the owner has to check. */
  checks: string[];
}

/**
 * Makes the website of a CV or a draft in a customer's folder. A folder that was made from the same source keeps the owner's
 * edits.
 *
 * @param folderFor returns the customer's folder for a slug
 * @throws SiteError with a message that tells the owner what to do
 */
export async function makeSite(
  source: Source,
  folderFor: (slug: string) => string,
  choices: Choices,
  now: Date,
): Promise<MadeSite> {
  const cv = await parseSource(source);
  const folder = folderFor(toSlug(cv.resume.basics?.name));
  const hash = createHash("sha256").update(source.bytes).digest("hex").slice(0, 16);
  const existing = await findProject(folder);
  if (existing && existing.settings.source !== hash)
    throw new SiteError(
      `${folder} was made from another CV. Name another folder with --out, or update it: npm run profile -- ${join(folder, textFile())}`,
    );
  if (existing) {
    const made = await updateSite(existing, choices, now);
    return { ...made, checks: [`${textFile()} was there already: its texts are kept.`, ...made.checks] };
  }
  await checkIsFree(folder);
  const {
    theme = suggestTheme(cv.resume),
    language: chosen,
    ...choice
  } = parseChoice(readMeta(source.bytes));
  const cvLanguage = chosen ?? languageCodes.find((code) => code === cv.language);
  const requested = choices.languages ?? [cvLanguage ?? "en"];
  const language = cvLanguage && requested.includes(cvLanguage) ? cvLanguage : (requested[0] ?? "en");
  const settings: SiteSettings = {
    theme,
    ...choice,
    source: hash,
    language,
    languages: [language],
    show: source.isDraft ? contactDetails.filter((detail) => cv.resume.basics?.[detail]) : [],
    unsure: findUnsureValues(cv),
  };
  const project = { folder, settings: withChoices(settings, choices) };
  themeAndStyle(project.settings);
  const { resume, portrait } = await withoutPortrait(cv.resume);
  const email = resume.basics?.email ? undefined : source.email;
  if (email) resume.basics = { ...resume.basics, email };
  await createProject(project, resume, portrait);
  const made = await updateSite(project, choices, now);
  const mismatch =
    cvLanguage && cvLanguage !== language
      ? [`The CV is ${languageName(cvLanguage)}, and its page has ${languageName(language)} headings.`]
      : [];
  const added = email ? [`The CV has no e-mail: basics.email is the address of the message, ${email}.`] : [];
  return { ...made, checks: [...mismatch, ...listCvChecks(cv), ...added, ...made.checks] };
}

/** Moves a `data:` portrait from the CV into a file. Omits one that cannot be decoded. */
async function withoutPortrait(resume: Resume): Promise<{ resume: Resume; portrait?: Buffer }> {
  const { image = "", ...basics } = resume.basics ?? {};
  const [, data] = /^data:[^,]+;base64,(.*)$/.exec(image) ?? [];
  if (data === undefined) return { resume };
  const portrait = await redrawPortrait(Buffer.from(data, "base64")).catch(() => undefined);
  return { resume: { ...resume, basics }, ...(portrait && { portrait }) };
}

/** Rebuilds the website of a customer's folder from its texts. */
export async function updateSite(existing: Project, choices: Choices, now: Date): Promise<MadeSite> {
  const project = { ...existing, settings: withChoices(existing.settings, choices) };
  const { folder, settings } = project;
  const { theme, style } = themeAndStyle(settings);
  const checks: string[] = [];
  const texts: SiteText[] = [];
  for (const language of settings.languages) {
    const text = await readText(project, language);
    if (!text) {
      const file = textFile(language === settings.language ? undefined : language);
      checks.push(
        `There is no ${languageName(language)} page: ${file} is missing. Copy ${textFile()} and translate it.`,
      );
      continue;
    }
    const { resume, invalidPaths, file } = text;
    if (!resume.basics?.name) checks.push(`${file}: basics.name is missing.`);
    checks.push(...listTextChecks(file, resume, invalidPaths, settings));
    texts.push({ language, resume: removeSecrets(resume, []) });
  }
  const [first, ...others] = texts;
  if (!first) throw new SiteError(checks.join("\n"));
  const portrait = await redrawPicture(project, "portrait", redrawPortrait);
  if (!portrait) checks.push(portraitCheck(folder, first));
  const { files, drawingErrors } = await siteFiles({
    texts: [first, ...others],
    theme,
    style,
    figures: settings.figures,
    allowed: Object.fromEntries(settings.show.map((detail) => [detail, true])),
    siteUrl: settings.domain === undefined ? undefined : toSiteUrl(settings.domain),
    portrait,
    sharing: await redrawPicture(project, "sharing", redrawSharingPicture),
    now,
  });
  checks.push(
    ...drawingErrors.map(
      (why) =>
        `No picture for sharing: ${why} Put one of 1200 by 630 pixels at ${join(folder, "sharing.jpg")}.`,
    ),
    ...(files.has("contact.vcf")
      ? []
      : ["Nobody can write or call: the page shows neither e-mail nor phone."]),
    ...(settings.domain
      ? []
      : ["No domain: search engines and shared links need one. Add --domain kari.example"]),
  );
  await saveSettings(project);
  await writeSite(project, files);
  return {
    folder,
    summary: `${first.resume.basics?.name ?? "No name"}, ${theme.id}, ${texts.map(({ language }) => languageName(language)).join(" and ")}`,
    pages: [...files.keys()].filter((path) => path.endsWith(".html")),
    bytes: [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0),
    checks,
  };
}

function withChoices(settings: SiteSettings, { theme, languages = [], show, domain }: Choices): SiteSettings {
  const [first, ...others] = languages;
  return {
    ...settings,
    ...(theme && { theme, style: theme === settings.theme ? settings.style : {} }),
    ...(first && { languages: [first, ...others] }),
    ...(show && { show }),
    ...(domain && toSiteUrl(domain) && { domain }),
  };
}

async function redrawPicture(
  project: Project,
  name: "portrait" | "sharing",
  redraw: (bytes: Uint8Array) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const picture = await readPicture(project, name);
  if (!picture) return undefined;
  try {
    return await redraw(picture.bytes);
  } catch (error) {
    throw new SiteError(`${picture.file} cannot be read: ${(error as Error).message}`);
  }
}

function portraitCheck(folder: string, { resume }: SiteText): string {
  const { image } = resume.basics ?? {};
  const file = join(folder, "portrait.jpg");
  return image
    ? `No portrait: it is at ${image}, which is not fetched. Save it as ${file}.`
    : `No portrait. Save one as ${file}.`;
}

async function parseSource({ bytes, name }: Source): Promise<ParsedCv> {
  try {
    // pdf.js does not accept a Buffer and detaches the array's memory.
    return await parseCv(new Uint8Array(bytes), { name });
  } catch (error) {
    if (error instanceof ParseError) throw new SiteError(`${name} cannot be read: ${reasons[error.code]}.`);
    throw error;
  }
}

const reasons: Record<ParseErrorCode, string> = {
  empty: "it is empty",
  "too-large": "it is larger than 10 MB",
  "unknown-kind": "it is neither PDF, DOCX, ODT, plain text nor JSON Resume",
  "not-what-its-name-says": "its content is not what its name says",
  damaged: "it is damaged",
  "password-needed": "it has a password. Save a copy without one",
  "password-wrong": "it has a password. Save a copy without one",
  "no-text": "it holds pictures of text. Ask for the file that it was made from",
  "no-letters": "it does not say which letters it shows. Ask for the file that it was made from",
  "too-many-pages": "it has too many pages for a CV",
  "too-long": "it has too much text for a CV",
  inflates: "it unpacks to an unreasonable size",
  "not-a-cv": "no CV was recognised in it",
  "too-slow": "it took too long",
  unreadable: "the file could not be opened",
};

/** `meta` of a JSON Resume, if it is one. */
function readMeta(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)).meta;
  } catch {
    return undefined;
  }
}

/** `kari-nordmann`: without characters that are special to file systems and shells. */
function toSlug(name = ""): string {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return Array.from(words.join("-")).slice(0, 50).join("").replace(/-$/, "") || "profile";
}
