/** All that a page is drawn, corrected and saved with; fetched when a file is in sight (preparation.ts). */
export { AfterReading } from "./after-reading.tsx";
export { fetchFaces } from "./faces.ts";
export { drawnAnew } from "./picture.ts";
export { StudioView } from "./studio.tsx";
