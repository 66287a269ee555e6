/** Forbids a line break where it stands, is not seen and has no width. U+2011 would need a glyph of the font. */
const joiner = "\u2060";
const nbsp = "\u00a0";

/** Browsers break a line behind any dash or hyphen. Ranges, single letters, short endings. */
const dashes = /(?<=\d)–(?=\d)|(?<=(?<!\p{L})\p{L})-(?=\p{L})|(?<=\p{L})-(?=\p{Ll}{1,3}(?!\p{L}))/gu;

/** A number, or the place of one, and what it counts. */
const units =
  /(?<=\d|\}\}) (?=(?:virkedag|dag|minutt|time|måned|år|prosent|kr|day|minute|hour|month|year)\p{Ll}{0,4}(?!\p{L}))/gu;

/** Keeps on one line what is read as one: `7–14`, `CV-en`, `follow-up`, `e-post`, `30 minutter`. */
export function unbroken(text: string): string {
  return text.replace(dashes, `$&${joiner}`).replace(units, nbsp);
}

/** A name, all of it on one line: `Asia-Pacific`, `North America`. */
export function undivided(name: string): string {
  return name.replaceAll("-", `-${joiner}`).replaceAll(" ", nbsp);
}

/** Longer texts run over several lines. Labels and buttons do not, and stay as they are looked for. */
const running = 40;

/** The same for every running text below, but for those under `meta`: search engines and tabs break no lines. */
export function allUnbroken<Tree>(tree: Tree): Tree;
export function allUnbroken(tree: unknown): unknown {
  if (typeof tree === "string") return tree.length > running ? unbroken(tree) : tree;
  if (Array.isArray(tree)) return tree.map((part) => allUnbroken(part));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [name, name === "meta" ? part : allUnbroken(part)]),
  );
}
