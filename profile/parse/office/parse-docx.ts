import type { ParseControl } from "../limits.ts";
import { ParseError } from "../parse-error.ts";
import type { Source } from "../source.ts";
import { type Block, linesOfBlocks, type Paragraph, type Span } from "./blocks.ts";
import { unzip } from "./unzip.ts";
import { allOf, at, childrenOf, type Element, parseXml } from "./xml.ts";

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
  const styles = stylesOf(parts.get("word/styles.xml"));
  const context = (name: string): Context => ({
    ...styles,
    links: linksOf(parts.get(`word/_rels/${name}.xml.rels`)),
  });
  const body = at(parseXml(main), "w:document", "w:body");
  if (!body) throw new ParseError("damaged", { kind: "docx" });
  const heads = [...parts.keys()].filter((path) => /header\d*\.xml$/.test(path)).sort();
  const headers = heads.flatMap((path) => {
    const root = at(parseXml(parts.get(path) ?? new Uint8Array()), "w:hdr");
    return root ? blocksOf(root, context(path.slice(5, -4))) : [];
  });
  control.check();
  const lines = linesOfBlocks([...headers, ...blocksOf(body, context("document"))]);
  if (lines.length === 0) throw new ParseError("no-text", { pages: 1 });
  return { lines, ignored: [], pages: 1 };
}

function blocksOf(parent: Element, context: Context): Block[] {
  return childrenOf(parent).flatMap((child): Block[] => {
    if (child.name === "w:p") return [paragraphOf(child, context), ...boxesOf(child, context)];
    if (child.name === "w:tbl")
      return [
        {
          kind: "table",
          rows: allRows(child).map((row) => allCells(row).map((cell) => blocksOf(cell, context))),
        },
      ];
    if (/^w:(sdt|sdtContent|ins|smartTag|customXml)$/.test(child.name)) return blocksOf(child, context);
    return [];
  });
}

/** Rows and cells may be wrapped in content controls. */
function allRows(table: Element): Element[] {
  return childrenOf(table).flatMap((child) =>
    child.name === "w:tr" ? [child] : /^w:sdt/.test(child.name) ? allRows(child) : [],
  );
}

function allCells(row: Element): Element[] {
  return childrenOf(row).flatMap((child) =>
    child.name === "w:tc" ? [child] : /^w:sdt/.test(child.name) ? allCells(child) : [],
  );
}

/** Text boxes anchored to a paragraph; the fallback copy for old readers is skipped. */
function boxesOf(paragraph: Element, context: Context): Block[] {
  return childrenOf(paragraph)
    .flatMap((child) => boxes(child))
    .flatMap((box) => blocksOf(box, context));
}

function boxes(element: Element): Element[] {
  if (element.name === "mc:Fallback") return [];
  if (element.name === "w:txbxContent") return [element];
  return childrenOf(element).flatMap(boxes);
}

function paragraphOf(element: Element, context: Context): Paragraph {
  const properties = at(element, "w:pPr");
  const name = at(properties, "w:pStyle")?.attributes["w:val"] ?? "";
  const style = { ...context.normal, ...context.styles.get(name) };
  const outline = at(properties, "w:outlineLvl")?.attributes["w:val"];
  const links: string[] = [];
  const spans = spansOf(element, style, context, links);
  const numbered = at(properties, "w:numPr", "w:numId");
  const before = at(properties, "w:spacing")?.attributes["w:before"];
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

function spansOf(parent: Element, style: Style, context: Context, links: string[]): Span[] {
  return childrenOf(parent).flatMap((child): Span[] => {
    if (child.name === "w:r") return [runOf(child, style)];
    if (child.name === "w:hyperlink") {
      const target = context.links.get(child.attributes["r:id"] ?? "");
      if (target) links.push(target);
      return spansOf(child, style, context, links);
    }
    if (/^w:(ins|smartTag|sdt|sdtContent|fldSimple|moveTo|customXml|dir|bdo)$/.test(child.name))
      return spansOf(child, style, context, links);
    return [];
  });
}

function runOf(run: Element, style: Style): Span {
  const properties = at(run, "w:rPr");
  const size = at(properties, "w:sz")?.attributes["w:val"];
  const isCaps = isOn(at(properties, "w:caps")) === true;
  // Hidden text, such as keywords that only machines are meant to read.
  const isHidden = isOn(at(properties, "w:vanish")) === true || isTinyWhite(properties);
  const text = isHidden ? "" : childrenOf(run).map(textOf).join("");
  return {
    text: isCaps ? text.toUpperCase() : text,
    bold: isOn(at(properties, "w:b")) ?? style.bold ?? false,
    italic: isOn(at(properties, "w:i")) ?? style.italic ?? false,
    size: size === undefined ? (style.size ?? 11) : Number(size) / 2,
  };
}

/** White text that nobody could read on any ground. Larger white text may stand on a dark one. */
function isTinyWhite(properties: Element | undefined): boolean {
  const size = at(properties, "w:sz")?.attributes["w:val"];
  const color = at(properties, "w:color")?.attributes["w:val"];
  return color?.toUpperCase() === "FFFFFF" && size !== undefined && Number(size) <= 8;
}

function textOf(part: Element): string {
  if (part.name === "w:t") return part.children.filter((child) => typeof child === "string").join("");
  if (part.name === "w:tab" || part.name === "w:ptab") return "\t";
  if (part.name === "w:br" || part.name === "w:cr") return "\n";
  if (part.name === "w:noBreakHyphen") return "-";
  return "";
}

/** A toggle property such as `<w:b/>` or `<w:b w:val="0"/>`; undefined when absent. */
function isOn(element: Element | undefined): boolean | undefined {
  if (!element) return undefined;
  const value = element.attributes["w:val"];
  return value === undefined || !/^(0|false|off|none)$/.test(value);
}

function stylesOf(bytes: Uint8Array | undefined): { styles: Map<string, Style>; normal: Style } {
  const root = bytes ? at(parseXml(bytes), "w:styles") : undefined;
  const elements = new Map(
    childrenOf(root, "w:style").map((style) => [style.attributes["w:styleId"] ?? "", style]),
  );
  const normal = { bullet: false, ...lookOf(at(root, "w:docDefaults", "w:rPrDefault")) };

  function resolve(id: string, depth: number): Style {
    const element = elements.get(id);
    if (!element || depth > 12) return { bullet: false };
    const base = resolve(at(element, "w:basedOn")?.attributes["w:val"] ?? "", depth + 1);
    const name = (at(element, "w:name")?.attributes["w:val"] ?? id).toLowerCase();
    const level =
      /^(?:heading|overskrift) ?(\d)/.exec(name)?.[1] ??
      at(element, "w:pPr", "w:outlineLvl")?.attributes["w:val"];
    const before = at(element, "w:pPr", "w:spacing")?.attributes["w:before"];
    const isList =
      /^list (bullet|number)|^punktliste/.test(name) || at(element, "w:pPr", "w:numPr") !== undefined;
    return {
      ...base,
      ...lookOf(element),
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

function lookOf(element: Element | undefined): Partial<Style> {
  const properties = at(element, "w:rPr");
  const size = at(properties, "w:sz")?.attributes["w:val"];
  const bold = isOn(at(properties, "w:b"));
  const italic = isOn(at(properties, "w:i"));
  return {
    ...(size === undefined ? {} : { size: Number(size) / 2 }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
  };
}

function linksOf(bytes: Uint8Array | undefined): Map<string, string> {
  if (!bytes) return new Map();
  return new Map(
    allOf(parseXml(bytes), "Relationship")
      .filter(({ attributes }) => /hyperlink$/.test(attributes.Type ?? ""))
      .map(({ attributes }) => [attributes.Id ?? "", attributes.Target ?? ""]),
  );
}
