// What the tests use besides the project's packages: nothing is installed while they run.
import { installObservatory } from "../tests/support/observatory.ts";
import { ensureHeadless } from "./chromium.ts";

ensureHeadless();
const missing = installObservatory();
if (missing) console.warn(`Mozilla's scanner could not be installed; its tests will be skipped.\n${missing}`);
