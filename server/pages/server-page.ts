import { type LanguageCode, localizedPath, readLanguage } from "../../shared/languages.ts";
import { serverPageParts } from "../../shared/server-page.ts";
import {
  attribute,
  copyElement,
  createTemplate,
  find,
  findAll,
  findOutermost,
  parseStill,
  setAttribute,
  setText,
} from "./html.ts";
import { type Filling, type Fillings, fillPart, partOf } from "./parts.ts";

/** What a page of the server says. */
export interface PageContent {
  title: string;
  /** What the page is about, in lines before its text; the first says most. */
  lines?: string[];
  text: string;
  /** A button that posts to an address, with hidden fields and those to fill in. */
  form?: { action: string; fields: Record<string, string>; inputs?: PageInput[]; button: string };
  /** What can be opened from here, in place of the page's own links. */
  links?: { text: string; href: string }[];
  /** Whether the founder stands beside it, who takes the meetings. */
  founder?: boolean;
  /** The same page in each language; the contact pages where it has no twin. */
  twins?: Record<LanguageCode, string>;
}

export interface PageInput {
  name: string;
  label: string;
  type: "text" | "email" | "textarea" | "select";
  value: string;
  required: boolean;
  autocomplete?: string;
  /** The choices of a select. */
  options?: { value: string; text: string }[];
}

/**
 * Makes pages in the site's own look.
 *
 * @param page the finished page with the prototypes (shared/server-page.ts)
 * @throws when it lacks one
 */
export function serverPage(page: string): (content: PageContent) => string {
  const document = parseStill(page);
  const there = new Set(findAll(document, (node) => partOf(node) !== undefined).map(partOf));
  const missing = serverPageParts.filter((name) => !there.has(name));
  if (missing.length > 0) throw new Error(`The page for the server's answers lacks: ${missing.join(", ")}`);

  const title = find(document, (node) => node.tagName === "title");
  // The choice of languages: the same page in each.
  const twins = findAll(document, (node) => attribute(node, "hreflang") !== undefined);
  const parts = findOutermost(document, (node) => partOf(node) !== undefined);
  const write = createTemplate(document, [...(title ? [title] : []), ...parts, ...twins]);
  return (content) => {
    const fillings = fillingsOf(content);
    return write((place) => {
      const name = partOf(place);
      if (name) return fillPart(place, name, fillings);
      const copy = copyElement(place);
      if (place === title) setText(copy, content.title);
      else {
        const code = readLanguage(attribute(place, "hreflang") ?? "");
        setAttribute(copy, "href", content.twins?.[code] ?? localizedPath("/contact", code));
      }
      return [copy];
    });
  };
}

function fillingsOf({ title, lines, text, form, links, founder }: PageContent): Fillings {
  return {
    title: { text: title },
    lines: lines && { parts: linesFilling(lines) },
    text: { text },
    form: form && {
      attributes: { action: form.action },
      parts: {
        hidden: Object.entries(form.fields).map(([name, value]) => ({ attributes: { name, value } })),
        field: form.inputs?.map(fieldFilling),
        button: { text: form.button },
      },
    },
    links: links && { parts: linksFilling(links, form !== undefined) },
    waysOn: links || form ? undefined : {},
    founder: founder ? {} : undefined,
  };
}

/** No line ends behind a dash: a time from–to stays together. */
function linesFilling(lines: string[]): Fillings {
  const [firstLine, ...others] = lines.map((line) => ({ text: line.replaceAll("–", "–\u2060") }));
  return { firstLine, line: others };
}

/** Beside a form its button is the main thing. */
function linksFilling(links: NonNullable<PageContent["links"]>, besideForm: boolean): Fillings {
  const all = links.map(({ text, href }) => ({ text, attributes: { href } }));
  const [first, ...others] = all;
  return besideForm ? { link: all } : { mainLink: first, link: others };
}

function fieldFilling({ name, label, type, value, ...input }: PageInput): Filling {
  const id = `page-${name}`;
  const attributes = {
    id,
    name,
    required: input.required ? "" : undefined,
    autocomplete: input.autocomplete,
  };
  const option = input.options?.map(({ value: own, text }) => ({
    text,
    attributes: { value: own, selected: own === value ? "" : undefined },
  }));
  const parts: Fillings = { label: { text: label, attributes: { for: id } } };
  if (type === "select") parts.select = { attributes, parts: { option } };
  else if (type === "textarea") parts.textarea = { attributes, text: value };
  else parts.input = { attributes: { ...attributes, type, value } };
  return { parts };
}
