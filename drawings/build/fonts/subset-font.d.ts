/** The part of subset-font that is used here; the package brings no types. */
declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat?: "truetype" | "woff" | "woff2";
    noHinting?: boolean;
    /** Axes of a variable font that are kept, and how much of them; a number leaves only that place of the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, letters: string, options?: SubsetOptions): Promise<Buffer>;
}
