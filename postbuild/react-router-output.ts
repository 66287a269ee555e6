import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type ESTree, parseAst } from "vite";
import * as attributes from "../shared/attributes.ts";
import {
  dataPath,
  type ManifestRoute,
  manifestGlobal,
  routerGlobal,
} from "../shared/react-router-globals.ts";
import { importModule } from "./module-imports.ts";
import {
  type Element,
  getAttribute,
  getElements,
  innerSource,
  type Page,
  remove,
  setText,
  textContent,
} from "./page.ts";

/** All that this project knows about the output of `react-router build` (docs/update-react-router.md). */

const scrollScript = "((storageKey, restoreKey) => ";
const contextScript = "window.__reactRouterContext = ";
const streamScript = "window.__reactRouterContext.streamController.";
const routeModulesGlobal = "__reactRouterRouteModules";
/** The comments around the Suspense boundaries that hold the stream scripts. */
const suspenseComment = /^\/?\$$/;
/** The JSON string that a stream script enqueues. */
const enqueuedString = /(?<=streamController\.enqueue\()"(?:[^"\\]|\\.)*"(?=\))/;
const manifestFile = /^manifest-[\da-f]+\.js$/;
const spaFallback = "__spa-fallback.html";
/** Loader data of routes that answer with a file (feeds, search indexes, documents), which no router navigates to. */
const resourceRouteData = /\.(?:xml|json|html)\.data$/;

/**
 * The error when React Router's output differs from what this module expects.
 *
 * @param file the page or asset, relative to the client folder
 * @param part what is missing there
 */
function outputError(file: string, part: string): Error {
  return new Error(
    `${file}: React Router wrote no ${part}. Adapt postbuild/react-router-output.ts (docs/update-react-router.md).`,
  );
}

/** The parts of a page that React Router needs for hydration. */
interface HydrationParts {
  /** Address of the script that sets the route manifest. */
  manifest: string;
  /** The page's routes, the root first. */
  routes: { id: string; module: string }[];
  /** Statements that create the context and enqueue the loader data. */
  context: string;
  /** The module script, in whose place React expects a script element. */
  moduleScript: Element;
}

/** Whether React Router rendered the page, as opposed to a resource route. */
export function isReactRouterPage(page: Page): boolean {
  return getElements(page).some(
    (element) =>
      getAttribute(element, "rel") === "modulepreload" ||
      (element.tagName === "script" &&
        (getAttribute(element, "src") !== undefined ||
          getAttribute(element, "type") === "module" ||
          textContent(element).includes(contextScript))),
  );
}

/**
 * Takes React Router's scripts and preloads out of a page. Scripts outside the stream stay as empty elements, because
 * React expects them when it hydrates.
 *
 * @param page as `react-router build` wrote it
 * @param file its name, for the error
 * @throws when a part is missing
 */
export function takeHydrationParts(page: Page, file: string): HydrationParts {
  const elements = getElements(page);
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const startingWith = (code: string) => scripts.filter((script) => textContent(script).startsWith(code));
  const requirePart = <T>(part: T | undefined, name: string): T => {
    if (part === undefined) throw outputError(file, name);
    return part;
  };
  const preloads = elements.filter((element) => getAttribute(element, "rel") === "modulepreload");
  requirePart(preloads[0], `<link rel="modulepreload">`);
  const [scroll] = startingWith(scrollScript);
  const [context] = startingWith(contextScript);
  const stream = startingWith(streamScript);
  const enqueued = stream.filter((script) => enqueuedString.test(textContent(script)));
  requirePart(enqueued[0], `<script> with ${streamScript}enqueue("…")`);
  requirePart(stream[enqueued.length], `<script> with ${streamScript}close()`);
  const moduleScript = requirePart(
    scripts.find((script) => getAttribute(script, "type") === "module"),
    `<script type="module">`,
  );
  const { manifest, routes } = readModuleScript(textContent(moduleScript), requirePart);
  const data = withoutLoadedHtml(stream.map(textContent).join("\n"), page, elements, file);
  const contextCode = textContent(requirePart(context, `<script> that starts with ${contextScript}`));

  setText(page, requirePart(scroll, `<script> that starts with ${scrollScript}`), "");
  setText(page, requirePart(context, contextScript), "");
  for (const element of [...preloads, ...stream]) remove(page, element);
  removeSuspenseComments(page, elements);
  return {
    manifest,
    routes,
    context: `${contextCode}\n${data}`,
    moduleScript,
  };
}

/**
 * The code of one module that loads all parts and hydrates the page. The manifest is part of it: every file that hydration
 * loads costs the main thread about a millisecond, whatever its size.
 *
 * @param client the folder of the client build
 * @param hydrateModule address of the module that exports `hydrate()` (app/hydration/hydrate.tsx)
 */
export async function hydrationModule(
  client: string,
  { manifest, routes, context }: HydrationParts,
  hydrateModule: string,
): Promise<string> {
  const hydrate = await importModule(client, hydrateModule, "hydration");
  const modules = await Promise.all(
    routes.map(({ module }, index) => importModule(client, module, `route${index}`)),
  );
  const statements = [...modules, hydrate].map(({ statement }) => statement).join("\n");
  const manifestCode = trimManifest(await readFile(join(client, manifest), "utf8"), statements);
  const routeModules = routes.map(({ id }, index) => `${JSON.stringify(id)}: ${modules[index]?.namespace}`);
  return `${statements}
${manifestCode}
window.${routeModulesGlobal} = { ${routeModules.join(", ")} };
${context}
const { hydrate } = ${hydrate.namespace};
hydrate();
`;
}

/**
 * Leaves out of the manifest the routes that answer with a file, to which no router navigates, and of each route what may
 * be missing: flags that are false, the flag that only the server reads, empty lists, and imports that the page has loaded
 * already.
 *
 * @param loaded the import statements of the hydration module
 */
function trimManifest(code: string, loaded: string): string {
  const manifest: { routes: Record<string, Record<string, unknown>> } = JSON.parse(
    code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1),
  );
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route.hasDefaultExport) delete manifest.routes[id];
    for (const [key, value] of Object.entries(route)) {
      const left = Array.isArray(value) ? value.filter((path) => !loaded.includes(`"${path}"`)) : value;
      if (left === false || key === "hasDefaultExport" || (Array.isArray(left) && left.length === 0))
        delete route[key];
      else route[key] = left;
    }
  }
  return `window.${manifestGlobal}=${JSON.stringify(manifest)};`;
}

/**
 * Checks what our browser code relies on: the route manifest, the global router and the path of loader data.
 *
 * @param client the folder of the client build
 * @throws when it differs from what is expected
 */
export async function checkClientBuild(client: string): Promise<void> {
  const assets = await readdir(join(client, "assets"));
  const manifest = assets.find((name) => manifestFile.test(name));
  if (!manifest) throw outputError("assets", "file manifest-<hash>.js");
  const file = `assets/${manifest}`;
  for (const [id, { hasDefaultExport, module, imports }] of await readRoutes(client, file)) {
    // Routes without a component answer with a file; their modules are empty.
    const isComplete =
      module && imports && [module, ...imports].every((path) => existsSync(join(client, path)));
    if (hasDefaultExport && !isComplete) throw outputError(file, `module and imports of route "${id}"`);
  }
  const setsRouter = new RegExp(`\\b${routerGlobal}\\s*=(?!=)`);
  const scripts = assets.filter((name) => name.endsWith(".js"));
  const codes = await Promise.all(scripts.map((name) => readFile(join(client, "assets", name), "utf8")));
  if (!codes.some((code) => setsRouter.test(code)))
    throw outputError("assets/*.js", `window.${routerGlobal}`);
}

/** The routes of the manifest by id. Their properties may be missing in another version. */
async function readRoutes(client: string, file: string) {
  const code = await readFile(join(client, file), "utf8");
  const [, json = "{}"] = new RegExp(`^window\\.${manifestGlobal}=(.*);$`, "s").exec(code) ?? [];
  const { routes = {} }: { routes?: Record<string, Partial<ManifestRoute & { hasDefaultExport: boolean }>> } =
    JSON.parse(json);
  const entries = Object.entries(routes);
  if (!entries.some(([, { hasDefaultExport }]) => hasDefaultExport))
    throw outputError(file, `window.${manifestGlobal} with routes`);
  return entries;
}

/** The file of a prerendered page, relative to the client folder. */
export function pageFile(pathname: string): string {
  return `${pathname.slice(1)}/index.html`;
}

/** The file of a page's loader data, relative to the client folder. */
export function dataFile(pathname: string): string {
  return dataPath(pathname).slice(1);
}

/**
 * Checks that a rendered page has its loader data where the browser fetches them, and that no other page has any.
 *
 * @param client the folder of the client build
 * @param file the page, `contact/index.html`
 * @throws when it differs from what is expected
 */
export function checkPageData(client: string, file: string, isRendered: boolean): void {
  const data = dataFile(`/${file.replace(/\/?index\.html$/, "")}`);
  if (isRendered === existsSync(join(client, data))) return;
  throw outputError(file, isRendered ? `loader data ${data}` : `scripts, although ${data} exists`);
}

/**
 * Deletes files of React Router's build that no browser requests: the SPA fallback, and the data and empty modules of routes
 * that answer with a file.
 *
 * @param client the folder of the client build
 * @param files all files in it
 */
export async function removeUnusedFiles(client: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const path = join(client, file);
    const isEmpty = async () => file.endsWith(".js") && (await stat(path)).size === 0;
    if (file === spaFallback || resourceRouteData.test(file) || (await isEmpty())) await rm(path);
  }
}

/** Reads the module script: the manifest, `import * as route0 from "…"`, the route modules by id. */
function readModuleScript(code: string, requirePart: <T>(part: T | undefined, name: string) => T) {
  let manifest: string | undefined;
  const modules = new Map<string, string>();
  let routes: HydrationParts["routes"] | undefined;
  for (const node of requirePart(parsed(code), `readable code in <script type="module">`)) {
    if (node.type === "ImportDeclaration") {
      const [specifier] = node.specifiers;
      if (specifier) modules.set(specifier.local.name, node.source.value);
      else manifest = node.source.value;
    } else if (node.type === "ExpressionStatement") {
      const { expression } = node;
      if (isAssignmentTo(expression, routeModulesGlobal))
        routes = readProperties(expression.right).map(([id, name]) => ({
          id,
          module: requirePart(modules.get(name), `import of ${name} in <script type="module">`),
        }));
    }
  }
  return {
    manifest: requirePart(manifest, `import of the manifest in <script type="module">`),
    routes: requirePart(routes, `window.${routeModulesGlobal} in <script type="module">`),
  };
}

function parsed(code: string): ESTree.Program["body"] | undefined {
  try {
    return parseAst(code).body;
  } catch {
    return undefined;
  }
}

function isAssignmentTo(node: ESTree.Expression, global: string): node is ESTree.AssignmentExpression {
  return (
    node.type === "AssignmentExpression" &&
    node.left.type === "MemberExpression" &&
    node.left.property.type === "Identifier" &&
    node.left.property.name === global
  );
}

/** The properties of an object of identifiers: `{"root":route0}`. */
function readProperties(node: ESTree.Expression): [key: string, name: string][] {
  if (node.type !== "ObjectExpression") return [];
  return node.properties.flatMap((property) =>
    property.type === "Property" && property.value.type === "Identifier"
      ? [[readString(property.key) ?? "", property.value.name] as [string, string]]
      : [],
  );
}

function readString(node: ESTree.Node): string | undefined {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** The stream scripts end the page and leave the comments of their Suspense boundaries behind. */
function removeSuspenseComments(page: Page, elements: Element[]): void {
  const body = elements.find(({ tagName }) => tagName === "body");
  for (const node of body?.childNodes.toReversed() ?? []) {
    if (!("data" in node && suspenseComment.test(node.data))) return;
    remove(page, node);
  }
}

/**
 * HTML from a loader is in the page and again in its loader data, so an article's text would be downloaded twice. The
 * module reads it from the page instead.
 */
function withoutLoadedHtml(stream: string, page: Page, elements: Element[], file: string): string {
  const loaded = elements.filter((candidate) => getAttribute(candidate, attributes.loaded) !== undefined);
  if (loaded.length === 0) return stream;
  return stream.replace(enqueuedString, (literal) =>
    loaded.reduce(
      (code, element, index) => {
        // A string of the data, within the string that the code is.
        const html = JSON.stringify(JSON.stringify(innerSource(page, element))).slice(1, -1);
        const [before, after, ...more] = code.split(html);
        if (after === undefined || more.length > 0)
          throw outputError(
            file,
            `loader data with the HTML of <${element.tagName} ${attributes.loaded}>, once`,
          );
        const found = `document.querySelectorAll("[${attributes.loaded}]")[${index}]`;
        return `${before}"+JSON.stringify(${found}.innerHTML)+"${after}`;
      },
      JSON.stringify(JSON.parse(literal)),
    ),
  );
}
