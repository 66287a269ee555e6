/** The light `--color-paper` of `app.css` as sRGB, for theme-color and the web app manifest, which accept no OKLCH. */
export const themeColour = "#fdfaf4";

/** The dark one. The manifest has only the light one. */
export const themeColourDark = "#061925";
