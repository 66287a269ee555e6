import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

/** The production file of each entry point that browsers use. `react-dom/server` is the part that renders to a string. */
const productionFiles: Record<string, string> = {
  react: "react.production.js",
  "react/jsx-runtime": "react-jsx-runtime.production.js",
  "react-dom": "react-dom.production.js",
  "react-dom/client": "react-dom-client.production.js",
  "react-dom/server": "react-dom-server-legacy.browser.production.js",
  scheduler: "scheduler.production.js",
};

const prefix = "\0react-module:";

/**
 * Bundles React as ES modules. It is published as CommonJS, for which Rolldown writes a file of helpers that every chunk
 * would import and that cannot be part of a named chunk (rolldown/rolldown#9419).
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source) => (source in productionFiles ? prefix + source : undefined),
    load(id) {
      const source = id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
      return source && asModule(source, readFileSync(productionFile(source), "utf8"));
    },
  };
}

function productionFile(source: string): string {
  const [name = ""] = source.split("/");
  return join(dirname(require.resolve(`${name}/package.json`)), "cjs", productionFiles[source] ?? "");
}

const requireCall = /\brequire\("([^"]+)"\)/g;
const exportAtTopLevel = /^exports\.(\w+) = /gm;
const anyExport = /\bexports\.(\w+)/g;

const firstGroups = (code: string, pattern: RegExp) => [
  ...new Set(Array.from(code.matchAll(pattern), ([, name = ""]) => name)),
];

/** Turns a CommonJS module that only assigns to properties of `exports` into an ES module. */
function asModule(source: string, code: string): string {
  const required = firstGroups(code, requireCall);
  const exported = firstGroups(code, anyExport);
  const body = code
    .replaceAll(requireCall, (_, name: string) => `required${required.indexOf(name)}`)
    .replaceAll(exportAtTopLevel, "var exported_$1 = ")
    .replaceAll(anyExport, "exported_$1");
  return `import * as self from "${source}";
${required.map((name, index) => `import * as required${index} from "${name}";`).join("\n")}
var ${exported.map((name) => `exported_${name}`).join(", ")};
${body}
export { ${exported.map((name) => `exported_${name} as ${name}`).join(", ")}, self as default };
`;
}
