/** All that a page is drawn, corrected and saved with; fetched when a file is in sight (preparation.ts). */
export { Rejection } from "./intake/rejection.tsx";
export { fetchFonts } from "./pane/fonts.ts";
export { redrawPicture } from "./parse/portrait.ts";
export { StudioView } from "./studio/studio.tsx";
