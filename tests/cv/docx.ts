import { strToU8, zipSync } from "fflate";
import type { Block, Composed, Span, TextStyle, Typography } from "./composed.ts";
import type { Random } from "./random.ts";

const escapeXml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** Formatting of one file. */
interface DocxStyle {
  headings: "styles" | "direct";
  bullets: "numbering" | "typed";
  pairs: "tab" | "spaces" | "table";
  isBordered: boolean;
  /** Width of the page or column, in twentieths of a point. */
  width: number;
}

const pageWidth = 9400;

/** Renders a composed CV as DOCX; a sidebar becomes a table of two cells. */
export function renderDocx(composed: Composed, random: Random): Uint8Array {
  const style: DocxStyle = {
    headings: random.pick(["styles", "direct"]),
    bullets: random.chance(0.7) ? "numbering" : "typed",
    pairs: random.pickPart(["tab", "tab", "table"] as const, ["spaces"] as const),
    isBordered: composed.typography.lined,
    width: pageWidth,
  };
  const { header, side, main, typography } = composed;
  const body = (blocks: Block[], percent = 100) => {
    const width = (pageWidth * percent) / 100;
    return blocks.map((block) => blockXml(block, typography, { ...style, width })).join("");
  };
  const sideWidth = typography.side?.width ?? 0;
  const parts: [Block[], number][] = [
    [side, sideWidth],
    [main, 100 - sideWidth],
  ];
  const ordered = typography.side?.isLeft ? parts : parts.toReversed();
  const columns = typography.side
    ? tableXml(
        ordered.map(([blocks, width]) => body(blocks, width)),
        ordered.map(([, width]) => width),
        { ...style, isBordered: false },
      )
    : body(main);
  return pack(body(header) + columns, typography);
}

function runXml({ text, textStyle }: Span, typography: Typography): string {
  const { bold, italic, caps, spaced, color, scale } = typography.textStyles[textStyle as TextStyle];
  const size = scale ? `<w:sz w:val="${Math.round(typography.size * scale * 2)}"/>` : "";
  const properties = `${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}${caps ? "<w:caps/>" : ""}${color ? `<w:color w:val="${color.slice(1).padEnd(6, color.at(-1))}"/>` : ""}${spaced ? '<w:spacing w:val="40"/>' : ""}${size}`;
  return `<w:r><w:rPr>${properties}</w:rPr>${text
    .split("\t")
    .map((part) => `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`)
    .join("<w:tab/>")}</w:r>`;
}

const tab: Span = { text: "\t", textStyle: "text" };

function paragraphXml(spans: Span[], typography: Typography, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${spans.map((one) => runXml(one, typography)).join("")}</w:p>`;
}

function blockXml(block: Block, typography: Typography, style: DocxStyle): string {
  const before = (points: number) => `<w:spacing w:before="${Math.round(points * 20)}" w:after="0"/>`;
  if (block.kind === "heading")
    return paragraphXml(
      block.spans,
      typography,
      style.headings === "styles" ? '<w:pStyle w:val="Heading1"/>' : before(typography.sectionGap),
    );
  if (block.kind === "bullet")
    return style.bullets === "numbering"
      ? paragraphXml(block.spans, typography, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
      : paragraphXml(
          [
            {
              text: `${typography.bullet === "disc" || typography.bullet === "none" ? "•" : typography.bullet} `,
              textStyle: "text",
            },
            ...block.spans,
          ],
          typography,
          `<w:ind w:left="${typography.indent * 20}"/>`,
        );
  if (block.kind === "line") {
    const gap = before(block.isEntry ? typography.entryGap : 0);
    if (!block.right) return paragraphXml(block.left, typography, gap);
    if (style.pairs === "table")
      return tableXml(
        [paragraphXml(block.left, typography, gap), paragraphXml(block.right, typography, gap)],
        [70, 30],
        style,
      );
    const between: Span[] = style.pairs === "tab" ? [tab] : [{ text: "          ", textStyle: "text" }];
    return paragraphXml(
      [...block.left, ...between, ...block.right],
      typography,
      `<w:tabs><w:tab w:val="right" w:pos="${Math.round(style.width) - 400}"/></w:tabs>${gap}`,
    );
  }
  const cells = block.cells.map(
    (cell) => cell.map((one) => blockXml(one, typography, style)).join("") || "<w:p/>",
  );
  return tableXml(cells, block.widths, style);
}

function tableXml(cells: string[], widths: number[], style: DocxStyle): string {
  const edges = ["top", "left", "bottom", "right", "insideH", "insideV"]
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:color="999999"/>`)
    .join("");
  const all = widths.reduce((sum, width) => sum + width, 0);
  return `<w:tbl><w:tblPr><w:tblW w:w="${Math.round(style.width)}" w:type="dxa"/>${style.isBordered ? `<w:tblBorders>${edges}</w:tblBorders>` : ""}<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths
    .map((width) => `<w:gridCol w:w="${Math.round((width / all) * style.width)}"/>`)
    .join("")}</w:tblGrid><w:tr>${cells
    .map(
      (cell, index) =>
        `<w:tc><w:tcPr><w:tcW w:w="${Math.round(((widths[index] ?? 0) / all) * style.width)}" w:type="dxa"/></w:tcPr>${cell.endsWith("</w:tbl>") ? `${cell}<w:p/>` : cell}</w:tc>`,
    )
    .join("")}</w:tr></w:tbl>`;
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const content = "application/vnd.openxmlformats-officedocument.wordprocessingml";

function pack(body: string, typography: Typography): Uint8Array {
  const { heading } = typography.textStyles;
  const styles = `<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${typography.font}" w:hAnsi="${typography.font}"/><w:sz w:val="${typography.size * 2}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="0" w:line="${Math.round(typography.lineHeight * 220)}" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:spacing w:before="${typography.sectionGap * 20}"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr>${heading.bold ? "<w:b/>" : ""}</w:rPr></w:style></w:styles>`;
  const numbering = `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="360" w:hanging="200"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const part = (name: string, kind: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${content}.${kind}+xml"/>`;
  const related = (id: number, kind: string) =>
    `<Relationship Id="r${id}" Type="${relationships}/${kind}" Target="${kind}.xml"/>`;
  const margin = Math.round(typography.margin * 56.7);
  return zipSync({
    "[Content_Types].xml": strToU8(
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("document", "document.main")}${part("styles", "styles")}${part("numbering", "numbering")}</Types>`,
    ),
    "_rels/.rels": strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": strToU8(
      `${head}<w:document ${word}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ),
    "word/_rels/document.xml.rels": strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related(1, "styles")}${related(2, "numbering")}</Relationships>`,
    ),
    "word/styles.xml": strToU8(styles),
    "word/numbering.xml": strToU8(numbering),
  });
}
