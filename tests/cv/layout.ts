import type { Random } from "./random.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

export type Layout = ReturnType<typeof pickLayout>;

/** Picks the parts of a layout at random, once for a whole CV. */
export function pickLayout(random: Random, vocabulary: Vocabulary) {
  const labelFor = (name: keyof Vocabulary["labels"]) => random.pick(vocabulary.labels[name]);
  const parts = {
    dateStyle: random.pickPart(
      ["long", "short", "digits", "dots", "year", "short", "iso"] as const,
      ["apostrophe", "shortDots", "monthComma", "abbreviated", "season"] as const,
    ),
    dash: random.pickPart([" – ", " - ", "–", " — ", "-"], [` ${vocabulary.until} `, " → ", " ‒ "]),
    now: random.pick(vocabulary.now.filter((one) => one !== "" || random.chance(0.5))),
    headingStyle: random.pickPart(
      ["plain", "plain", "plain", "number", "colon"],
      ["roman", "letter", "section"],
    ),
    hasMarginHeadings: random.chance(0.12),
    datePlace: random.pickPart(
      [
        "margin",
        "margin",
        "right",
        "right",
        "right2",
        "before",
        "after",
        "start",
        "end",
        "brackets",
        "after",
      ] as const,
      ["rightMargin", "middle", "square", "own-right"] as const,
    ),
    isTitleFirst: random.chance(0.55),
    isSameRow: random.chance(0.45),
    separator: random.pickPart([", ", " – ", " | ", " - ", " · ", ", "], [" / ", " @ ", ": ", " • ", " — "]),
    placeStyle: random.pickPart(
      ["comma", "none", "none", "own", "dash", "brackets"] as const,
      ["row", "before-date"] as const,
    ),
    form: random.chance(0.13)
      ? random.pickPart(["rows", "colon"] as const, ["rows-dates-in-margin"] as const)
      : undefined,
  };
  const isAt = parts.isTitleFirst && parts.isSameRow && random.chance(0.12);
  // "Company, City, ST — Title" with the period at the right edge, as American templates have it.
  const isAmerican = random.split === "judge" && random.chance(0.08);
  const american = {
    datePlace: "right",
    isTitleFirst: false,
    isSameRow: true,
    separator: " — ",
    placeStyle: "comma",
  } as const;
  return {
    ...parts,
    ...(isAt ? { separator: ` ${vocabulary.at} ` } : {}),
    ...(isAmerican ? american : {}),
    isAmerican,
    isSince: random.split === "judge" && random.chance(0.1),
    isThreeColumns: !parts.form && random.chance(random.split === "judge" ? 0.1 : 0.06),
    isGrouped: random.chance(0.5),
    bodyStyle: random.pick(["bullets", "bullets", "bullets", "paragraph", "plain", "mixed"] as const),
    bodyName: random.chance(0.1)
      ? `${random.pick([...vocabulary.labels.tasks, random.pick(vocabulary.labels.highlights)])}${random.chance(0.5) ? ":" : ""}`
      : undefined,
    isPlaceLabelled: random.chance(0.1),
    hasCountry: random.chance(0.15),
    hasDurations: random.chance(0.1),
    degreeStyle: random.pickPart(["joined", "joined", "joined"] as const, ["apart"] as const),
    formLabels: {
      dates: labelFor("dates"),
      title: labelFor("title"),
      employer: labelFor("employer"),
      tasks: labelFor("tasks"),
      place: labelFor("place"),
      degree: labelFor("degree"),
      institution: labelFor("institution"),
    },
    formOrder: random.shuffle(["what", "where", "tasks"] as const),
    isDateFirst: random.chance(0.8),
  };
}
