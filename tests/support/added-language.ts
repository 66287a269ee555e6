import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { matchPath } from "react-router";

const root = resolve(import.meta.dirname, "../..");

/** The added language: Danish, with English translations. */
export const added = { code: "da", tag: "da", label: "Dansk" };

/**
 * Code tables that need a row per language, besides shared/languages.ts, as listed in docs/translate.md.
 */
export const wordingTables = {
  "shared/time-wording.ts": "wording",
  "content-loader/format.ts": "wording",
  "profile/page/messages.ts": "profileMessages",
};

/** Folders that are linked or left out. */
const notCopied = new Set([
  "node_modules",
  "public",
  "dist",
  "data",
  "tests",
  ".git",
  ".cache",
  ".react-router",
]);

/**
 * Copies the project, adds a language to the copy and builds some of its pages.
 *
 * @param pages language-neutral paths, built in every language
 * @param change changes the copy's content first
 * @returns the folder of the copy
 */
export async function buildWithAddedLanguage(
  pages: readonly string[],
  change: (copy: string) => void = () => {},
): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), "added-language-"));
  cpSync(root, copy, { recursive: true, filter: (file) => !notCopied.has(relative(root, file)) });
  for (const shared of ["node_modules", "public"]) symlinkSync(join(root, shared), join(copy, shared), "dir");
  change(copy);
  addRow(copy);
  addTranslations(copy);
  writeFileSync(
    join(copy, "drawings/build/pictures.ts"),
    "export async function buildPictures() {}\nexport async function drawCovers() {}\n",
  );
  writeFileSync(join(copy, "react-router.config.ts"), configFor(pages));
  edit(join(copy, "app/routes.ts"), (text) =>
    text.replaceAll(/^.*\bpage\("([^"]+)".*\n/gm, keepRoute(pages)),
  );
  await build(copy);
  return copy;
}

function addRow(copy: string): void {
  const { code, tag, label } = added;
  const row = `${code}: { code: "${code}", label: "${label}", flag: "/flags/gb.svg", tag: "${tag}", locale: "da-DK",
    openGraph: "da_DK", prefix: "/${code}", serves: ["da"], pageNames: {} },\n} as const satisfies`;
  edit(join(copy, "shared/languages.ts"), (text) => text.replace("} as const satisfies", row));
  for (const [file, table] of Object.entries(wordingTables)) {
    edit(join(copy, file), (text) => `${text}\n${table}.${code} = ${table}.en;\n`);
  }
}

function addTranslations(copy: string): void {
  for (const folder of ["", "articles", "profiles"]) {
    const content = join(copy, "content", folder);
    cpSync(join(content, "en"), join(content, added.code), { recursive: true });
  }
  const pictures = join(copy, "app/routes/home/first-screens");
  for (const name of readdirSync(pictures).filter((file) => file.includes("-en-"))) {
    cpSync(join(pictures, name), join(pictures, name.replace("-en-", `-${added.code}-`)));
  }
  const data = join(copy, "content/data");
  for (const name of readdirSync(data).filter((file) => file.endsWith(".json"))) {
    const file = join(data, name);
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, "utf8"), withTranslation)));
  }
}

/** Adds the language to an object with a value per language. */
function withTranslation(_key: string, value: unknown): unknown {
  const isLocalised = typeof value === "object" && value !== null && "en" in value && "no" in value;
  return isLocalised ? { ...value, [added.code]: value.en } : value;
}

/** Removes routes of unbuilt pages: React Router rejects a route without a page. */
function keepRoute(pages: readonly string[]) {
  return (line: string, path: string) =>
    path === "*" || pages.some((page) => matchPath(`/${path}`, page)) ? line : "";
}

function configFor(pages: readonly string[]): string {
  return `import { languageCodes, localizedPath, notFoundPages } from "./app/i18n/languages.ts";
const pages = ${JSON.stringify(pages)};
const pathsIn = (code) => [...pages.map((page) => localizedPath(page, code)), ...notFoundPages(code).map(({ path }) => path)];
export default { buildDirectory: "dist", ssr: false, prerender: { paths: () => languageCodes.flatMap(pathsIn) } };
`;
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has no place for a language`);
  writeFileSync(file, changed);
}

function build(folder: string): Promise<void> {
  const child = spawn(process.execPath, ["scripts/build-site.ts"], { cwd: folder, stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((done, fail) => {
    child.on("close", (code) => (code === 0 ? done() : fail(new Error(output.slice(-4000)))));
  });
}
