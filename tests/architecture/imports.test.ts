import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** The layers of the house, and what each may import of ours besides itself. First match counts, so deeper ones first. */
const layers: { path: string; may: string[] }[] = [
  { path: "app/routes", may: ["app", "build/map", "content", "contract", "profile", "site.config.ts"] },
  {
    path: "app/layout",
    may: [
      "app/forms",
      "app/analytics",
      "app/i18n",
      "app/ui",
      "app/seo",
      "app/when-idle.ts",
      "content",
      "contract",
      "site.config.ts",
    ],
  },
  {
    path: "app/forms",
    may: ["app/layout", "app/i18n", "app/ui", "app/query-client.ts", "contract", "site.config.ts"],
  },
  { path: "app/seo", may: ["app/i18n", "content", "site.config.ts"] },
  { path: "app/i18n", may: ["content", "contract", "site.config.ts"] },
  { path: "app/analytics", may: ["app/i18n", "app/when-idle.ts", "content", "contract", "site.config.ts"] },
  { path: "app/ui", may: [] },
  { path: "app", may: ["app", "contract", "content", "site.config.ts"] },
  { path: "content", may: [] },
  { path: "contract", may: [] },
  { path: "profile/read", may: ["profile/resume.ts", "profile/check-resume.ts"] },
  { path: "profile/advice", may: ["profile/resume.ts"] },
  { path: "profile/looks", may: ["profile/page", "build/covers", "content/data"] },
  { path: "profile/page", may: ["profile/resume.ts", "build/covers/random.ts", "content"] },
  { path: "profile/resume.ts", may: [] },
  { path: "profile/check-resume.ts", may: ["profile/resume.ts"] },
  { path: "server/main.ts", may: ["server", "contract", "content", "site.config.ts"] },
  { path: "server/cli.ts", may: ["server", "contract", "content", "site.config.ts"] },
  { path: "server", may: ["server", "contract"] },
  {
    path: "build",
    may: ["app/i18n", "app/theme-colour.ts", "content", "contract", "profile", "site.config.ts"],
  },
];

const root = resolve(import.meta.dirname, "../..");
const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

/** What a file imports of the project, as paths from its root; types of React Router's own left out. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), "utf8");
  return [...code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
    .map(([, target = ""]) => relative(root, resolve(root, dirname(file), target)).replaceAll("\\", "/"))
    .filter((target) => !target.includes("/+types/"));
}

test("every folder imports only what stands below it in the house", () => {
  const wrong: string[] = [];
  for (const file of ["app", "content", "contract", "profile", "server", "build"].flatMap(sourceFiles)) {
    const layer = layers.find(({ path }) => isBelow(file, path));
    if (!layer) continue;
    for (const target of importsOf(file)) {
      const allowed = [layer.path, ...layer.may].some((path) => isBelow(target, path));
      if (!allowed) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("app and server know each other only through the contract", () => {
  const crossing = [...sourceFiles("app"), ...sourceFiles("server")].flatMap((file) =>
    importsOf(file)
      .filter((target) => isBelow(target, file.startsWith("app/") ? "server" : "app"))
      .map((target) => `${file} imports ${target}`),
  );
  expect(crossing).toEqual([]);
});
