import type { Block, Composed, Span, TextStyle, Typography } from "./composed.ts";

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** Renders a composed CV as an HTML page for printing. */
export function renderHtml({ header, side, main, typography }: Composed): string {
  const spans = (list: Span[]) =>
    list
      .map(
        ({ text, textStyle }) =>
          `<span class="${textStyle}">${escapeHtml(text).replaceAll("   ", '<i class="gap"></i>')}</span>`,
      )
      .join("");
  const isDrawn = typography.bullet === "disc" || typography.bullet === "none";

  function block(one: Block): string {
    if (one.kind === "heading") return `<h2>${spans(one.spans)}</h2>`;
    if (one.kind === "bullet")
      return isDrawn
        ? `<ul><li>${spans(one.spans)}</li></ul>`
        : `<p class="point"><span>${typography.bullet} </span>${spans(one.spans)}</p>`;
    if (one.kind === "line") {
      const entry = one.isEntry ? " entry" : "";
      return one.right
        ? `<div class="line pair${entry}"><div>${spans(one.left)}</div><div>${spans(one.right)}</div></div>`
        : `<p class="line${entry}">${spans(one.left)}</p>`;
    }
    const cells = one.cells.map((cell) => cell.map(block).join(""));
    const name = `${one.isEntry ? "entry" : ""}${one.isSection ? " section" : ""}`;
    if (typography.rows === "table")
      return `<table class="${name}"><tr>${cells.map((cell, index) => `<td style="width:${one.widths[index]}%">${cell}</td>`).join("")}</tr></table>`;
    return `<div class="row ${name}" style="grid-template-columns:${one.widths.map((width) => `${width}fr`).join(" ")}">${cells.map((cell) => `<div>${cell}</div>`).join("")}</div>`;
  }

  const body = (blocks: Block[]) => blocks.map(block).join("");
  const columns = typography.side
    ? `<div class="columns">${typography.side.isLeft ? `<aside>${body(side)}</aside><main>${body(main)}</main>` : `<main>${body(main)}</main><aside>${body(side)}</aside>`}</div>`
    : `<main>${body(main)}</main>`;
  return `<!doctype html><meta charset="utf-8"><style>${css(typography)}</style><header>${body(header)}</header>${columns}`;
}

function css(typography: Typography): string {
  const { textStyles, side } = typography;
  const textStyle = (name: TextStyle) => {
    const { bold, italic, caps, spaced, color, scale } = textStyles[name];
    return `.${name}{${bold ? "font-weight:700;" : ""}${italic ? "font-style:italic;" : ""}${caps ? "text-transform:uppercase;" : ""}${spaced ? "letter-spacing:.2em;" : ""}${color ? `color:${color};` : ""}${scale ? `font-size:${scale}em` : ""}}`;
  };
  return `@page{size:${typography.landscapeLetter ? "Letter" : "A4"};margin:${typography.margin}mm}
body{margin:0;font:${typography.size}pt/${typography.lineHeight} '${typography.font}'}
p,h2,ul{margin:0;font-weight:400;font-size:1em}
h2{margin:${typography.sectionGap}pt 0 3pt;${typography.rule ? "border-bottom:1px solid #999;" : ""}${typography.center ? "text-align:center" : ""}}
ul{padding-left:${typography.indent}pt;list-style:${typography.bullet === "none" ? "none" : "disc"}}
.point{padding-left:${typography.indent}pt;text-indent:-${Math.min(typography.indent, 10)}pt}
.gap{margin-left:1.5em}.entry{margin-top:${typography.entryGap}pt}.pair{display:flex;justify-content:space-between;gap:1em}
.pair>div:last-child{white-space:nowrap}
.row{display:grid;gap:1em}.row>div{min-width:0}.section h2{margin-top:0}.section{margin-top:${typography.sectionGap}pt}
table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:1pt 6pt 1pt 0;${typography.lined ? "border:1px solid #bbb;padding:2pt 4pt" : ""}}
header{${typography.center ? "text-align:center" : ""}}header .pair{text-align:left}
.columns{display:grid;grid-template-columns:${side ? (side.isLeft ? `${side.width}fr ${100 - side.width}fr` : `${100 - side.width}fr ${side.width}fr`) : "1fr"};gap:8mm}
aside{background:${side?.color ?? "none"}}aside,main{min-width:0;overflow-wrap:anywhere}
${(Object.keys(textStyles) as TextStyle[]).map(textStyle).join("\n")}`;
}
