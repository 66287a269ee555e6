/** The modules of the studio, loaded when the pointer or focus enters the file chooser (preload.ts). */
export { checkResume } from "../../profile/check-resume.ts";
export { studioFromLink } from "./export/page-link.ts";
export { ParserMessage } from "./intake/parser-message.tsx";
export { loadFonts } from "./pane/fonts.ts";
export { redrawPicture } from "./parse/portrait.ts";
export { createReveal } from "./reveal/create-reveal.ts";
export { Reveal } from "./reveal/reveal.tsx";
export { studioFromCv, studioFromSample } from "./state/create-studio.ts";
export { StudioView } from "./studio/studio.tsx";
