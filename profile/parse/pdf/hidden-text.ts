import { unzlibSync } from "fflate";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PdfItem } from "./runs.ts";

type Matrix = [number, number, number, number, number, number];
interface State {
  matrix: Matrix;
  fill: string;
  mode: number;
}
interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
  fill: string;
}

const multiply = (m: Matrix, n: ArrayLike<number>): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(n);
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ];
};

const maxStreamBytes = 500_000;
const maxStreams = 400;
/** Filled shapes of a page that are compared with its text. */
const maxBoxes = 500;
/** A lower shape, in points, is a line below text and not its background. */
const maxLineHeight = 3;
/** White as a fill colour, or the rendering mode of invisible text. */
const hiding =
  /(?:^|\s)(?:1(?:\.0*)?(?:\s+1(?:\.0*)?){0,2}\s+(?:g|rg|sc|scn)|0\s+0\s+0\s+0\s+(?:k|sc|scn)|[37]\s+Tr)\s/;

/**
 * Whether a content stream draws in white or invisibly. pdf.js needs as long for the colours of a page as for
 * its text, so most files skip that.
 */
export function mayHideText(bytes: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  const out = new Uint8Array(maxStreamBytes);
  let offset = 0;
  for (let count = 0; count < maxStreams; count += 1) {
    const index = text.indexOf("stream", offset);
    const end = text.indexOf("endstream", index + 6);
    if (index < 0 || end < 0) return false;
    const dictionary =
      text
        .slice(offset, index)
        .split(/\bobj\b/)
        .at(-1) ?? "";
    offset = end + 9;
    const start = index + (text[index + 6] === "\r" ? 8 : 7);
    if (/\/(?:Subtype\s*\/Image|Length1|Type1C|CIDFontType0C|ObjStm|XRef|FontFile)/.test(dictionary))
      continue;
    if (end - start > maxStreamBytes) continue;
    try {
      const data = bytes.subarray(start, end);
      const content = dictionary.includes("/FlateDecode") ? unzlibSync(data, { out }) : data;
      if (hiding.test(new TextDecoder("latin1").decode(content))) return true;
    } catch {
      // Not a stream that can be read without pdf.js.
    }
  }
  return false;
}

/** Removes invisible text: drawn in an invisible mode, or in the colour of its background. */
export async function withoutHiddenText(page: PDFPageProxy, items: PdfItem[]): Promise<PdfItem[]> {
  const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: Box[] = [];
  const starts: { x: number; y: number; isHidden: boolean }[] = [];
  const saved: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], fill: "#000000", mode: 0 };
  let line: Matrix = [1, 0, 0, 1, 0, 0];
  let leading = 0;
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
  };
  fnArray.forEach((operator, index) => {
    const given = argsArray[index] ?? [];
    switch (operator) {
      case OPS.save:
        saved.push({ ...state });
        break;
      case OPS.restore:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, given);
        break;
      case OPS.paintFormXObjectBegin:
        saved.push({ ...state });
        if (given[0]) state.matrix = multiply(state.matrix, given[0]);
        break;
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.setFillRGBColor:
        state.fill = String(given[0]);
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = "pattern";
        break;
      case OPS.setTextRenderingMode:
        state.mode = Number(given[0]);
        break;
      case OPS.constructPath: {
        const fills: number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke];
        const bounds = given[2] as ArrayLike<number> | undefined;
        const box = fills.includes(given[0]) && bounds ? toBox(state, bounds) : undefined;
        if (box && box.top - box.bottom > maxLineHeight && boxes.length < maxBoxes) boxes.push(box);
        break;
      }
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        if (boxes.length < maxBoxes) boxes.push(toBox({ ...state, fill: "picture" }, [0, 0, 1, 1]));
        break;
      case OPS.beginText:
        line = [1, 0, 0, 1, 0, 0];
        break;
      case OPS.setTextMatrix:
        line = Array.from(given[0] as ArrayLike<number>) as Matrix;
        break;
      case OPS.setLeading:
        leading = Number(given[0]);
        break;
      case OPS.moveText:
        move(given[0], given[1]);
        break;
      case OPS.setLeadingMoveText:
        leading = -given[1];
        move(given[0], given[1]);
        break;
      case OPS.nextLine:
        move(0, leading);
        break;
      case OPS.showText: {
        const [, , , , x, y] = multiply(state.matrix, line);
        const behind = boxes.findLast(
          (box) => x >= box.left - 1 && x <= box.right + 1 && y >= box.bottom - 1 && y <= box.top + 1,
        );
        const isHidden = state.mode === 3 || state.mode === 7 || state.fill === (behind?.fill ?? "#ffffff");
        starts.push({ x, y, isHidden });
        break;
      }
    }
  });
  const hidden = new Map<string, boolean>();
  for (const { x, y, isHidden } of starts)
    hidden.set(pointKey(x, y), isHidden && hidden.get(pointKey(x, y)) !== false);
  return items.filter(({ transform: [, , , , x = 0, y = 0] }) => hidden.get(pointKey(x, y)) !== true);
}

const pointKey = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

function toBox({ matrix, fill }: State, bounds: ArrayLike<number>): Box {
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(bounds);
  const [, , , , x, y] = multiply(matrix, [1, 0, 0, 1, a, b]);
  const [, , , , right, top] = multiply(matrix, [1, 0, 0, 1, c, d]);
  return {
    left: Math.min(x, right),
    right: Math.max(x, right),
    bottom: Math.min(y, top),
    top: Math.max(y, top),
    fill,
  };
}
