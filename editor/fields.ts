import { type Label, labels } from "./labels.ts";

/** The part of JSON Schema that zod uses for the schemas of `content/`. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: (string | number)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** A field in the configuration of Sveltia CMS: https://sveltiacms.app/en/docs/fields */
export interface EditorField {
  name: string;
  widget: string;
  label: string;
  hint?: string;
  required: boolean;
  fields?: EditorField[];
  /** The items of a list of single values. */
  field?: Omit<EditorField, "field" | "fields">;
  [option: string]: unknown;
}

export type EditorLanguage = "en" | "no";

/**
 * The editor's fields for the properties of an object schema.
 *
 * @throws if a key has no label or a schema has no matching field
 */
export function toFields(schema: JsonSchema, language: EditorLanguage): EditorField[] {
  const object = mergeVariants(schema);
  return Object.entries(object.properties ?? {}).map(([name, property]) =>
    toField(name, property, object.required?.includes(name) ?? false, language),
  );
}

function toField(name: string, schema: JsonSchema, required: boolean, language: EditorLanguage): EditorField {
  return {
    name,
    ...fieldLabel(name, language),
    required,
    ...toWidget(name, mergeVariants(schema), language),
  };
}

export function fieldLabel(name: string, language: EditorLanguage): { label: string; hint?: string } {
  const label: Label | undefined = labels[name];
  if (!label) throw new Error(`editor/labels.ts has no label for "${name}"`);
  const index = language === "en" ? 0 : 1;
  const hint = label[2]?.[index];
  return { label: label[index], ...(hint && { hint }) };
}

/** Fields with a text area, however short their text is. */
const longTexts = ["quote", "text", "description"];
/** Set by the server's operator, not in the editor. */
const hiddenFields = ["functionsUrl", "anonKey"];

function toWidget(
  name: string,
  schema: JsonSchema,
  language: EditorLanguage,
): Record<string, unknown> & { widget: string } {
  if (hiddenFields.includes(name)) return { widget: "hidden", default: "" };
  if (schema.enum) return { widget: "select", options: schema.enum };
  switch (schema.type) {
    case "object":
      return { widget: "object", fields: toFields(schema, language) };
    case "array":
      return listWidget(name, schema, language);
    case "boolean":
      return { widget: "boolean", default: false };
    case "integer":
    case "number":
      return {
        widget: "number",
        value_type: schema.type === "integer" ? "int" : "float",
        ...(schema.type === "number" && { step: 0.1 }),
        ...limit("min", schema.minimum ?? (schema.exclusiveMinimum === 0 ? smallest(schema) : undefined)),
        ...limit("max", schema.maximum),
      };
    case "string":
      return textWidget(name, schema, language);
  }
  throw new Error(`The editor has no field for "${name}": ${JSON.stringify(schema)}`);
}

const smallest = ({ type }: JsonSchema) => (type === "integer" ? 1 : 0);
/** Leaves out the limits that zod adds to every integer. */
const limit = (name: string, value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? { [name]: value } : {};

function textWidget(name: string, schema: JsonSchema, language: EditorLanguage) {
  if (schema.format === "date") {
    return {
      widget: "datetime",
      type: "date",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
    };
  }
  const message = language === "en" ? "This value is not allowed" : "Denne verdien er ikke tillatt";
  return {
    widget: longTexts.includes(name) ? "text" : "string",
    ...(schema.format === "uri" && { type: "url" }),
    ...(schema.format === "email" && { type: "email" }),
    ...(schema.pattern && !schema.format && { pattern: [schema.pattern, message] }),
    ...(schema.maxLength !== undefined && { maxlength: schema.maxLength }),
  };
}

function listWidget(name: string, schema: JsonSchema, language: EditorLanguage) {
  const items = mergeVariants(schema.items ?? {});
  const size = {
    ...(schema.minItems !== undefined && { min: schema.minItems }),
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  };
  if (items.type === "object") {
    const fields = toFields(items, language);
    const summary = ["name", "title", "id", "use"].find((key) =>
      fields.some((field) => field.name === key && field.widget === "string"),
    );
    return {
      widget: "list",
      fields,
      ...size,
      ...(summary && { summary: `{{${summary}}}` }),
      collapsed: true,
    };
  }
  if (items.type === "integer" && items.minimum !== undefined && items.maximum !== undefined) {
    const options = Array.from(
      { length: items.maximum - items.minimum + 1 },
      (_, i) => i + Number(items.minimum),
    );
    return { widget: "select", multiple: true, options, ...size };
  }
  const field = { name: "item", label: fieldLabel(name, language).label, required: true };
  return { widget: "list", field: { ...field, ...toWidget(name, items, language) }, ...size };
}

/**
 * Merges the variants of a union into one object. Sveltia tells variants apart by a text field, but these differ in a boolean. A
 * property of only one variant becomes optional; the checks of `content/` still require it where needed.
 */
function mergeVariants(schema: JsonSchema): JsonSchema {
  const names = schema.propertyNames?.enum;
  if (names && typeof schema.additionalProperties === "object") {
    const each = schema.additionalProperties;
    return {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, each])),
      required: names,
    };
  }
  if ("const" in schema) {
    return schema.type === "boolean" ? { type: "boolean" } : { enum: [schema.const as string] };
  }
  const variants = (schema.anyOf ?? schema.oneOf)?.map(mergeVariants);
  if (!variants) return schema;
  const [first = {}] = variants;
  if (variants.every(({ type }) => type === "object")) {
    const properties: Record<string, JsonSchema> = {};
    for (const variant of variants) {
      for (const [name, property] of Object.entries(variant.properties ?? {})) {
        const known = properties[name];
        properties[name] = known ? mergeVariants({ anyOf: [known, property] }) : property;
      }
    }
    const required = (first.required ?? []).filter((name) =>
      variants.every((variant) => variant.required?.includes(name)),
    );
    return { type: "object", properties, required };
  }
  if (variants.every((variant) => variant.enum))
    return { enum: [...new Set(variants.flatMap((one) => one.enum ?? []))] };
  if (variants.every(({ type }) => type === first.type)) {
    return variants.every((one) => JSON.stringify(one) === JSON.stringify(first))
      ? first
      : { type: first.type ?? "string" };
  }
  const options = variants.flatMap((one) => one.enum ?? []);
  if (variants.some(({ type }) => type === "integer")) return { enum: [0, 1, 2, 3, 4, 5, 10, ...options] };
  return { type: "string" };
}
