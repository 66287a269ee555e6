/** The inline script after a typewriter's line: types it before hydration. */
import { typeLine } from "./type-line.ts";

typeLine(document.currentScript?.previousElementSibling as HTMLElement);
