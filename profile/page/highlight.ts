/** A line of a CV with its figure. */
export interface Highlight {
  /** The figure at the start of the line, with its unit and no-break spaces: `38`, `240 MW`, `4,2 %`. */
  figure?: string;
  /** The line without its figure. */
  text: string;
  /** The only unambiguous figure within the line, which the text still contains. */
  inlineFigure?: string;
  /** The person chose the figure. */
  isChosen?: true;
  /** Field path, for the preview pane. */
  path?: string;
}

/** The whole line of a highlight. */
export function toLine({ figure, text, path }: Highlight) {
  return { text: [figure, text].filter(Boolean).join(" "), path };
}

/** Units after a number. */
const units =
  /^(?:%|‰|°C?|[kMGT]?Wh?|[kMGT]?B|k[gmNV]|[cmn]?m[²³2-3]?|km\/[th]|t|l|h|ha|daa|kr|NOK|EUR|USD|€|mill\.|mrd\.|million|billion|millioner|milliarder|prosent|per\scent|tonn|tonnes|MNOK)(?=\s|$)/;
const number =
  /^(?:(?:NOK|EUR|USD|€|\$|£)\s?)?[+−–-]?\d+(?:[ {2}.,]\d+)*(?:[–-]\d+(?:[.,]\d+)?)?\s?[%+×x]?(?=\s|$)/;

/** A year is not a figure: `2019: moved to Bergen`. */
const year = /^(?:19|20)\d\d$/;

/** Splits off the figure at the start of a line, with unit and currency: 38 for `38 turbines up before the autumn`. */
export function parseHighlight(line: string): Highlight {
  const text = line.trim();
  const [found = ""] = number.exec(text) ?? [];
  if (!found || year.test(found.trim())) {
    const inlineFigure = findInlineFigure(text);
    return inlineFigure ? { text, inlineFigure } : { text };
  }
  let figure = found.trim();
  let rest = text.slice(found.length).trim();
  for (let unit = units.exec(rest)?.[0]; unit; unit = units.exec(rest)?.[0]) {
    figure += `\u00a0${unit}`;
    rest = rest.slice(unit.length).trim();
  }
  return rest ? { figure: figure.replaceAll(/\s/g, "\u00a0"), text: rest } : { text };
}

const amount = String.raw`\d+(?:[ \u00a0.,]\d+)*`;
const magnitude = String.raw`(?:\s?(?:million|billion|millioner|milliarder|mill\.|mrd\.))?`;

const time = "(?:days|hours|minutes|weeks|months|dager|timer|minutter|uker|måneder)";

/** Unambiguous numbers: a percentage, an amount of money, a change. */
const inlineFigures = [
  new RegExp(String.raw`(?<![\w.,-])${amount}\s?(?:%|prosent|per cent|percent)(?![\w])`, "g"),
  new RegExp(String.raw`(?<!\w)(?:(?:USD|NOK|EUR|GBP)\s?|[€$£])${amount}${magnitude}(?!\w)`, "g"),
  new RegExp(String.raw`(?<![\w.,-])${amount}${magnitude}\s(?:kr|kroner|NOK|EUR|USD|GBP|MNOK)(?!\w)`, "g"),
  new RegExp(
    String.raw`(?<=\b(?:from|fra)\s)${amount}\s(?:to|til)\s${amount}(?:\s${time})?(?![\w%]|\s?(?:prosent|per cent))`,
    "g",
  ),
];

/** Longer figures do not fit a phone's width. */
const maxInlineFigure = 20;

/** The only unambiguous figure within a line; undefined if there are several. */
function findInlineFigure(text: string): string | undefined {
  const found = inlineFigures.flatMap((pattern) => text.match(pattern) ?? []);
  const [figure] = found;
  if (!figure || found.length > 1 || figure.length > maxInlineFigure) return undefined;
  const isYears = /^(?:19|20)\d\d\s(?:to|til)/.test(figure);
  return isYears ? undefined : figure.replaceAll(/\s/g, "\u00a0");
}

/**
 * The figure for a list of highlights: the chosen one, or else the first at the start of a line, or else within one.
 *
 * @returns the highlight with the figure to show, and the original highlight
 */
export function bestFigure(
  highlights: readonly Highlight[],
): { shown: Highlight; source: Highlight } | undefined {
  const chosen = highlights.find(({ isChosen }) => isChosen);
  if (chosen?.inlineFigure) {
    // "Trained cooks: 40 people" is shown as the figure and "Trained cooks".
    const ending = `: ${chosen.inlineFigure}`;
    const text = chosen.text.endsWith(ending) ? chosen.text.slice(0, -ending.length) : chosen.text;
    return { shown: { ...chosen, figure: chosen.inlineFigure, text }, source: chosen };
  }
  const leading = highlights.find(({ figure }) => figure);
  if (leading) return { shown: leading, source: leading };
  const inline = highlights.find(({ inlineFigure }) => inlineFigure);
  return inline && { shown: { ...inline, figure: inline.inlineFigure }, source: inline };
}
