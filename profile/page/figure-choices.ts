import type { Highlight } from "./highlight.ts";
import { bestFigure } from "./highlight.ts";
import type { Profile, Role } from "./profile.ts";

/** What a person decided about the figure of a line: the figure that is set large, or none. */
export type FigureChoices = Readonly<Record<string, string | false>>;

function chosen(highlight: Highlight, choices: FigureChoices): Highlight {
  const choice = choices[highlight.text];
  const { inlineFigure: _, ...plain } = highlight;
  if (choice === false) return plain;
  return choice === undefined ? highlight : { ...highlight, inlineFigure: choice, isChosen: true };
}

/** The profile with the decisions of the person on the figures within lines. */
export function withFigureChoices(profile: Profile, choices: FigureChoices): Profile {
  const choose = <Item extends { highlights: Highlight[] }>(item: Item): Item => ({
    ...item,
    highlights: item.highlights.map((highlight) => chosen(highlight, choices)),
  });
  return {
    ...profile,
    work: profile.work.map((experience) => {
      const [first, ...others] = experience.roles;
      return { ...experience, roles: [choose(first), ...others.map(choose)] satisfies [Role, ...Role[]] };
    }),
    projects: profile.projects.map(choose),
  };
}

/** A figure that can be set large, with the line that it is from. */
export interface FigureOption {
  line: string;
  figure: string;
  isLarge: boolean;
}

/** The figures within lines that are set large now, and those that the person returned to their lines. */
export function figureOptions(profile: Profile, choices: FigureChoices): FigureOption[] {
  const entries = [...profile.work.flatMap(({ roles }) => roles), ...profile.projects];
  const options = entries.flatMap(({ highlights }) => {
    const best = bestFigure(highlights.map((highlight) => chosen(highlight, choices)))?.source;
    return highlights.flatMap(({ text, figure, inlineFigure }): FigureOption[] => {
      const isLarge = best?.text === text;
      const shown = choices[text] || inlineFigure;
      const isListed = !figure && shown && (isLarge || choices[text] === false);
      return isListed ? [{ line: text, figure: shown, isLarge }] : [];
    });
  });
  return options.filter(({ line }, index) => options.findIndex((other) => other.line === line) === index);
}
