import { type LanguageCode, localizedPath, readLanguage } from "../../shared/languages.ts";
import { serverPageParts } from "../../shared/server-page.ts";
import {
  attribute,
  copyElement,
  createTemplate,
  find,
  findAll,
  findOutermost,
  parseStaticPage,
  setAttribute,
  setText,
} from "./html.ts";
import { type Filling, type Fillings, fillPart, partName } from "./parts.ts";

/** Content of a server page. */
export interface PageContent {
  title: string;
  /** Lines before the text; the first is emphasised. */
  lines?: string[];
  text: string;
  /** A form: action, hidden fields, times to choose from, inputs and button. */
  form?: {
    action: string;
    fields: Record<string, string>;
    times?: PageTimes;
    inputs?: PageInput[];
    button: string;
  };
  /** Links that replace the page's default links. */
  links?: { text: string; href: string }[];
  /** Whether the founder, who takes the meetings, is shown. */
  founder?: boolean;
  /** The page's path in each language; the contact page when it has no translation. */
  translatedPaths?: Record<LanguageCode, string>;
}

export interface PageInput {
  name: string;
  label: string;
  type: "text" | "email" | "textarea";
  value: string;
  required: boolean;
  autocomplete?: string;
}

/** Times of which one has to be chosen. */
export interface PageTimes {
  name: string;
  label: string;
  /** The chosen one, or empty. */
  value: string;
  /** Shown at once. */
  days: PageDay[];
  /** Shown on request, one day at a time. */
  others: { label: string; days: PageDay[]; later?: { text: string; href: string } };
}

/** A day and its times. */
export interface PageDay {
  name: string;
  times: { value: string; text: string }[];
}

/**
 * Creates pages in the site's design.
 *
 * @param page the static page with the prototypes (shared/server-page.ts)
 * @throws when a prototype is missing
 */
export function createServerPage(page: string): (content: PageContent) => string {
  const document = parseStaticPage(page);
  const presentParts = new Set(findAll(document, (node) => partName(node) !== undefined).map(partName));
  const missing = serverPageParts.filter((name) => !presentParts.has(name));
  if (missing.length > 0) throw new Error(`The server page lacks the parts: ${missing.join(", ")}`);

  const title = find(document, (node) => node.tagName === "title");
  // The language menu links to the same page.
  const languageLinks = findAll(document, (node) => attribute(node, "hreflang") !== undefined);
  const parts = findOutermost(document, (node) => partName(node) !== undefined);
  const write = createTemplate(document, [...(title ? [title] : []), ...parts, ...languageLinks]);
  return (content) => {
    const fillings = toFillings(content);
    return write((place) => {
      const name = partName(place);
      if (name) return fillPart(place, name, fillings);
      const copy = copyElement(place);
      if (place === title) setText(copy, content.title);
      else {
        const code = readLanguage(attribute(place, "hreflang") ?? "");
        setAttribute(copy, "href", content.translatedPaths?.[code] ?? localizedPath("/contact", code));
      }
      return [copy];
    });
  };
}

function toFillings({ title, lines, text, form, links, founder }: PageContent): Fillings {
  return {
    title: { text: title },
    lines: lines && { parts: linesFilling(lines) },
    text: { text },
    form: form && {
      attributes: { action: form.action },
      parts: {
        hidden: Object.entries(form.fields).map(([name, value]) => ({ attributes: { name, value } })),
        times: form.times && timesFilling(form.times),
        field: form.inputs?.map(fieldFilling),
        button: { text: form.button },
      },
    },
    links: links && { parts: linksFilling(links, form !== undefined) },
    defaultLinks: links || form ? undefined : {},
    founder: founder ? {} : undefined,
  };
}

/** Keeps a time range on one line: no break after its dash. */
function linesFilling(lines: string[]): Fillings {
  const [firstLine, ...others] = lines.map((line) => ({ text: line.replaceAll("–", "–\u2060") }));
  return { firstLine, line: others };
}

/** Next to a form, links are secondary. */
function linksFilling(links: NonNullable<PageContent["links"]>, hasForm: boolean): Fillings {
  const all = links.map(({ text, href }) => ({ text, attributes: { href } }));
  const [first, ...others] = all;
  return hasForm ? { link: all } : { mainLink: first, link: others };
}

function fieldFilling({ name, label, type, value, required, autocomplete }: PageInput): Filling {
  const id = `page-${name}`;
  const attributes = { id, name, required: required ? "" : undefined, autocomplete };
  const parts: Fillings = { label: { text: label, attributes: { for: id } } };
  if (type === "textarea") parts.textarea = { attributes, text: value };
  else parts.input = { attributes: { ...attributes, type, value } };
  return { parts };
}

function timesFilling({ name: field, label, value: chosen, days, others }: PageTimes): Filling {
  const isChosen = ({ times }: PageDay) => times.some(({ value }) => value === chosen);
  const openWhen = (isOpen: boolean) => ({ open: isOpen ? "" : undefined });
  const day = ({ name, times }: PageDay): Fillings => ({
    dayName: { text: name },
    time: times.map(({ value, text }) => ({
      parts: {
        timeInput: { attributes: { name: field, value, checked: value === chosen ? "" : undefined } },
        timeDay: { text: `${name} ` },
        timeText: { text },
      },
    })),
  });
  const { later } = others;
  return {
    parts: {
      timesLabel: { text: label },
      day: days.map((one) => ({ parts: day(one) })),
      otherTimes:
        others.days.length === 0
          ? undefined
          : {
              attributes: openWhen(others.days.some(isChosen)),
              parts: {
                otherTimesLabel: { text: others.label },
                otherDay: others.days.map((one) => ({
                  attributes: openWhen(isChosen(one)),
                  parts: day(one),
                })),
                laterDays: later && { text: later.text, attributes: { href: later.href } },
              },
            },
    },
  };
}
