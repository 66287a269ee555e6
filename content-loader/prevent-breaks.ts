/** Word joiner: invisible, prevents a line break. The no-break hyphen U+2011 would need a glyph in the font. */
const joiner = "\u2060";
const nbsp = "\u00a0";

/**
 * Where browsers may break lines but should not: after the dash of a range, the hyphen of a single letter, a pair of
 * capitals or a short ending, and the slash between capitals.
 */
const breakPoints =
  /(?<=\d)–(?=\d)|(?<=(?<!\p{L})(?:\p{L}|\p{Lu}{2}))-(?=\p{L})|(?<=\p{L})-(?=\p{Ll}{1,3}(?!\p{L}))|(?<=\p{Lu})\/(?=\p{Lu})/gu;

/** A word before a number or placeholder: `§ 15-6`, `kl. 14`, `NOK 500`, `article 6`. */
const spacesBeforeNumbers =
  /(?<=§|(?<!\p{L})(?:NOK|(?:kl|nr|no|ca)\.|section|chapter|article|kapittel|artikkel|punkt)) (?=\d|\{\{)/giu;

/** A unit after a number. */
const spacesBeforeUnits =
  /(?<=\d|\}\}) (?=(?:(?:virkedag|dag|minutt|time|uke|måned|år|prosent|kr|million|milliard|day|minute|hour|week|month|year)\p{Ll}{0,4}|seconds?|sekund(?:er)?|words?|ord|per cent)(?!\p{L})|[ap]\.m\.|[€$%])|(?<=(?:\d|\}\}) per) (?=cent)/gu;

/** A day and its month; Norwegian has a full stop after the day. */
const spacesInDates =
  /(?<=(?<!\d)\d\d?\.?) (?=(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))/gu;

/** Groups of digits: `+47 22 00 00 00`, `3 500`. */
const spacesInNumbers = /(?<=\d) (?=\d{2,3}(?!\d))/g;

/** Prevents line breaks within `7–14`, `CV-en`, `follow-up`, `e-post`, `30 minutter`, `§ 13`, `1. juni`. */
export function preventBreaks(text: string): string {
  return [spacesBeforeNumbers, spacesBeforeUnits, spacesInDates, spacesInNumbers].reduce(
    (result, spaces) => result.replace(spaces, nbsp),
    text.replace(breakPoints, `$&${joiner}`),
  );
}

/** Prevents line breaks in a name: `Asia-Pacific`, `North America`. */
export function preventBreaksInName(name: string): string {
  return name.replaceAll("-", `-${joiner}`).replaceAll(" ", nbsp);
}

/** Shorter texts are labels, which do not wrap and must match searches exactly. */
const maxLabelLength = 40;

/** Applies `preventBreaks` to all running text in a tree, except `meta`, which never wraps. */
export function preventBreaksInTree<Tree>(tree: Tree): Tree;
export function preventBreaksInTree(tree: unknown): unknown {
  if (typeof tree === "string") return tree.length > maxLabelLength ? preventBreaks(tree) : tree;
  if (Array.isArray(tree)) return tree.map((part) => preventBreaksInTree(part));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [name, name === "meta" ? part : preventBreaksInTree(part)]),
  );
}
