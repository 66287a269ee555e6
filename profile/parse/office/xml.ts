import { Parser } from "htmlparser2";
import { checkLength, limits } from "../limits.ts";
import { ParseError } from "../parse-error.ts";

/** An XML element: prefixed name and content. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

const maxElements = 400_000;

/**
 * Parses XML into a tree. Document types and their entities are skipped and never resolved.
 * @throws ParseError "inflates" when it exceeds the limits, "too-long", or "damaged" when it has no element
 */
export function parseXml(bytes: Uint8Array): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: Element[] = [root];
  let count = 0;
  let letters = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (open.length > limits.depth || count > maxElements) throw new ParseError("inflates");
        const element: Element = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        letters += text.trim().length;
        checkLength({ letters });
        open.at(-1)?.children.push(text);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(new TextDecoder().decode(bytes));
  parser.end();
  if (!root.children.some((child) => typeof child !== "string"))
    throw new ParseError("damaged", { kind: "xml" });
  return root;
}

/** The child elements, optionally of one name. */
export function childElements(element: Element | undefined, name?: string): Element[] {
  return (element?.children ?? []).filter(
    (child): child is Element => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** The first element at a path of names. */
export function findElement(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>((within, name) => childElements(within, name)[0], element);
}

/** All descendants with a name. */
export function findElements(element: Element, name: string): Element[] {
  return childElements(element).flatMap((child) =>
    child.name === name ? [child] : findElements(child, name),
  );
}
