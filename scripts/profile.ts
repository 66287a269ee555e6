import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { createServer } from "vite";
import type { Choices, MadeSite, Source } from "../profile/site/make-site.ts";
import { SiteError } from "../profile/site/site-error.ts";
import { formatBytes } from "../shared/format-bytes.ts";
import { type LanguageCode, languageCodes } from "../shared/languages.ts";
import { exitWithUsage, readArguments } from "./command-line.mjs";

const usage = `npm run profile -- cv.pdf | resume.json | MESSAGE_ID [options]: makes a customer's website as a folder that any static host serves.

  --theme kyst             instead of the chosen or suggested one
  --language en,no         one page each; the first is the front page. Texts in other languages are resume.<language>.json
  --show email,phone       contact details that may be published
  --domain kari.example    the address, for search engines and shared links
  --out folder             instead of customers/<name>

The folder keeps its resume.json: edit it, and run the command with it again (docs/deliver.md).`;

const { values, positionals } = readArguments(usage, {
  options: {
    theme: { type: "string" },
    language: { type: "string" },
    show: { type: "string" },
    domain: { type: "string" },
    out: { type: "string" },
  },
  allowPositionals: true,
});
const [input = exitWithUsage(usage, "A CV, a resume.json or the id of a message is missing"), ...more] =
  positionals;
if (more.length > 0) exitWithUsage(usage, `Name one customer, not ${positionals.join(" ")}`);

const choices: Choices = {
  theme: values.theme,
  languages: parseList("language", languageCodes) as [LanguageCode, ...LanguageCode[]] | undefined,
  show: parseList("show", ["email", "phone"] as const),
  domain: values.domain,
};

try {
  report(await make());
} catch (error) {
  const isExpected = error instanceof Error && (error.name === "SiteError" || "syscall" in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function make(): Promise<MadeSite> {
  const isFolder = statSync(input, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const source = isFolder ? undefined : existsSync(input) ? fileSource(input) : messageSource(input);
  // Themes import stylesheets and fonts, which Vite resolves.
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;
    const { makeSite, updateSite } = await load<typeof import("../profile/site/make-site.ts")>(
      "/profile/site/make-site.ts",
    );
    const { findProject } =
      await load<typeof import("../profile/site/project.ts")>("/profile/site/project.ts");
    const folder = isFolder ? input : dirname(input);
    const isText = isFolder || basename(input) === "resume.json";
    const project = isText ? await findProject(folder) : undefined;
    if (project && values.out && resolve(values.out) !== resolve(folder))
      throw new SiteError(`${input} belongs to its folder. To move a customer, move the folder.`);
    if (project) return await updateSite(project, choices, new Date());
    if (!source) throw new SiteError(`${input} is a folder without a customer's resume.json.`);
    return await makeSite(source, folderFor, choices, new Date());
  } finally {
    await vite.close();
  }
}

function folderFor(slug: string): string {
  return values.out ?? join("customers", slug);
}

function fileSource(file: string): Source {
  return { bytes: readFileSync(file), name: basename(file) };
}

/** The draft that the inbox writes for a message, or the attached file if there is no draft. */
function messageSource(id: string): Source {
  if (!/^[0-9a-f][0-9a-f-]{7,35}$/i.test(id))
    throw new SiteError(`There is no file ${id}, and it is not the id of a message.`);
  const folder = mkdtempSync(join(tmpdir(), "message-"));
  try {
    const output = runInbox("files", id, folder);
    const files = readdirSync(folder);
    const draft = files.find((name) => name === "draft.json");
    const [name = draft] = draft ? [draft] : files;
    if (!name) throw new SiteError(output);
    const { email } = JSON.parse(runInbox("show", id, "--json"));
    return { ...fileSource(join(folder, name)), isDraft: draft !== undefined, email };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the output of the inbox's command */
function runInbox(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/cli.ts", ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new SiteError(stderr.trim());
  return stdout.trim();
}

function parseList<Value extends string>(
  option: "language" | "show",
  known: readonly Value[],
): [Value, ...Value[]] | undefined {
  const text = values[option];
  if (text === undefined) return undefined;
  const names = [...new Set(text.split(","))];
  const wrong = names.find((name) => !(known as readonly string[]).includes(name));
  if (wrong !== undefined) exitWithUsage(usage, `--${option} takes ${known.join(" and ")}, not "${wrong}"`);
  return names as [Value, ...Value[]];
}

function report({ folder, summary, pages, bytes, checks }: MadeSite): void {
  const text = join(folder, "resume.json");
  console.log(`${summary}

${join(folder, "site")}: ${pages.join(", ")} (${formatBytes(bytes, "en")} with fonts and pictures). Publish this folder.
${text}: the texts. After an edit: npm run profile -- ${text}
${checks.length > 0 ? `\nTo check:\n${checks.map((line) => `- ${line}`).join("\n")}` : "\nNothing to check."}`);
}
