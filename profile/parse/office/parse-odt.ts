import type { ParseControl } from "../limits.ts";
import { ParseError } from "../parse-error.ts";
import type { Source } from "../source.ts";
import { type Block, blocksToLines, type Paragraph, type Span } from "./blocks.ts";
import { unzip } from "./unzip.ts";
import { childElements, type Element, findElement, findElements, parseXml } from "./xml.ts";

interface Style {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  before?: number;
  heading?: number;
}

/**
 * Parses an OpenDocument text (ISO 26300) into lines. Comments and tracked changes are skipped.
 * @throws ParseError "inflates", "too-long", "damaged", "no-text", or "password-needed" for an encrypted file
 */
export function parseOdt(bytes: Uint8Array, control: ParseControl): Source {
  const parts = unzip(bytes, (path) => /^(content|styles|META-INF\/manifest)\.xml$/.test(path), control);
  const manifest = parts.get("META-INF/manifest.xml");
  if (manifest && findElements(parseXml(manifest), "manifest:encryption-data").length > 0)
    throw new ParseError("unknown-kind", { kind: "locked-office" });
  const content = parts.get("content.xml");
  if (!content) throw new ParseError("damaged", { kind: "odt" });
  control.check();
  const root = findElement(parseXml(content), "office:document-content");
  const text = findElement(root, "office:body", "office:text");
  if (!root || !text) throw new ParseError("damaged", { kind: "odt" });
  const common = parts.get("styles.xml");
  const styles = parseStyles([...(common ? [parseXml(common)] : []), root]);
  const lines = blocksToLines(parseBlocks(text, styles, false));
  if (lines.length === 0) throw new ParseError("no-text", { pages: 1 });
  return { lines, ignored: [], pages: 1 };
}

function parseBlocks(parent: Element, styles: Map<string, Style>, bullet: boolean): Block[] {
  return childElements(parent).flatMap((child): Block[] => {
    if (child.name === "text:p" || child.name === "text:h")
      return [parseParagraph(child, styles, bullet), ...parseTextBoxes(child, styles)];
    if (child.name === "text:list") return parseBlocks(child, styles, true);
    if (child.name === "table:table")
      return [
        {
          kind: "table",
          rows: findRows(child).map((row) =>
            childElements(row, "table:table-cell").map((cell) => parseBlocks(cell, styles, false)),
          ),
        },
      ];
    if (child.name === "draw:frame")
      return findTextBoxes(child).flatMap((box) => parseBlocks(box, styles, false));
    if (/^text:(list-item|list-header|section|index-body)$/.test(child.name))
      return parseBlocks(child, styles, bullet);
    return [];
  });
}

function findRows(table: Element): Element[] {
  return childElements(table).flatMap((child) =>
    child.name === "table:table-row"
      ? [child]
      : /^table:table-(rows|header-rows|row-group)$/.test(child.name)
        ? findRows(child)
        : [],
  );
}

function parseTextBoxes(paragraph: Element, styles: Map<string, Style>): Block[] {
  return childElements(paragraph)
    .flatMap(findTextBoxes)
    .flatMap((box) => parseBlocks(box, styles, false));
}

function findTextBoxes(element: Element): Element[] {
  return element.name === "draw:text-box" ? [element] : childElements(element).flatMap(findTextBoxes);
}

function parseParagraph(element: Element, styles: Map<string, Style>, bullet: boolean): Paragraph {
  const style = styles.get(element.attributes["text:style-name"] ?? "") ?? {};
  const level =
    element.name === "text:h" ? Number(element.attributes["text:outline-level"] ?? 1) : style.heading;
  const links: string[] = [];
  return {
    kind: "paragraph",
    spans: parseSpans(element, style, styles, links),
    ...(level === undefined ? {} : { heading: level }),
    bullet: bullet && level === undefined,
    before: style.before ?? 0,
    links,
  };
}

function parseSpans(parent: Element, style: Style, styles: Map<string, Style>, links: string[]): Span[] {
  const runStyle = { bold: style.bold ?? false, italic: style.italic ?? false, size: style.size ?? 12 };
  return parent.children.flatMap((child): Span[] => {
    if (typeof child === "string") return [{ text: child.replace(/\s+/g, " "), ...runStyle }];
    if (child.name === "text:span")
      return parseSpans(
        child,
        { ...style, ...styles.get(child.attributes["text:style-name"] ?? "") },
        styles,
        links,
      );
    if (child.name === "text:a") {
      links.push(child.attributes["xlink:href"] ?? "");
      return parseSpans(child, style, styles, links);
    }
    if (child.name === "text:tab") return [{ text: "\t", ...runStyle }];
    if (child.name === "text:s") return [{ text: parseSpaces(child.attributes["text:c"]), ...runStyle }];
    if (child.name === "text:line-break") return [{ text: "\n", ...runStyle }];
    if (
      child.name === "text:soft-page-break" ||
      child.name === "office:annotation" ||
      child.name === "draw:frame"
    )
      return [];
    if (/^text:(bookmark|change|reference|note)/.test(child.name)) return [];
    return parseSpans(child, style, styles, links);
  });
}

/** The number of spaces that the file states: 1 when missing or invalid, at most 99. */
function parseSpaces(count = "1"): string {
  return " ".repeat(/^[1-9]\d?$/.test(count) ? Number(count) : 1);
}

function parseStyles(roots: Element[]): Map<string, Style> {
  const elements = new Map(
    roots
      .flatMap((root) => findElements(root, "style:style"))
      .map((style) => [style.attributes["style:name"] ?? "", style]),
  );

  function resolve(name: string, depth: number): Style {
    const element = elements.get(name);
    if (!element || depth > 12) return {};
    const base = resolve(element.attributes["style:parent-style-name"] ?? "", depth + 1);
    const runStyle = findElement(element, "style:text-properties")?.attributes ?? {};
    const space = findElement(element, "style:paragraph-properties")?.attributes["fo:margin-top"];
    const size = parsePoints(runStyle["fo:font-size"]);
    const before = parsePoints(space);
    const outline = element.attributes["style:default-outline-level"];
    return {
      ...base,
      ...(runStyle["fo:font-weight"] ? { bold: runStyle["fo:font-weight"] === "bold" } : {}),
      ...(runStyle["fo:font-style"] ? { italic: runStyle["fo:font-style"] === "italic" } : {}),
      ...(size === undefined ? {} : { size }),
      ...(before === undefined ? {} : { before }),
      ...(outline ? { heading: Number(outline) } : {}),
    };
  }

  return new Map([...elements.keys()].map((name) => [name, resolve(name, 0)]));
}

const perUnit: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** A length such as `0.5cm` in points; undefined for relative lengths. */
function parsePoints(length: string | undefined): number | undefined {
  const found = /^([\d.]+)(pt|in|cm|mm|px)$/.exec(length ?? "");
  return found ? Number(found[1]) * (perUnit[found[2] ?? ""] ?? 1) : undefined;
}
