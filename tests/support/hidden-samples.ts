import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A figure of `claims.json` that the copy calls documented, as `markText` writes it. */
export const provedFigure = "626300001";

/** A text without what separates words and groups of digits, so that it can be searched for marks. */
export const markText = (text: string) => text.replace(/[\s.,\u2060]|&nbsp;/g, "");

type Data = Record<string, unknown>;

/**
 * Sets `samples` to `hide` in a copy of the project, and gives every sample and unproved figure a value that is nowhere else.
 *
 * @returns these values, as `markText` writes them
 */
export function hideSamples(copy: string): string[] {
  const marks: string[] = [];
  const nextFigure = () => {
    const figure = 616_300_001 + marks.length;
    marks.push(String(figure));
    return figure;
  };
  const nextName = () => {
    const name = `Samplename${marks.length}x`;
    marks.push(name);
    return name;
  };
  /** Marks every amount below, and every name of a person or company. */
  function mark(tree: unknown): unknown {
    if (typeof tree !== "object" || tree === null) return tree;
    if (Array.isArray(tree)) return tree.map(mark);
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => {
        if (["amount", "to"].includes(key) && typeof value === "number") return [key, nextFigure()];
        if (["name", "company"].includes(key)) return [key, nextName()];
        if (key === "quote") return [key, { en: nextName(), no: nextName() }];
        return [key, value && typeof value === "object" ? mark(value) : value];
      }),
    );
  }
  const edit = (file: string, change: (data: Data) => Data) => {
    const path = join(copy, "content/data", file);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
  };
  edit("site.json", (data) => ({ ...data, samples: "hide" }));
  edit("testimonials.json", (data) => mark(data) as Data);
  edit("companies.json", (data) => mark(data) as Data);
  edit("processors.json", (data) => mark(data) as Data);
  edit("claims.json", (data) => ({
    ...Object.fromEntries(
      Object.entries(data as Record<string, Data>).map(([id, claim]) => [
        id,
        claim.documented ? claim : { ...claim, value: mark(claim.value) },
      ]),
    ),
    onTime: {
      ...(data.onTime as Data),
      value: { amount: Number(provedFigure), unit: "count" },
      documented: true,
    },
  }));
  const unprovedIn =
    (list: string, ...fields: string[]) =>
    (data: Data) => ({
      ...data,
      [list]: (data[list] as Data[]).map((item) => ({
        ...item,
        ...Object.fromEntries(fields.flatMap((field) => (item[field] ? [[field, mark(item[field])]] : []))),
      })),
    });
  edit("cities.json", unprovedIn("cities", "population", "averageSalary"));
  edit("regions.json", unprovedIn("regions", "marketSize", "averageSalary"));
  edit("packages.json", unprovedIn("packages", "originalPrice"));
  return marks;
}
