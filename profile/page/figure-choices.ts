import type { Highlight } from "./highlight.ts";
import { bestFigure } from "./highlight.ts";
import type { Profile, Role } from "./profile.ts";

/** The person's choices by line: the figure that is set large, or `false` for none. */
export type FigureChoices = Readonly<Record<string, string | false>>;

/** Ignores inherited properties, which lines such as "constructor" would find. */
function choiceFor(line: string, choices: FigureChoices): string | false | undefined {
  return Object.hasOwn(choices, line) ? choices[line] : undefined;
}

function applyChoice(highlight: Highlight, choices: FigureChoices): Highlight {
  const choice = choiceFor(highlight.text, choices);
  const { inlineFigure: _, ...plain } = highlight;
  if (choice === false) return plain;
  return choice === undefined ? highlight : { ...highlight, inlineFigure: choice, isChosen: true };
}

/** The profile with the person's choices of figures. */
export function withFigureChoices(profile: Profile, choices: FigureChoices): Profile {
  const choose = <Item extends { highlights: Highlight[] }>(item: Item): Item => ({
    ...item,
    highlights: item.highlights.map((highlight) => applyChoice(highlight, choices)),
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

/** A figure that can be set large, with its line. */
interface FigureOption {
  line: string;
  figure: string;
  isLarge: boolean;
}

/** The figures within lines that are set large, and those that the person deselected. */
export function figureOptions(profile: Profile, choices: FigureChoices): FigureOption[] {
  const entries = [...profile.work.flatMap(({ roles }) => roles), ...profile.projects];
  const options = entries.flatMap(({ highlights }) => {
    const best = bestFigure(highlights.map((highlight) => applyChoice(highlight, choices)))?.source;
    return highlights.flatMap(({ text, figure, inlineFigure }): FigureOption[] => {
      const isLarge = best?.text === text;
      const choice = choiceFor(text, choices);
      const shown = choice || inlineFigure;
      const isListed = !figure && shown && (isLarge || choice === false);
      return isListed ? [{ line: text, figure: shown, isLarge }] : [];
    });
  });
  return options.filter(({ line }, index) => options.findIndex((other) => other.line === line) === index);
}
