import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** What every room of the server may know. */
const leaves = ["server/addresses.ts", "server/env.ts", "server/settings", "server/tokens.ts", "contract"];

/** A subject has its routes, pages, mails and rules to itself, and stands on what all of them need. */
const forSubjects = [
  ...leaves,
  ...["forms", "pages", "mail", "storage", "http"].map((room) => `server/${room}`),
];

/** The layers of the house, and what each may import of ours besides itself. First match counts, so deeper ones first. */
const layers: { path: string; may: string[] }[] = [
  {
    path: "app/routes",
    may: [
      "app",
      "drawings/map",
      "drawings/faces/letters.ts",
      "content",
      "contract",
      "profile",
      "site.config.ts",
    ],
  },
  {
    path: "app/layout",
    may: [
      "app/forms",
      "app/notices",
      "app/analytics",
      "app/i18n",
      "app/ui",
      "app/seo",
      "app/waking",
      "app/when-idle.ts",
      "content",
      "contract",
      "site.config.ts",
    ],
  },
  {
    path: "app/forms",
    may: [
      "app/notices",
      "app/i18n",
      "app/ui",
      "app/waking",
      "app/query-client.ts",
      "contract",
      "site.config.ts",
    ],
  },
  {
    path: "app/booking",
    may: [
      "app/forms",
      "app/time",
      "app/i18n",
      "app/ui",
      "app/query-client.ts",
      "content",
      "contract",
      "site.config.ts",
    ],
  },
  {
    path: "app/pricing",
    may: ["app/claims", "app/i18n", "app/ui", "content", "contract", "site.config.ts"],
  },
  { path: "app/legal", may: ["app/i18n", "app/ui", "content", "contract", "site.config.ts"] },
  { path: "app/claims", may: ["app/i18n", "app/ui", "content"] },
  { path: "app/notices", may: ["app/i18n"] },
  { path: "app/time", may: ["app/i18n", "app/ui", "content", "contract", "site.config.ts"] },
  { path: "app/seo", may: ["app/i18n", "content", "site.config.ts"] },
  { path: "app/i18n", may: ["content", "contract", "site.config.ts"] },
  { path: "app/analytics", may: ["app/i18n", "app/when-idle.ts", "content", "contract", "site.config.ts"] },
  { path: "app/ui", may: [] },
  { path: "app/waking", may: [] },
  { path: "app", may: ["app", "contract", "content", "site.config.ts"] },
  { path: "content", may: ["contract"] },
  { path: "contract", may: [] },
  {
    path: "profile/read",
    may: ["profile/resume.ts", "profile/check-resume.ts", "profile/without-unseen.ts"],
  },
  {
    path: "profile/draft",
    may: ["profile/resume.ts", "profile/without-unseen.ts", "profile/read/values", "content"],
  },
  { path: "profile/advice", may: ["profile/resume.ts"] },
  { path: "profile/looks", may: ["profile/page", "drawings/covers", "content/data"] },
  {
    path: "profile/page",
    may: ["profile/resume.ts", "drawings/covers/random.ts", "drawings/faces/letters.ts", "content"],
  },
  {
    path: "profile/posters",
    may: ["profile/page", "profile/check-resume.ts", "drawings/covers", "content"],
  },
  { path: "profile/resume.ts", may: [] },
  { path: "profile/check-resume.ts", may: ["profile/resume.ts", "profile/without-unseen.ts"] },
  { path: "profile/without-unseen.ts", may: [] },
  { path: "server/main.ts", may: ["server", "contract", "content", "site.config.ts"] },
  { path: "server/cli.ts", may: ["server", "contract", "content", "site.config.ts"] },
  { path: "server/words.ts", may: ["content", "contract", "site.config.ts"] },
  { path: "server/app.ts", may: ["server", "contract"] },
  {
    path: "server/retention.ts",
    may: ["server/env.ts", "server/http", "server/mail", "server/storage", "contract"],
  },
  ...["contact", "newsletter", "booking"].map((subject) => ({ path: `server/${subject}`, may: forSubjects })),
  { path: "server/watch", may: [...leaves, "server/forms", "server/mail", "server/storage", "server/http"] },
  {
    path: "server/inbox",
    may: [
      ...["contact", "newsletter", "booking", "mail", "storage"].map((room) => `server/${room}`),
      ...leaves,
    ],
  },
  { path: "server/forms", may: [...leaves, "server/http"] },
  { path: "server/pages", may: ["server/storage", "server/http", "contract"] },
  { path: "server/mail", may: [...leaves, "server/storage", "server/http"] },
  { path: "server/storage", may: ["server/http", "server/settings", "contract"] },
  { path: "server/http", may: leaves },
  { path: "server/env.ts", may: ["server/settings", "contract"] },
  { path: "server/settings", may: [] },
  { path: "server/addresses.ts", may: ["contract"] },
  { path: "server/tokens.ts", may: [] },
  { path: "drawings", may: ["content", "contract", "site.config.ts"] },
  {
    path: "finish",
    may: ["app/i18n", "app/theme-colour.ts", "app/waking", "content", "contract", "site.config.ts"],
  },
];

const root = resolve(import.meta.dirname, "../..");
const houses = ["app", "content", "contract", "profile", "server", "finish", "drawings"];
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
  for (const file of houses.flatMap(sourceFiles)) {
    const layer = layers.find(({ path }) => isBelow(file, path));
    if (!layer) continue;
    for (const target of importsOf(file)) {
      const allowed = [layer.path, ...layer.may].some((path) => isBelow(target, path));
      if (!allowed) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Rooms that import each other in a circle, by whatever way. */
function circles(files: string[], roomOf: (file: string) => string): string[] {
  const next = new Map<string, Set<string>>();
  for (const file of files) {
    const others = importsOf(file)
      .map(roomOf)
      .filter((room) => room !== roomOf(file));
    next.set(roomOf(file), new Set([...(next.get(roomOf(file)) ?? []), ...others]));
  }
  const reached = (room: string, seen = new Set<string>()): Set<string> => {
    for (const one of next.get(room) ?? []) if (!seen.has(one)) reached(one, seen.add(one));
    return seen;
  };
  return [...next.keys()].filter((room) => reached(room).has(room));
}

test("none of the folders at the top imports one that imports it back", () => {
  expect(circles(houses.flatMap(sourceFiles), (file) => file.split("/", 1)[0] ?? "")).toEqual([]);
});

/** A folder of the server or the app, or a file beside them. */
const roomOf = (file: string) => file.split("/").slice(0, 2).join("/");

describe.each(["server", "app"])("In %s", (house) => {
  const files = sourceFiles(house);

  test("every room has a rule of its own", () => {
    const rooms = files.map(roomOf).filter((room) => house === "server" || !/\.tsx?$/.test(room));
    expect([...new Set(rooms)].filter((room) => !layers.some(({ path }) => path === room))).toEqual([]);
  });

  test("no room imports one that imports it back, by whatever way", () => {
    expect(circles(files, roomOf)).toEqual([]);
  });
});

test("app and server know each other only through the contract", () => {
  const crossing = [...sourceFiles("app"), ...sourceFiles("server")].flatMap((file) =>
    importsOf(file)
      .filter((target) => isBelow(target, file.startsWith("app/") ? "server" : "app"))
      .map((target) => `${file} imports ${target}`),
  );
  expect(crossing).toEqual([]);
});

test("the README draws who knows whom as it is", () => {
  const rooms = ["scripts", "finish", "app", "drawings", "profile", "server", "content", "contract"];
  const [, drawn = ""] = readFileSync(join(root, "README.md"), "utf8").match(/```mermaid\n([^`]*)```/) ?? [];
  const arrows = [...drawn.matchAll(/(\w+) --> ([\w &]+)/g)].flatMap(([, from, to = ""]) =>
    to.split("&").map((room) => `${from} --> ${room.trim()}`),
  );
  const imports = rooms.flatMap((from) =>
    sourceFiles(from)
      .flatMap(importsOf)
      .map((target) => target.split("/", 1)[0] ?? "")
      .filter((to) => to !== from && rooms.includes(to))
      .map((to) => `${from} --> ${to}`),
  );
  expect(new Set(arrows)).toEqual(new Set(imports));
});
