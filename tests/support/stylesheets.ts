import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface Sheet {
  /** Path from the root of the repository. */
  file: string;
  /** Its own rules, without imports. */
  css: string;
}

/** The site's stylesheet files in cascade order, without packages. */
export function siteSheets(file = join(root, "app/app.css")): Sheet[] {
  const css = readFileSync(file, "utf8");
  const imported = Array.from(css.matchAll(/@import "(\.[^"]+)"/g), ([, path = ""]) =>
    resolve(file, "..", path),
  );
  return [
    ...imported.flatMap((path) => siteSheets(path)),
    { file: relative(root, file), css: css.replaceAll(/@import [^;]+;/g, "") },
  ];
}
