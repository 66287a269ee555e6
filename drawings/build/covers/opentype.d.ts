/** The part of opentype.js that is used here; the package brings no types. */
declare module "opentype.js" {
  export interface Command {
    type: "M" | "L" | "Q" | "C" | "Z";
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  export interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): { commands: Command[] };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  /** The package is CommonJS to Node, so its functions arrive as the default export. */
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
