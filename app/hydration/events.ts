/** Window events between the inline scripts and React about the state of the page. */

/** The text fonts are in use, or failed to load. */
export const fontsSettled = "fonts-settled";

/** React has attached its listeners. */
export const pageHydrated = "page-hydrated";
