import type { ParseControl } from "../limits.ts";
import { ParseError } from "../parse-error.ts";
import type { Source } from "../source.ts";
import { type Block, blocksToLines, type Paragraph, type Span } from "./blocks.ts";
import { unzip } from "./unzip.ts";
import { childElements, type Element, findElement, findElements, parseXml } from "./xml.ts";

const wanted =
  /^word\/(?:document|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/(?:document|header\d*)\.xml\.rels$/;

/** A style with its inherited properties. */
interface Style {
  heading?: number;
  bullet: boolean;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  before?: number;
}

interface Context {
  styles: Map<string, Style>;
  normal: Style;
  links: Map<string, string>;
}

/**
 * Parses a Word document (WordprocessingML, ECMA-376) into lines. Macros are never unpacked, deleted text and comments
 * are skipped, and text boxes are read once.
 *
 * @throws ParseError "inflates", "too-long", "damaged" or "no-text"
 */
export function parseDocx(bytes: Uint8Array, control: ParseControl): Source {
  const parts = unzip(bytes, (path) => wanted.test(path), control);
  const main = parts.get("word/document.xml");
  if (!main) throw new ParseError("damaged", { kind: "docx" });
  control.check();
  const styles = parseStyles(parts.get("word/styles.xml"));
  const context = (name: string): Context => ({
    ...styles,
    links: parseLinks(parts.get(`word/_rels/${name}.xml.rels`)),
  });
  const body = findElement(parseXml(main), "w:document", "w:body");
  if (!body) throw new ParseError("damaged", { kind: "docx" });
  const headerPaths = [...parts.keys()].filter((path) => /header\d*\.xml$/.test(path)).sort();
  const headers = headerPaths.flatMap((path) => {
    const root = findElement(parseXml(parts.get(path) ?? new Uint8Array()), "w:hdr");
    return root ? parseBlocks(root, context(path.slice(5, -4))) : [];
  });
  control.check();
  const lines = blocksToLines([...headers, ...parseBlocks(body, context("document"))]);
  if (lines.length === 0) throw new ParseError("no-text", { pages: 1 });
  return { lines, ignored: [], pages: 1 };
}

function parseBlocks(parent: Element, context: Context): Block[] {
  return childElements(parent).flatMap((child): Block[] => {
    if (child.name === "w:p") return [parseParagraph(child, context), ...parseTextBoxes(child, context)];
    if (child.name === "w:tbl")
      return [
        {
          kind: "table",
          rows: findRows(child).map((row) => findCells(row).map((cell) => parseBlocks(cell, context))),
        },
      ];
    if (/^w:(sdt|sdtContent|ins|smartTag|customXml)$/.test(child.name)) return parseBlocks(child, context);
    return [];
  });
}

/** Rows and cells may be wrapped in content controls. */
function findRows(table: Element): Element[] {
  return childElements(table).flatMap((child) =>
    child.name === "w:tr" ? [child] : /^w:sdt/.test(child.name) ? findRows(child) : [],
  );
}

function findCells(row: Element): Element[] {
  return childElements(row).flatMap((child) =>
    child.name === "w:tc" ? [child] : /^w:sdt/.test(child.name) ? findCells(child) : [],
  );
}

/** Text boxes anchored to a paragraph; the fallback copy for old readers is skipped. */
function parseTextBoxes(paragraph: Element, context: Context): Block[] {
  return childElements(paragraph)
    .flatMap((child) => findTextBoxes(child))
    .flatMap((box) => parseBlocks(box, context));
}

function findTextBoxes(element: Element): Element[] {
  if (element.name === "mc:Fallback") return [];
  if (element.name === "w:txbxContent") return [element];
  return childElements(element).flatMap(findTextBoxes);
}

function parseParagraph(element: Element, context: Context): Paragraph {
  const properties = findElement(element, "w:pPr");
  const name = findElement(properties, "w:pStyle")?.attributes["w:val"] ?? "";
  const style = { ...context.normal, ...context.styles.get(name) };
  const outline = findElement(properties, "w:outlineLvl")?.attributes["w:val"];
  const links: string[] = [];
  const spans = parseSpans(element, style, context, links);
  const numbered = findElement(properties, "w:numPr", "w:numId");
  const before = findElement(properties, "w:spacing")?.attributes["w:before"];
  const heading = outline === undefined ? style.heading : Number(outline) + 1;
  return {
    kind: "paragraph",
    spans,
    ...(heading !== undefined && heading < 10 ? { heading } : {}),
    bullet:
      heading === undefined &&
      (style.bullet || (numbered !== undefined && numbered.attributes["w:val"] !== "0")),
    before: before === undefined ? (style.before ?? 0) : Number(before) / 20,
    links,
  };
}

function parseSpans(parent: Element, style: Style, context: Context, links: string[]): Span[] {
  return childElements(parent).flatMap((child): Span[] => {
    if (child.name === "w:r") return [parseRun(child, style)];
    if (child.name === "w:hyperlink") {
      const target = context.links.get(child.attributes["r:id"] ?? "");
      if (target) links.push(target);
      return parseSpans(child, style, context, links);
    }
    if (/^w:(ins|smartTag|sdt|sdtContent|fldSimple|moveTo|customXml|dir|bdo)$/.test(child.name))
      return parseSpans(child, style, context, links);
    return [];
  });
}

function parseRun(run: Element, style: Style): Span {
  const properties = findElement(run, "w:rPr");
  const size = findElement(properties, "w:sz")?.attributes["w:val"];
  const isCaps = isToggledOn(findElement(properties, "w:caps")) === true;
  // Hidden text, such as keywords for screening software.
  const isHidden = isToggledOn(findElement(properties, "w:vanish")) === true || isTinyWhite(properties);
  const text = isHidden ? "" : childElements(run).map(parseRunText).join("");
  return {
    text: isCaps ? text.toUpperCase() : text,
    bold: isToggledOn(findElement(properties, "w:b")) ?? style.bold ?? false,
    italic: isToggledOn(findElement(properties, "w:i")) ?? style.italic ?? false,
    size: size === undefined ? (style.size ?? 11) : Number(size) / 2,
  };
}

/** White text too small to read. Larger white text may have a dark background. */
function isTinyWhite(properties: Element | undefined): boolean {
  const size = findElement(properties, "w:sz")?.attributes["w:val"];
  const color = findElement(properties, "w:color")?.attributes["w:val"];
  return color?.toUpperCase() === "FFFFFF" && size !== undefined && Number(size) <= 8;
}

function parseRunText(part: Element): string {
  if (part.name === "w:t") return part.children.filter((child) => typeof child === "string").join("");
  if (part.name === "w:tab" || part.name === "w:ptab") return "\t";
  if (part.name === "w:br" || part.name === "w:cr") return "\n";
  if (part.name === "w:noBreakHyphen") return "-";
  return "";
}

/** A toggle property such as `<w:b/>` or `<w:b w:val="0"/>`; undefined when absent. */
function isToggledOn(element: Element | undefined): boolean | undefined {
  if (!element) return undefined;
  const value = element.attributes["w:val"];
  return value === undefined || !/^(0|false|off|none)$/.test(value);
}

function parseStyles(bytes: Uint8Array | undefined): { styles: Map<string, Style>; normal: Style } {
  const root = bytes ? findElement(parseXml(bytes), "w:styles") : undefined;
  const elements = new Map(
    childElements(root, "w:style").map((style) => [style.attributes["w:styleId"] ?? "", style]),
  );
  const normal = { bullet: false, ...parseRunStyle(findElement(root, "w:docDefaults", "w:rPrDefault")) };

  function resolve(id: string, depth: number): Style {
    const element = elements.get(id);
    if (!element || depth > 12) return { bullet: false };
    const base = resolve(findElement(element, "w:basedOn")?.attributes["w:val"] ?? "", depth + 1);
    const name = (findElement(element, "w:name")?.attributes["w:val"] ?? id).toLowerCase();
    const level =
      /^(?:heading|overskrift) ?(\d)/.exec(name)?.[1] ??
      findElement(element, "w:pPr", "w:outlineLvl")?.attributes["w:val"];
    const before = findElement(element, "w:pPr", "w:spacing")?.attributes["w:before"];
    const isList =
      /^list (bullet|number)|^punktliste/.test(name) ||
      findElement(element, "w:pPr", "w:numPr") !== undefined;
    return {
      ...base,
      ...parseRunStyle(element),
      ...(level === undefined
        ? {}
        : { heading: /^(?:heading|overskrift)/.test(name) ? Number(level) : Number(level) + 1 }),
      ...(before === undefined ? {} : { before: Number(before) / 20 }),
      bullet: base.bullet || isList,
    };
  }

  const styles = new Map([...elements.keys()].map((id) => [id, resolve(id, 0)]));
  return { styles, normal: { ...normal, ...styles.get("Normal") } };
}

function parseRunStyle(element: Element | undefined): Partial<Style> {
  const properties = findElement(element, "w:rPr");
  const size = findElement(properties, "w:sz")?.attributes["w:val"];
  const bold = isToggledOn(findElement(properties, "w:b"));
  const italic = isToggledOn(findElement(properties, "w:i"));
  return {
    ...(size === undefined ? {} : { size: Number(size) / 2 }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
  };
}

function parseLinks(bytes: Uint8Array | undefined): Map<string, string> {
  if (!bytes) return new Map();
  return new Map(
    findElements(parseXml(bytes), "Relationship")
      .filter(({ attributes }) => /hyperlink$/.test(attributes.Type ?? ""))
      .map(({ attributes }) => [attributes.Id ?? "", attributes.Target ?? ""]),
  );
}
