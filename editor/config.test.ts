import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { frontMatterSchema } from "../content-loader/articles/format/front-matter.ts";
import { dataSchemas } from "../content-loader/data/schema.ts";
import { editorConfig, hostedRepository } from "./config.ts";
import type { EditorField } from "./fields.ts";
import { textFiles } from "./text-labels.ts";

const config = editorConfig("en");
const [data, texts, articles] = config.collections;
const dataFiles = data?.files ?? [];

/** The value that the editor would save: the keys of its fields, in their order. */
function asSaved(value: unknown, { fields }: Partial<EditorField>): unknown {
  if (Array.isArray(value)) return value.map((item) => (fields ? asSaved(item, { fields }) : item));
  if (!fields || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    fields
      .filter(({ name }) => name in value)
      .map((one) => [one.name, asSaved((value as Record<string, unknown>)[one.name], one)]),
  );
}

test("includes every data and translation file", () => {
  expect(dataFiles.map(({ file }) => file)).toEqual(
    Object.keys(dataSchemas).map((name) => `content/data/${name}`),
  );
  const all = globSync("content/en/*.json").map((file) => basename(file, ".json"));
  expect(Object.keys(textFiles).toSorted()).toEqual(all.toSorted());
});

test.each(dataFiles.map(({ file, fields }) => ({ file, fields })))(
  "saves $file unchanged when nothing was edited",
  ({ file, fields }) => {
    const text = readFileSync(file, "utf8");
    expect(`${JSON.stringify(asSaved(JSON.parse(text), { fields }), null, 2)}\n`).toBe(text);
  },
);

test.each(Object.keys(textFiles))("saves the texts of %s unchanged when nothing was edited", (name) => {
  const fields = texts?.files?.find((file) => file.name === name)?.fields ?? [];
  for (const language of ["en", "no"]) {
    const text = readFileSync(`content/${language}/${name}.json`, "utf8");
    expect(JSON.parse(text)).toEqual(asSaved(JSON.parse(text), { fields }));
  }
});

test("lists every field of an article in the order of the files", () => {
  const fields = articles?.fields ?? [];
  const { properties } = z.toJSONSchema(frontMatterSchema, { io: "input" });
  expect(fields.map(({ name }) => name)).toEqual([...Object.keys(properties ?? {}), "body"]);
  for (const file of globSync("content/articles/*/*.md")) {
    const [, yaml = ""] = readFileSync(file, "utf8").split(/^---$/m);
    const matter = parse(yaml);
    expect([file, JSON.stringify(asSaved(matter, { fields }))]).toEqual([file, JSON.stringify(matter)]);
  }
});

test("has selects for allowed values, date fields for dates and limits for numbers", () => {
  const field = (file: string, ...path: string[]) => {
    let fields: EditorField[] = dataFiles.find(({ name }) => name === file)?.fields ?? [];
    let found: EditorField | undefined;
    for (const key of path) {
      found = fields.find(({ name }) => name === key);
      fields = found?.fields ?? [];
    }
    return found;
  };
  expect(field("packages", "packages", "price", "currency")).toMatchObject({ widget: "select" });
  expect(field("packages", "offers", "from")).toMatchObject({ widget: "datetime", type: "date" });
  expect(field("testimonials", "testimonials", "rating")).toMatchObject({
    min: 1,
    max: 5,
    value_type: "int",
  });
  expect(field("testimonials", "testimonials", "consentedOn")).toMatchObject({ required: false });
  expect(field("site", "openingHours", "days")).toMatchObject({ widget: "select", multiple: true });
  expect(field("claims", "rating", "documented")).toMatchObject({ widget: "boolean" });
});

test.each([
  ["git@github.com:kari/site.git", "kari/site"],
  ["https://github.com/kari/site", "kari/site"],
  ["https://example.org/kari/site.git", "owner/repository"],
])("edits the hosted repository of the remote %s", (url, repo) => {
  const files: Record<string, string> = {
    config: `[core]\n\tbare = false\n[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*\n`,
    HEAD: "ref: refs/heads/edit/prices\n",
  };
  expect(hostedRepository((file) => files[file] ?? "")).toEqual({ repo, branch: "edit/prices" });
});

test("uses a placeholder as hosted repository without git", () => {
  const read = () => {
    throw new Error("there is no such file");
  };
  expect(hostedRepository(read)).toEqual({ repo: "owner/repository", branch: "main" });
});

test("allows tags to be added in each language", () => {
  expect(articles?.fields?.find(({ name }) => name === "tags")).toMatchObject({
    i18n: true,
    field: { i18n: true },
  });
});

test("labels every field in English and Norwegian", () => {
  const norwegian = editorConfig("no").collections[0]?.files ?? [];
  expect(norwegian.map(({ label }) => label)).toContain("Pakker og priser");
  expect(JSON.stringify(norwegian)).not.toContain('"label":"Price"');
});
