/** `--color-paper` of `app.css` by day as sRGB, for what reads no OKLCH: the browser's frame and the web app manifest. */
export const themeColour = "#fdfaf4";

/** The same after sunset. A manifest knows one colour only, so it keeps the day's. */
export const themeColourDark = "#061925";
