import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseAst } from "vite";

/** How a generated module imports another one. */
interface ModuleImport {
  /** The import statement. */
  statement: string;
  /** An expression with the module's exports as properties. */
  namespace: string;
}

/**
 * Imports all exports of a built module. A route whose code Rolldown has put into a shared chunk keeps a file that only
 * re-exports it: the import then names the chunk, so that the browser does not fetch that file.
 *
 * @param client the folder of the client build
 * @param address of the module, `/assets/root-1a2b.js`
 * @param name unique prefix of the names that the statement declares
 */
export async function importModule(client: string, address: string, name: string): Promise<ModuleImport> {
  const reExports = readReExports(await readFile(join(client, address), "utf8"));
  if (!reExports) return { statement: `import * as ${name} from "${address}";`, namespace: name };
  const source = new URL(reExports.source, new URL(address, "http://localhost")).pathname;
  const names = reExports.names.map(({ local, exported }) => ({
    local,
    exported,
    own: `${name}_${exported}`,
  }));
  return {
    statement: `import { ${names.map(({ local, own }) => `${local} as ${own}`).join(", ")} } from "${source}";`,
    namespace: `{ ${names.map(({ exported, own }) => `${exported}: ${own}`).join(", ")} }`,
  };
}

interface ReExports {
  source: string;
  names: { local: string; exported: string }[];
}

/** The names of a module that consists of one `export { … } from "…"`. */
function readReExports(code: string): ReExports | undefined {
  if (!code.startsWith("export{")) return undefined;
  const [node, ...others] = parseAst(code).body;
  if (node?.type !== "ExportNamedDeclaration" || !node.source || others.length > 0) return undefined;
  const specifierName = (name: { type: string; name?: string; value?: string }) =>
    name.name ?? name.value ?? "";
  return {
    source: node.source.value,
    names: node.specifiers.map(({ local, exported }) => ({
      local: specifierName(local),
      exported: specifierName(exported),
    })),
  };
}
