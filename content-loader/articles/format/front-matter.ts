import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { categoryIds } from "../../data/categories.ts";

/** Maximum characters of title and description: search results truncate longer ones. */
const titleLength = 60;
const descriptionLength = 155;
/** Maximum characters of a point of the summary: three or four lines on a phone. */
const pointLength = 170;

const day = z
  .string({ error: "must be a day, such as 2025-01-18" })
  .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day, such as 2025-01-18")
  .refine((value) => isCalendarDay(value), "is not a day of the calendar")
  // For the editor: refinements are not part of a JSON schema.
  .meta({ format: "date" });
const category = z.enum(categoryIds, { error: ({ input }) => `unknown category '${input}'` });
const address = z.string().regex(/^(\/|https:\/\/)/, "must begin with / or https://");
const identifier = z.string().regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens");

/** Rejects URLs without a path: they lead to a publisher's home page instead of the cited page. */
const homePage = /^https:\/\/[^/?#]+\/?$/;

const source = z.strictObject({
  id: identifier,
  text: z.string().trim().min(1),
  url: z
    .url({ protocol: /^https$/, error: "must be a full URL that begins with https://" })
    .refine((address) => !homePage.test(address), {
      error: "leads to a home page: link to the exact page",
    }),
});

export const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(titleLength),
  /** Also shown on cards, without the article. */
  description: z.string().trim().min(1).max(descriptionLength),
  /** What the article says, point by point. Figures in it are those of the text. */
  summary: z.array(z.string().trim().min(1).max(pointLength)).min(3).max(5),
  date: day,
  /** Date of the last relevant change. */
  updated: day.optional(),
  /** Reading time, at about 200 words a minute. */
  minutes: z.int().min(1).max(60),
  category,
  /** Without it the article is in the 'Start here' strip instead of the listing. */
  listing: z.strictObject({ order: z.int().min(1), category }).optional(),
  /** Short enough to fit a card, 320 px wide, on one line. */
  tags: z.array(z.string().trim().min(1).max(32)).min(2).max(8),
  /** Other slugs, which redirect here permanently. */
  aliases: z.array(identifier).default([]),
  /** A picture instead of the generated cover, and a fallback when it fails to load. */
  image: address.optional(),
  imageBackup: address.optional(),
  sources: z.array(source).default([]),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Source = FrontMatter["sources"][number];

interface FieldProblem {
  /** Line in the file, counted from 1. */
  line: number;
  message: string;
}

/** Returns the line of a field, for example `("sources", 2, "url")`. */
export type FindLine = (...path: (string | number)[]) => number;

interface FrontMatterResult {
  data?: FrontMatter;
  problems: FieldProblem[];
  findLine: FindLine;
}

/**
 * Reads the YAML between the two `---` lines of an article.
 *
 * @param yaml the text that begins on line 2 of the file
 * @returns the typed fields, or their problems with lines
 */
export function parseFrontMatter(yaml: string): FrontMatterResult {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const findLine: FindLine = (...path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      const range = (node as { range?: [number, number, number] } | undefined)?.range;
      if (range) return lineAt(range[0]);
    }
    return 1;
  };

  const broken = document.errors.map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    message: `front matter: ${message.replace(/ at line \d+[\s\S]*/, "")}`,
  }));
  if (broken.length) return { problems: broken, findLine };

  const result = frontMatterSchema.safeParse(document.toJS() ?? {});
  if (result.success) return { data: result.data, problems: [], findLine };
  const problems = result.error.issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    return {
      line: findLine(...path, ...unknown.slice(0, 1)),
      message: `front matter, ${[...path, ...unknown].join(".") || "(whole)"}: ${issue.message}`,
    };
  });
  return { problems, findLine };
}

function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
