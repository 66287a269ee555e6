import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Everything that documentation can name. */
export interface Project {
  root: string;
  /** Root names of the project or its commands (.gitignore). */
  top: Set<string>;
  made: string[];
  /** Every file's name without its folder. */
  names: Set<string>;
  scripts: Set<string>;
  /** Commands of the inbox, `list` or `privacy erase`, and its options. */
  inbox: { commands: Set<string>; options: Set<string> };
  /** Settings of the server, and every other environment variable that the code reads. */
  settings: Set<string>;
  variables: Set<string>;
}

/**
 * Files that exist only on a running server, in a build or in a customer's folder, below `data/`, `dist/client/` or
 * `customers/`.
 */
export const madeElsewhere = [
  "site.db",
  "site.db-wal",
  "site.db-shm",
  "site.lock",
  "site.json",
  "mail/*.eml",
  "backups",
  "contact/index.html",
  "404/index.html",
  "no/404/index.html",
  "resume.json",
  "resume.no.json",
];

const outside = /^(node_modules|dist|data|customers|screenshots|\.git|\.cache|\.react-router)(\/|$)/;

/** Collects the names from the project's files. */
export function readProject(root: string): Project {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const files = globSync("{*,.*,**/*,.*/**/*}", { cwd: root, exclude: (path) => outside.test(path) });
  const cli = read("server/cli.ts");
  const code = files.filter((file) => /\.(ts|mjs)$/.test(file)).map(read);
  const literals = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const settings = literals(read("server/settings/read-settings.ts"), /\(\s*"([A-Z][A-Z_]+)"/g);
  const secrets = literals(read("server/settings/read-settings.ts"), /\bsecret\("([A-Z_]+)"/g).map(
    (name) => `${name}_FILE`,
  );
  return {
    root,
    top: new Set(files.map((file) => file.split("/")[0] ?? "")),
    made: read(".gitignore")
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => line.replaceAll(/^\/|\/$/g, "")),
    names: new Set(files.map((file) => basename(file))),
    scripts: new Set(Object.keys(JSON.parse(read("package.json")).scripts)),
    inbox: {
      commands: new Set(["backup", ...literals(cli, /case "([a-z ]+)":/g)]),
      options: new Set(literals(cli, /^\s+"?([a-z-]+)"?: \{ type: "(?:string|boolean)"/gm)),
    },
    settings: new Set(settings),
    variables: new Set([
      ...settings,
      ...secrets,
      ...code.flatMap((text) => literals(text, /\benv\.([A-Z][A-Z_]+)/g)),
    ]),
  };
}

/** Names in a text that do not exist, with the reason. `file` is its path from the root. */
export function findUnknownNames(file: string, text: string, project: Project): string[] {
  return [
    ...deadLinks(file, text, project.root),
    ...namedPaths(text, project).filter((path) => !isThere(path, project)),
    ...[...text.matchAll(/npm run ([\w:-]+)|npm (start|test)\b/g)]
      .filter(([, run, short]) => !project.scripts.has(run ?? short ?? ""))
      .map(([command]) => command),
    ...unknownInboxCalls(text, project),
    ...[...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)]
      .map(([name]) => name)
      .filter((name) => !project.variables.has(name)),
  ];
}

function deadLinks(file: string, text: string, root: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(https?:|mailto:|\/)/.test(target) && !target.includes("…"))
    .filter((target) => {
      const [path = "", anchor] = target.split("#");
      const linked = path ? join(root, dirname(file), path) : join(root, file);
      if (!existsSync(linked)) return true;
      return anchor !== undefined && !findAnchors(path ? readFileSync(linked, "utf8") : text).has(anchor);
    });
}

/** GitHub's anchors: lower case, punctuation removed, hyphens for spaces. */
function findAnchors(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading.toLowerCase());
  return new Set(headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N} -]/gu, "").replaceAll(" ", "-")));
}

/**
 * The paths in a text: in backticks anything with a slash or file extension, in code blocks anything that starts
 * with a folder of the project. URLs (`/pricing`), rates and networks
 * (`5/10m`, `10.0.0.0/8`), machines' own paths and anything with a space are none.
 */
function namedPaths(text: string, { top }: Project): string[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  const inline = [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) =>
      /^(?!\d[\d.]*\/\d)[\w.[][^:=("]*\/|^[\w.*-]+\.(tsx?|mjs|json|md|css|ya?ml|db|lock|service|db-\w+)$/.test(
        code,
      ),
    );
  const block = blocks
    .flatMap((code) => code.split(/\s+/))
    .filter((word) => word.includes("/") && top.has(word.split("/")[0] ?? ""));
  // `file.md:12` contains a line number.
  return [...inline, ...block].map((path) => path.replace(/(:\d+)?[,.;]?$/, "").replace(/\/$/, ""));
}

/** `<slug>` and `*` stand for any name; at least one must exist. */
function isThere(path: string, { root, top, made, names }: Project): boolean {
  if (madeElsewhere.includes(path) || made.some((own) => path === own || path.startsWith(`${own}/`)))
    return true;
  if (!path.includes("/")) return names.has(path);
  const pattern = path.replaceAll(/<[^>]+>|…/g, "*");
  return top.has(path.split("/")[0] ?? "") && globSync(pattern, { cwd: root }).length > 0;
}

function unknownInboxCalls(text: string, { inbox }: Project): string[] {
  return [...text.matchAll(/npm run inbox -- ([^`\n>]+)/g)].flatMap(([call, rest = ""]) => {
    const [first = "", second = ""] = rest.split(/\s+/);
    const known = inbox.commands.has(first) || inbox.commands.has(`${first} ${second}`);
    const options = [...rest.matchAll(/ --([a-z-]+)/g)].map(([, option = ""]) => option);
    return known && options.every((option) => inbox.options.has(option)) ? [] : [call.trim()];
  });
}
