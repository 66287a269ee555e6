import { expect, test } from "vitest";
import { takenFromTheSource } from "./passed-on.ts";

const files: Record<string, string> = {
  "root-1.js": 'export{h as ErrorBoundary,g as default,links}from"./shell-2.js";\n',
  "home-3.js": 'import{a}from"./shell-2.js";function p(){return a}export{p as default};',
};

const boot = `import "/assets/root-1.js";
import "/assets/shell-2.js";
import "/assets/home-3.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-3.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};
`;

test("a route that only passes on is taken from where it is, and its file is not asked for", () => {
  const direct = takenFromTheSource(boot, (file) => files[file] ?? "");
  expect(direct).not.toContain("root-1.js");
  expect(direct).toContain(
    'import {h as route0_ErrorBoundary, g as route0_default, links as route0_links} from "/assets/shell-2.js";',
  );
  expect(direct).toContain(
    "const route0 = {ErrorBoundary: route0_ErrorBoundary, default: route0_default, links: route0_links};",
  );
});

test("a route with code of its own is asked for as before", () => {
  const direct = takenFromTheSource(boot, (file) => files[file] ?? "");
  expect(direct).toContain('import "/assets/home-3.js";');
  expect(direct).toContain('import * as route1 from "/assets/home-3.js";');
});
