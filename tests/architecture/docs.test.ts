import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findUnknownNames, madeElsewhere, readProject } from "../support/documentation.ts";

const root = resolve(import.meta.dirname, "../..");
const project = readProject(root);
const documents = globSync("{*.md,docs/**/*.md}", { cwd: root })
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
const everything = documents.map(({ text }) => text).join("\n");

test.each(documents)("$file names only paths, commands and settings that exist", ({ file, text }) => {
  expect(findUnknownNames(file, text, project)).toEqual([]);
});

describe("Documentation covers", () => {
  test.each([...project.scripts])("the command %s", (script) => {
    expect(everything).toMatch(new RegExp(`npm (run )?${script}(?![\\w:-])`));
  });

  test.each([...project.settings])("the setting %s", (setting) => {
    expect(everything).toMatch(new RegExp(`\\b${setting}\\b`));
  });

  test.each([...project.inbox.commands])("the command %s of the inbox", (command) => {
    const [group, member = ""] = command.split(" ");
    expect(everything).toMatch(new RegExp(`npm run (inbox -- )?${group}\\b[^\\n]*${member}`));
  });
});

test("lists paths that exist only in a build or on a running server", () => {
  expect(madeElsewhere.filter((path) => !everything.includes(path))).toEqual([]);
});

describe("The docs check", () => {
  test("finds the project's commands, settings and files", () => {
    expect(project.scripts).toContain("launch:check");
    expect(project.settings).toContain("SITE_URL");
    expect(project.variables).toContain("SMTP_URL_FILE");
    expect(project.inbox.commands).toContain("privacy erase");
    expect(project.inbox.options).toContain("quarantined");
  });

  test.each([
    ["a link", "[operate](nowhere.md)", "nowhere.md"],
    ["an anchor", "[operate](operate.md#nowhere)", "operate.md#nowhere"],
    ["a file", "`app/routes/nowhere.tsx`", "app/routes/nowhere.tsx"],
    ["a file by its name", "`nowhere.json`", "nowhere.json"],
    ["a folder", "`ap/routes/`", "ap/routes"],
    ["a pattern", "`content/<language>/nowhere-*.json`", "content/<language>/nowhere-*.json"],
    ["a file in a block", "```sh\nnode scripts/nowhere.ts\n```", "scripts/nowhere.ts"],
    ["a script", "`npm run nowhere`", "npm run nowhere"],
    ["a command of the inbox", "`npm run inbox -- nowhere`", "npm run inbox -- nowhere"],
    ["half a command", "`npm run inbox -- privacy now`", "npm run inbox -- privacy now"],
    ["an option", "`npm run inbox -- list --now`", "npm run inbox -- list --now"],
    ["a setting", "`NO_WHERE=1`", "NO_WHERE"],
  ])("notices %s that does not exist", (_what, text, name) => {
    expect(findUnknownNames("docs/a.md", text, project)).toEqual([name]);
  });

  test.each([
    "[operate](operate.md#backup-and-restore) [site](https://example.com) [page](/pricing)",
    "`app/routes/` `content/articles/en/<slug>.md` `server/settings/read-settings.ts` `read-settings.ts` `dist/client` `mail/*.eml`",
    "`npm run inbox -- list --quarantined` `npm start` `npm run launch:check`",
    "`SITE_URL` `SMTP_URL_FILE` `/pricing` `5/10m` `10.0.0.0/8` `{{name}}` `<em>…</em>` `:cite[id]`",
    "```\ncontent/articles/no/seo-guide.md:12  a statistic\nnpm run dev\n```",
  ])("accepts %s", (text) => {
    expect(findUnknownNames("docs/a.md", text, project)).toEqual([]);
  });
});
