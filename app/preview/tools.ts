/** The modules that show, edit and save a page. Loaded when a visitor comes near the file chooser (preload.ts). */
export { ParserMessage } from "./intake/parser-message.tsx";
export { loadFonts } from "./pane/fonts.ts";
export { redrawPicture } from "./parse/portrait.ts";
export { StudioView } from "./studio/studio.tsx";
