/** One line of what was done, with the figure that it begins with set apart. */
export interface Highlight {
  /** `38`, `240 MW`, `4,2 %`: with its unit, held together. */
  figure?: string;
  /** The line without its figure. */
  text: string;
  /** Path of its field, for the preview pane. */
  path?: string;
}

/** What may follow a number and belongs to it. */
const units =
  /^(?:%|‰|°C?|[kMGT]?Wh?|[kMGT]?B|k[gmNV]|[cmn]?m[²³2-3]?|km\/[th]|t|l|h|ha|daa|kr|NOK|EUR|USD|€|mill\.|mrd\.|million|billion|millioner|milliarder|prosent|per\scent|tonn|tonnes|MNOK)(?=\s|$)/;
const number =
  /^(?:(?:NOK|EUR|USD|€|\$|£)\s?)?[+−–-]?\d+(?:[ {2}.,]\d+)*(?:[–-]\d+(?:[.,]\d+)?)?\s?[%+×x]?(?=\s|$)/;

/** A year is no figure: `2019: moved to Bergen` says when, not how much. */
const year = /^(?:19|20)\d\d$/;

/**
 * Sets the figure apart that a line begins with: `38 turbines up before the autumn` has 38 of something. The unit stays
 * with the number, a currency before it or behind it too. Nothing is counted, rounded or made up: where the line begins
 * with a word it is all text.
 */
export function parseHighlight(line: string): Highlight {
  const text = line.trim();
  const [found = ""] = number.exec(text) ?? [];
  if (!found || year.test(found.trim())) return { text };
  let figure = found.trim();
  let rest = text.slice(found.length).trim();
  for (let unit = units.exec(rest)?.[0]; unit; unit = units.exec(rest)?.[0]) {
    figure += `\u00a0${unit}`;
    rest = rest.slice(unit.length).trim();
  }
  return rest ? { figure: figure.replaceAll(/\s/g, "\u00a0"), text: rest } : { text };
}
