/** Forbids a line break where it stands, is not seen and has no width. U+2011 would need a glyph of the font. */
const joiner = "\u2060";
const nbsp = "\u00a0";

/**
 * Browsers break a line behind any dash or hyphen, and behind a slash before a letter. Ranges, single letters and pairs
 * of capitals, short endings, abbreviations.
 */
const marks =
  /(?<=\d)–(?=\d)|(?<=(?<!\p{L})(?:\p{L}|\p{Lu}{2}))-(?=\p{L})|(?<=\p{L})-(?=\p{Ll}{1,3}(?!\p{L}))|(?<=\p{Lu})\/(?=\p{Lu})/gu;

/** In front of a number, or of the place of one: `§ 15-6`, `kl. 14`, `NOK 500`, `article 6`. */
const before =
  /(?<=§|(?<!\p{L})(?:NOK|(?:kl|nr|no|ca)\.|section|chapter|article|kapittel|artikkel|punkt)) (?=\d|\{\{)/giu;

/** Behind one: what it counts. */
const units =
  /(?<=\d|\}\}) (?=(?:(?:virkedag|dag|minutt|time|uke|måned|år|prosent|kr|million|milliard|day|minute|hour|week|month|year)\p{Ll}{0,4}|seconds?|sekund(?:er)?|words?|ord|per cent)(?!\p{L})|[ap]\.m\.|[€$%])|(?<=(?:\d|\}\}) per) (?=cent)/gu;

/** A day and its month, in Norwegian with a point. */
const days =
  /(?<=(?<!\d)\d\d?\.?) (?=(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))/gu;

/** Groups of digits: `+47 22 00 00 00`, `3 500`. */
const groups = /(?<=\d) (?=\d{2,3}(?!\d))/g;

/** Keeps on one line what is read as one: `7–14`, `CV-en`, `follow-up`, `e-post`, `30 minutter`, `§ 13`, `1. juni`. */
export function unbroken(text: string): string {
  return [before, units, days, groups].reduce(
    (bound, spaces) => bound.replace(spaces, nbsp),
    text.replace(marks, `$&${joiner}`),
  );
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
