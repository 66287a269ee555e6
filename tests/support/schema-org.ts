import { readFileSync } from "node:fs";

/**
 * The schema.org vocabulary, read from schema-dts. The compiler checks the
 * builders with it; this checks the built pages.
 */
const declarations = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");

interface Declared {
  bases: string[];
  /** Accepted types of each property. */
  properties: Map<string, string[]>;
}

const interfaces = new Map<string, Declared>();
for (const [, name = "", bases = "", body = ""] of declarations.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;$/gm)];
  interfaces.set(name, {
    bases: bases.split(",").map((base) => base.trim()),
    properties: new Map(properties.map(([, property = "", types = ""]) => [property, types.split(" | ")])),
  });
}

/** `type Offer = OfferLeaf | AggregateOffer`, literals and primitives included. */
const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = "", types = ""]) => [
    name,
    types.split(" | "),
  ]),
);

/** Formats of text types; other texts are unrestricted. */
const forms: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Duration: /^P(\d+[DWMY])*(T(\d+[HMS])+)?$/,
  URL: /^https?:\/\/\S+$/,
};

/**
 * Unknown types and properties, and invalid values, in a JSON-LD value,
 * each with its path; empty for a valid one.
 */
export function schemaProblems(value: unknown, place = "$"): string[] {
  if (typeof value !== "object" || value === null) return [`${place} is not an object`];
  const { "@type": type, "@context": _context, "@id": _id, ...properties } = value as Record<string, unknown>;
  if (!interfaces.has(`${type}Leaf`)) return [`${place} has the unknown type ${type}`];
  return Object.entries(properties).flatMap(([name, content]) => {
    const types = acceptedTypes(`${type}Leaf`, name);
    if (!types) return [`${place}.${name} is no property of ${type}`];
    const values: unknown[] = Array.isArray(content) ? content : [content];
    return values.flatMap((one, i) => {
      const here = `${place}.${name}${Array.isArray(content) ? `[${i}]` : ""}`;
      if (!takes(types, one)) return [`${here} takes ${types.join(" or ")}, not ${JSON.stringify(one)}`];
      return typeof one === "object" ? schemaProblems(one, here) : [];
    });
  });
}

/** Accepted types of a property, including inherited ones. */
function acceptedTypes(name: string, property: string): string[] | undefined {
  const declared = interfaces.get(name);
  if (!declared) return undefined;
  return (
    declared.properties.get(property) ??
    declared.bases.map((base) => acceptedTypes(base, property)).find((types) => types)
  );
}

function takes(types: string[], value: unknown, seen = new Set<string>()): boolean {
  return types.some((type) => {
    if (seen.has(type)) return false;
    seen.add(type);
    const form = forms[type];
    if (form) return typeof value === "string" && form.test(value);
    if (type.startsWith('"')) return type === JSON.stringify(value);
    if (["string", "number", "boolean"].includes(type)) return typeof value === type;
    if (type.endsWith("Leaf")) return isLeaf(value, type);
    return takes(unions.get(type) ?? [], value, seen);
  });
}

function isLeaf(value: unknown, leaf: string): boolean {
  return typeof value === "object" && value !== null && "@type" in value && `${value["@type"]}Leaf` === leaf;
}
