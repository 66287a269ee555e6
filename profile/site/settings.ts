import { z } from "zod";
import { type LanguageCode, languageCodes } from "../../shared/languages.ts";
import type { FigureChoices } from "../page/figure-choices.ts";
import type { Theme, ThemeStyle } from "../page/theme.ts";
import { themes } from "../themes/index.ts";
import { SiteError } from "./site-error.ts";

/** Settings of a site, chosen by the owner or a visitor; stored in `meta` of `resume.json`. */
export interface SiteSettings {
  theme: string;
  style: ThemeStyle;
  /** The visitor's choices of figures, by line. */
  figures?: FigureChoices;
  /** Hash of the source file or draft, to tell people with the same name apart. */
  source: string;
  /** Language of `resume.json`. */
  language: LanguageCode;
  /** Languages of the site, that of the front page first. */
  languages: [LanguageCode, ...LanguageCode[]];
  /** Contact details that are published. */
  show: ContactDetail[];
  domain?: string;
  /** Unsure values of the parser, by path. Resolved by changing the value or deleting the line. */
  unsure: Record<string, UnsureValue>;
}

export const contactDetails = ["email", "phone"] as const;
export type ContactDetail = (typeof contactDetails)[number];

export interface UnsureValue {
  value: string;
  /** Its lines in the CV. */
  from: string;
}

const codeSchema = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const choiceSchema = z.object({
  theme: z.string().optional().catch(undefined),
  accent: z.int().nonnegative().optional().catch(undefined),
  headline: z.literal("small").optional().catch(undefined),
  figures: z
    .record(z.string(), z.union([z.string(), z.literal(false)]))
    .optional()
    .catch(undefined),
  language: codeSchema.optional().catch(undefined),
});
const siteSchema = z.object({
  source: z.string(),
  language: codeSchema,
  languages: z.tuple([codeSchema], codeSchema),
  show: z.array(z.enum(contactDetails)),
  domain: z.string().optional(),
  unsure: z.record(z.string(), z.object({ value: z.string(), from: z.string() })).default({}),
});

/** A visitor's choices in `meta` of a draft or `resume.json`. */
export interface Choice {
  theme?: string;
  style: ThemeStyle;
  figures?: FigureChoices;
  /** Language of the page's headings. */
  language?: LanguageCode;
}

export function parseChoice(meta: unknown): Choice {
  const { accent, headline, ...others } = choiceSchema.safeParse(meta).data ?? {};
  return { ...others, style: { ...(accent !== undefined && { accent }), ...(headline && { headline }) } };
}

/**
 * The settings in `meta` of a customer's `resume.json`.
 *
 * @returns undefined when the file was not made by this command
 * @throws z.ZodError when a setting is wrong
 */
export function parseSettings(meta: unknown): SiteSettings | undefined {
  if (typeof meta !== "object" || meta === null || !("site" in meta)) return undefined;
  const { theme = "", style, figures } = parseChoice(meta);
  return { theme, style, figures, ...siteSchema.parse(meta.site) };
}

export function toMeta({ theme, style, figures, ...site }: SiteSettings): object {
  return { version: "v1.0.0", theme, ...style, figures, site };
}

/** The theme, and the style without an accent that the theme lacks. @throws when there is no such theme */
export function themeAndStyle({ theme: id, style }: Pick<SiteSettings, "theme" | "style">): {
  theme: Theme;
  style: ThemeStyle;
} {
  const theme = themes[id];
  if (!theme) throw new SiteError(`There is no theme "${id}". There are: ${Object.keys(themes).join(", ")}.`);
  const { accent, ...others } = style;
  return { theme, style: accent !== undefined && theme.accents[accent] ? style : others };
}

/** @throws when it is not a domain, optionally with a path: `kari.example`, `kari.github.io/cv` */
export function toSiteUrl(domain: string): string {
  const url = URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`) : undefined;
  const isDomain =
    url &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname) &&
    !/[@:?#\s\\]/.test(domain) &&
    /^[\w/.-]*$/.test(url.pathname);
  if (!isDomain)
    throw new SiteError(`"${domain}" is not a domain. Write it as kari.example or kari.github.io/cv.`);
  return url.href.replace(/\/*$/, "/");
}
