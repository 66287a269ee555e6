import { createHash } from "node:crypto";
import { parse } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const addressQuery = "?script";
const textQuery = "?script-text";

/**
 * Bundles each script that runs before hydration with its imports, so that none of them loads React.
 * `import url from "./next-times.ts?script"` is the URL of such a file, and
 * `import code from "./inline-loader.ts?script-text"` the text of a script to inline.
 */
export function standaloneScripts(): Plugin {
  return {
    name: "standalone-scripts",
    enforce: "pre",
    async load(id) {
      const isClient = this.environment.name === "client";
      const isBuild = this.environment.mode === "build";
      // Only prerendering inlines scripts, so client bundles get an empty text.
      if (id.endsWith(textQuery))
        return exportDefault(isClient ? "" : await bundle(id.slice(0, -textQuery.length), "iife"));
      if (!id.endsWith(addressQuery)) return undefined;
      // The development server's pages are hydrated at once.
      if (!isBuild) return exportDefault("");
      const file = id.slice(0, -addressQuery.length);
      const source = await bundle(file, "es");
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 10);
      const fileName = `assets/${parse(file).name}-${hash}.js`;
      if (isClient) this.emitFile({ type: "asset", fileName, source });
      return exportDefault(`/${fileName}`);
    },
  };
}

const exportDefault = (value: string) => `export default ${JSON.stringify(value)};`;

const bundles = new Map<string, Promise<string>>();

/** Bundles a script once for all environments. */
function bundle(file: string, format: "es" | "iife"): Promise<string> {
  const bundled = bundles.get(file) ?? bundleAlone(file, format);
  bundles.set(file, bundled);
  return bundled;
}

async function bundleAlone(file: string, format: "es" | "iife"): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      target: "es2023",
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: "strict",
        output: { format, codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = result.output[0].code.trim();
  // Double quotes compress better than backticks in HTML, which is full of them.
  return code.includes("${") ? code : code.replaceAll(/`([^`"\\]*)`/g, '"$1"');
}
