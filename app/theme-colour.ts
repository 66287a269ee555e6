/** `--color-paper` of `app.css` as sRGB, for what reads no OKLCH: the browser's frame and the web app manifest. */
export const themeColour = "#fdfaf4";
