/** Widths of an article's cover in pixels. A cover is twice as wide as high. */
export const coverWidths = [640, 800, 1600] as const;
