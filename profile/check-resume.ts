import type { Resume } from "./resume.ts";
import { stripInvisible } from "./strip-invisible.ts";
import { dropUserInfo } from "./url.ts";

/** The schema of a value: a kind of text, a list, or an object. */
type Shape = "text" | "date" | "url" | "picture" | [Shape] | { [field: string]: Shape };

const dateRange = { startDate: "date", endDate: "date" } as const;
const texts: [Shape] = ["text"];

const resumeShape: { [field in keyof Required<Resume>]: Shape } = {
  basics: {
    name: "text",
    label: "text",
    image: "picture",
    email: "text",
    phone: "text",
    url: "url",
    summary: "text",
    location: { address: "text", postalCode: "text", city: "text", countryCode: "text", region: "text" },
    profiles: [{ network: "text", username: "text", url: "url" }],
  },
  work: [
    {
      name: "text",
      position: "text",
      location: "text",
      description: "text",
      url: "url",
      ...dateRange,
      summary: "text",
      highlights: texts,
    },
  ],
  volunteer: [
    { organization: "text", position: "text", url: "url", ...dateRange, summary: "text", highlights: texts },
  ],
  education: [
    {
      institution: "text",
      url: "url",
      area: "text",
      studyType: "text",
      ...dateRange,
      score: "text",
      courses: texts,
    },
  ],
  awards: [{ title: "text", date: "date", awarder: "text", summary: "text" }],
  certificates: [{ name: "text", date: "date", url: "url", issuer: "text" }],
  publications: [{ name: "text", publisher: "text", releaseDate: "date", url: "url", summary: "text" }],
  skills: [{ name: "text", level: "text", keywords: texts }],
  languages: [{ language: "text", fluency: "text" }],
  interests: [{ name: "text", keywords: texts }],
  references: [{ name: "text", reference: "text" }],
  projects: [
    {
      name: "text",
      description: "text",
      highlights: texts,
      keywords: texts,
      ...dateRange,
      url: "url",
      roles: texts,
      entity: "text",
      type: "text",
    },
  ],
};

/** A valid value and the paths of invalid parts: `work[2].startDate`. */
interface CheckedResume {
  resume: Resume;
  invalidPaths: string[];
}

/**
 * Extracts valid JSON Resume from any value. Unknown fields are dropped, and invalid values are dropped and reported. URLs are
 * `http:` or `https:`, pictures `https:` or `data:` bitmaps, and text is NFC without invisible characters.
 *
 * @param value untrusted parsed JSON
 */
export function checkResume(value: unknown): CheckedResume {
  const invalidPaths: string[] = [];

  function take(given: unknown, shape: Shape, path: string): unknown {
    if (given === undefined || given === null) return undefined;
    const taken =
      typeof shape === "string"
        ? takeText(given, shape)
        : Array.isArray(shape)
          ? takeList(given, shape[0], path)
          : takeFields(given, shape, path);
    if (taken === undefined) invalidPaths.push(path);
    return taken;
  }

  function takeList(given: unknown, shape: Shape, path: string): unknown[] | undefined {
    if (!Array.isArray(given)) return undefined;
    return given
      .map((item, index) => take(item, shape, `${path}[${index}]`))
      .filter((item) => item !== undefined);
  }

  function takeFields(
    given: unknown,
    shape: Record<string, Shape>,
    path: string,
  ): Record<string, unknown> | undefined {
    if (typeof given !== "object" || given === null || Array.isArray(given)) return undefined;
    const fields = Object.entries(shape).map(([field, below]): [string, unknown] => [
      field,
      take(
        Object.hasOwn(given, field) ? given[field as never] : undefined,
        below,
        path ? `${path}.${field}` : field,
      ),
    ]);
    return Object.fromEntries(fields.filter(([, taken]) => taken !== undefined));
  }

  const resume = take(value, resumeShape, "") ?? {};
  return { resume: resume as Resume, invalidPaths };
}

const isDate = /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const isUrl = /^https?:\/\/[^\s]+$/i;
const isPicture = /^(https:\/\/[^\s]+|data:image\/(png|jpeg|webp|avif|gif);base64,[\w+/=]+)$/i;

function takeText(given: unknown, kind: "text" | "date" | "url" | "picture"): string | undefined {
  if (typeof given !== "string") return undefined;
  if (kind === "picture") return isPicture.test(given) ? given : undefined;
  const text = stripInvisible(given);
  if (kind === "date") return isDate.test(text) ? text : undefined;
  if (kind === "url") return isUrl.test(text) ? dropUserInfo(text) : undefined;
  return text;
}
