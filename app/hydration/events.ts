/** Events on the window by which the inline scripts and React tell each other how far the page is. */

/** The text fonts are in use, or failed to load. */
export const fontsSettled = "fonts-settled";

/** React listens to everything on the page. */
export const pageHydrated = "page-hydrated";
