import { ensureHeadless } from "./chromium.ts";

ensureHeadless();
