import { isOnlyTitle, workRoles } from "../entries/role-scores.ts";
import type { Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";
import { maxSplitLength } from "./split-text.ts";

const minTitles = 3;

/**
 * Where the title begins in rows of an employer and a title without a sign or another style between them, each above its
 * period, if most rows of their style are such: "Prøve SFO Assistent (deltid)".
 */
export function findTitlesBehindEmployers(lines: Line[]): Map<Line, number> {
  const heads = lines.filter(({ cells, bullet, text }, index) => {
    const below = lines[index + 1];
    const isDated = below && findPeriods(below.text)[0]?.from === 0 && findPeriods(text).length === 0;
    return (
      cells.length === 1 && !bullet && isDated && !/\s[–—|·-]\s/.test(text) && text.length < maxSplitLength
    );
  });
  const found = new Map<Line, number>();
  for (const alike of Map.groupBy(heads, ({ style }) => style).values()) {
    const titles = alike.flatMap((line) => {
      const at = findTitleBehindName(line.text);
      return at === undefined ? [] : [[line, at] as const];
    });
    const named = titles.filter(([{ text }, at]) => workRoles.organization(text.slice(0, at)) > 0).length;
    if (titles.length < minTitles || named < alike.length * 0.6) continue;
    for (const [line, at] of titles) found.set(line, at);
  }
  return found;
}

/** Before a title: "Senior Stylist" */
const rank = /^(?:Senior|Junior|Assistant|Deputy|Head|Lead|Chief|Staff|Trainee|Registered|Licensed|Mobile)$/;

/** Offset of a title behind a name without a sign between them. */
function findTitleBehindName(text: string): number | undefined {
  const places = [...text.matchAll(/(?<=[\p{L}\d.]) (?=\p{Lu})/gu)]
    .map(({ index }) => index + 1)
    .filter((at) => {
      const [title = ""] = text.slice(at).split(/[,(]/);
      return isOnlyTitle(title) && workRoles.title(text.slice(0, at)) === 0;
    });
  const first = places.find((at) => {
    const [word = ""] = text.slice(at).split(" ");
    return rank.test(word) || workRoles.title(word) > 0;
  });
  return first ?? places.at(-1);
}
