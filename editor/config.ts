import { readFileSync } from "node:fs";
import { z } from "zod";
import { frontMatterSchema } from "../content-loader/articles/format/front-matter.ts";
import { dataSchemas } from "../content-loader/data/schema.ts";
import { languageCodes } from "../shared/languages.ts";
import { type EditorField, type EditorLanguage, fieldLabel, type JsonSchema, toFields } from "./fields.ts";
import { textFiles, textLabel } from "./text-labels.ts";

export const collectionLabels = {
  en: { data: "Facts and settings", texts: "Texts", articles: "Articles", article: "Article" },
  no: { data: "Fakta og innstillinger", texts: "Tekster", articles: "Artikler", article: "Artikkel" },
};

/** The page that the editor links to from a data file. */
const pageOfData: Record<string, string> = {
  "packages.json": "/pricing",
  "claims.json": "/how-we-count",
  "testimonials.json": "/testimonials",
  "companies.json": "/why-us",
  "cities.json": "/norway",
  "regions.json": "/international",
  "support-zones.json": "/international",
  "service.json": "/terms",
  "promises.json": "/pricing",
  "processors.json": "/privacy-policy",
  "categories.json": "/blog",
  "listing-filters.json": "/blog",
  "search-words.json": "/blog",
  "site.json": "/contact",
};

/**
 * The configuration of Sveltia CMS, made from the schemas that `npm run check` validates with.
 *
 * @param language of labels and hints
 */
export function editorConfig(language: EditorLanguage) {
  const label = collectionLabels[language];
  return {
    backend: { name: "github", ...hostedRepository() },
    load_config_file: false,
    app_title: "Profilverk",
    media_folder: "public",
    public_folder: "/",
    show_preview_links: true,
    i18n: { structure: "multiple_folders", locales: languageCodes, default_locale: languageCodes[0] },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      {
        name: "data",
        label: label.data,
        files: Object.entries(dataSchemas).map(([file, schema]) => ({
          name: file.replace(".json", ""),
          label: fieldLabel(file, language).label,
          file: `content/data/${file}`,
          format: "json",
          ...(pageOfData[file] && { preview_path: pageOfData[file] }),
          fields: toFields(z.toJSONSchema(schema, { io: "input" }) as JsonSchema, language),
        })),
      },
      {
        name: "texts",
        label: label.texts,
        i18n: true,
        files: Object.entries(textFiles).map(([name, [en, no, page]]) => ({
          name,
          label: language === "en" ? en : no,
          file: `content/{{locale}}/${name}.json`,
          format: "json",
          i18n: true,
          preview_path: page,
          fields: toTextFields(JSON.parse(readFileSync(`content/en/${name}.json`, "utf8")), language),
        })),
      },
      {
        name: "articles",
        label: label.articles,
        label_singular: label.article,
        folder: "content/articles",
        extension: "md",
        format: "yaml-frontmatter",
        i18n: true,
        slug: "{{title}}",
        preview_path: "/blog/{{slug}}",
        fields: articleFields(language),
      },
    ],
  };
}

/** The GitHub repository of the remote `origin`, for editing without a folder (docs/edit.md); a placeholder without one. */
export function hostedRepository(read = (file: string) => readFileSync(`.git/${file}`, "utf8")) {
  const find = (file: string, pattern: RegExp) => {
    try {
      return pattern.exec(read(file))?.[1];
    } catch {
      // There is no git repository here.
      return undefined;
    }
  };
  return {
    repo:
      find("config", /\[remote "origin"\]\s+url = \S*github\.com[:/](\S+?\/\S+?)(?:\.git)?\s/) ??
      "owner/repository",
    branch: find("HEAD", /^ref: refs\/heads\/(\S+)/) ?? "main",
  };
}

/** Fields with a value in each language; the others are shared. */
const translatedFields = ["title", "description", "summary", "tags", "sources"];

function articleFields(language: EditorLanguage): EditorField[] {
  const schema = z.toJSONSchema(frontMatterSchema, { io: "input" }) as JsonSchema;
  const fields = toFields(schema, language).map((field) =>
    withI18n(field, translatedFields.includes(field.name) ? true : "duplicate"),
  );
  const body = { name: "body", widget: "markdown", modes: ["raw"], i18n: true, required: true };
  return [...fields, { ...body, ...fieldLabel("body", language) }];
}

/** Sets whether a field and those in it are translated or have the same value in both languages. */
function withI18n(field: EditorField, i18n: true | "duplicate"): EditorField {
  return {
    ...field,
    i18n,
    // Without this, no item can be added to a simple list in the other language.
    ...(field.field && { field: { ...field.field, i18n } }),
    ...(field.fields && { fields: field.fields.map((one) => withI18n(one, i18n)) }),
  };
}

/** A longer text gets a text area. */
const maxInputLength = 60;

/** Fields for a translation file. Its structure serves as the schema, and every text is required in each language. */
function toTextFields(tree: Record<string, unknown>, language: EditorLanguage): EditorField[] {
  return Object.entries(tree).map(([name, value]) => ({
    name,
    ...textLabel(name, language),
    required: true,
    i18n: true,
    ...toTextWidget(name, value, language),
  }));
}

function toTextWidget(
  name: string,
  value: unknown,
  language: EditorLanguage,
): { widget: string; [option: string]: unknown } {
  if (typeof value === "string") return { widget: value.length > maxInputLength ? "text" : "string" };
  if (!Array.isArray(value)) {
    const fields = toTextFields(value as Record<string, unknown>, language);
    return { widget: "object", collapsed: "auto", fields };
  }
  const [first] = value;
  if (typeof first === "string") {
    const longest = value.toSorted((a, b) => b.length - a.length)[0];
    const { label } = textLabel(name, language);
    return {
      widget: "list",
      field: { name: "item", label, required: true, i18n: true, ...toTextWidget(name, longest, language) },
    };
  }
  const summary = ["heading", "title", "name", "label"].find((key) => key in first);
  return {
    widget: "list",
    collapsed: true,
    ...(summary && { summary: `{{${summary}}}` }),
    fields: toTextFields(first as Record<string, unknown>, language),
  };
}
