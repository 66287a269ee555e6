import {
  attribute,
  createElement,
  type Element,
  find,
  findAll,
  insertBehind,
  parseStill,
  serialize,
  setContent,
} from "./html.ts";

export interface MessagePage {
  title: string;
  text: string;
  /** A button that posts to an address, with hidden fields. */
  form?: { action: string; fields: Record<string, string>; button: string };
}

/**
 * Makes a short page in the site's own look from a finished one: its frame stays, its heading and first
 * paragraph are replaced, and where there is something to press, a form takes the place of its links.
 *
 * @param page the finished page "message sent": a heading, a paragraph, a paragraph of links in `<main>`
 */
export function renderMessagePage(page: string, { title, text, form }: MessagePage): string {
  const document = parseStill(page);
  const main = find(document, (node) => node.tagName === "main");
  const heading = main && find(main, (node) => node.tagName === "h1");
  const [paragraph, links] = main ? findAll(main, (node) => node.tagName === "p") : [];
  if (!heading || !paragraph) throw new Error("The page to build on has no heading and paragraph in <main>");

  const titleNode = find(document, (node) => node.tagName === "title");
  if (titleNode) setContent(titleNode, title);
  setContent(heading, title);
  setContent(paragraph, text);
  if (form) {
    const look = links && find(links, (node) => node.tagName === "a");
    const node = formNode(form, look && attribute(look, "class"));
    insertBehind(paragraph.parentNode ?? document, node, paragraph);
    if (links) setContent(links);
  }
  return serialize(document);
}

function formNode(
  { action, fields, button }: NonNullable<MessagePage["form"]>,
  look: string | undefined,
): Element {
  const form = createElement("form", { method: "post", action });
  const hidden = Object.entries(fields).map(([name, value]) =>
    createElement("input", { type: "hidden", name, value }),
  );
  const press = createElement("button", { type: "submit", class: look });
  setContent(press, button);
  setContent(form, ...hidden, press);
  return form;
}
