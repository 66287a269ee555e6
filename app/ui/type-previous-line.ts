/** The inline script behind a typewriter's line: types it before the page is hydrated. */
import { typeLine } from "./type-line.ts";

typeLine(document.currentScript?.previousElementSibling as HTMLElement);
