// Installs tools of the tests before they run.
import { installObservatory } from "../tests/support/observatory.ts";
import { ensureHeadless } from "./chromium.ts";

ensureHeadless();
const missing = installObservatory();
if (missing) console.warn(`Mozilla's scanner could not be installed; its tests will be skipped.\n${missing}`);
