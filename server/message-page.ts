import {
  attribute,
  copyElement,
  createElement,
  createTemplate,
  detach,
  type Element,
  find,
  findAll,
  parseStill,
  removeAttribute,
  setAttribute,
  setContent,
  withContent,
} from "./html.ts";

export interface MessagePage {
  title: string;
  /** What the page is about, in lines before its text. */
  lines?: string[];
  text: string;
  /** A button that posts to an address, with hidden fields and those to fill in. */
  form?: { action: string; fields: Record<string, string>; inputs?: PageInput[]; button: string };
  /** What can be opened from here, in place of the frame's own links. */
  links?: { text: string; href: string }[];
  /** The same page in each language; the contact pages where it has no twin. */
  twins?: Record<"en" | "no", string>;
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

const contactPages = { en: "/contact", no: "/no/contact" };

/**
 * Makes short pages in the site's own look from a finished one: its frame stays, its heading and first paragraph are
 * replaced, and where there is something to press, a form takes the place of its links. What it tells of a sent
 * message alone goes, and no link of the frame leads here.
 *
 * @param page the finished page "message sent": a heading, a paragraph, a paragraph of links in `<main>`
 */
export function messageFrame(page: string): (content: MessagePage) => string {
  const document = parseStill(page);
  const main = find(document, (node) => node.tagName === "main");
  const heading = main && find(main, (node) => node.tagName === "h1");
  const [paragraph, links] = main ? findAll(main, (node) => node.tagName === "p") : [];
  if (!heading || !paragraph) throw new Error("The page to build on has no heading and paragraph in <main>");

  for (const node of findAll(document, (node) => attribute(node, "data-message-only") !== undefined))
    detach(node);
  const isTwin = (node: Element) => attribute(node, "hreflang") !== undefined;
  const leadsHere = (node: Element) => attribute(node, "aria-current") !== undefined && !isTwin(node);
  for (const node of findAll(document, leadsHere)) removeAttribute(node, "aria-current");
  const title = find(document, (node) => node.tagName === "title");
  const looks = links ? findAll(links, isLink).map((link) => attribute(link, "class")) : [];

  const places = [title, heading, paragraph, links, ...findAll(document, isTwin)];
  const write = createTemplate(
    document,
    places.filter((place) => place !== undefined),
  );
  return (content) =>
    write((place) => {
      if (place === title) return [withContent(place, content.title)];
      if (place === heading) {
        const lines = content.lines ? [linesNode(content.lines)] : [];
        return [withContent(place, content.title), ...lines];
      }
      if (place === paragraph) {
        const form = content.form ? [formNode(content.form, looks[0])] : [];
        return [withContent(place, content.text), ...form];
      }
      if (place === links) return [linksNode(place, content, looks)];
      return [twinNode(place, content.twins ?? contactPages)];
    });
}

/** What can be opened from a page: its own targets, or those of the frame where there is nothing to press. */
function linksNode(
  place: Element,
  { form, links: targets }: MessagePage,
  [look, lesser = look]: (string | undefined)[],
): Element {
  if (!targets) return form ? withContent(place) : place;
  // Beside a form its button is the one main action.
  const lookAt = (index: number) => (index === 0 && !form ? look : lesser);
  return withContent(place, ...targets.flatMap((target, index) => [linkNode(target, lookAt(index)), " "]));
}

/** The link to the same page in another language; its address is set anew for every answer. */
function twinNode(place: Element, twins: NonNullable<MessagePage["twins"]>): Element {
  const twin = copyElement(place);
  setAttribute(twin, "href", twins[attribute(place, "hreflang") === "en" ? "en" : "no"]);
  return twin;
}

function formNode(
  { action, fields, inputs = [], button }: NonNullable<MessagePage["form"]>,
  look: string | undefined,
): Element {
  // The classes are ones that the frame's own page uses, so its part of the stylesheet has them.
  const rows = inputs.length > 0 ? "grid max-w-[46ch] gap-6" : undefined;
  const form = createElement("form", { method: "post", action, class: rows });
  const hidden = Object.entries(fields).map(([name, value]) =>
    createElement("input", { type: "hidden", name, value }),
  );
  const press = createElement("button", { type: "submit", class: look });
  setContent(press, button);
  // In a row of its own, so that the grid does not stretch it.
  const row = createElement("p");
  setContent(row, press);
  setContent(form, ...hidden, ...inputs.map(inputNode), row);
  return form;
}

/** Lines of which the first says most. No line ends behind a dash: a time from–to stays together. */
function linesNode(lines: string[]): Element {
  const [first = "", ...others] = lines.map((line) => line.replaceAll("–", "–\u2060"));
  const strong = createElement("b");
  setContent(strong, first);
  const node = createElement("p", { class: "max-w-[46ch] text-lead" });
  setContent(node, strong, ...others.flatMap((line) => [createElement("br"), line]));
  return node;
}

function isLink(node: Element): boolean {
  return node.tagName === "a";
}

function linkNode({ text, href }: { text: string; href: string }, look: string | undefined): Element {
  const node = createElement("a", { href, class: look });
  setContent(node, text);
  return node;
}

/** A field as the site's forms have it: a label and its control. */
function inputNode(input: PageInput): Element {
  const { name, type, value } = input;
  const id = `page-${name}`;
  const label = createElement("label", { for: id });
  setContent(label, input.label);
  const tag = type === "textarea" || type === "select" ? type : "input";
  const control = createElement(tag, {
    id,
    name,
    required: input.required ? "" : undefined,
    autocomplete: input.autocomplete,
    ...(tag === "input" && { type, value }),
  });
  // A parser drops the first line break of a textarea, so one is given away.
  if (type === "textarea") setContent(control, `\n${value}`);
  if (type === "select") {
    const options = (input.options ?? []).map((option) => {
      const selected = option.value === value ? "" : undefined;
      const node = createElement("option", { value: option.value, selected });
      setContent(node, option.text);
      return node;
    });
    setContent(control, ...options);
  }
  const field = createElement("div", { class: "field" });
  setContent(field, label, control);
  return field;
}
