import type { Random } from "./random.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

export type Layout = ReturnType<typeof pickLayout>;

/** Picks the parts of a layout at random, once for a whole CV. */
export function pickLayout(random: Random, vocabulary: Vocabulary) {
  const labelFor = (name: keyof Vocabulary["labels"]) => random.pick(vocabulary.labels[name]);
  const parts = {
    dateStyle: random.pickPart(
      [
        "long",
        "long",
        "short",
        "short",
        "digits",
        "dots",
        "year",
        "iso",
        "apostrophe",
        "abbreviated",
        "shortDots",
      ] as const,
      ["monthComma", "season"] as const,
    ),
    dash: random.pickPart(
      [" – ", " – ", " - ", "–", " — ", "-", ` ${vocabulary.until} `, " → "],
      [" ‒ ", " ⟶ ", " ~ ", "—"],
    ),
    now: random.pick(vocabulary.now.filter((one) => one !== "" || random.chance(0.5))),
    headingStyle: random.pickPart(
      ["plain", "plain", "plain", "plain", "number", "colon", "roman", "letter"],
      ["section", "dashes", "square"],
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
        "rightMargin",
        "own-right",
      ] as const,
      ["middle", "square"] as const,
    ),
    isTitleFirst: random.chance(0.55),
    isSameRow: random.chance(0.45),
    separator: random.pickPart(
      [", ", ", ", " – ", " | ", " - ", " · ", " / ", " • ", " — ", ": "],
      [" @ ", " ∙ ", " ◆ "],
    ),
    placeStyle: random.pickPart(
      ["comma", "none", "none", "own", "dash", "brackets", "row"] as const,
      ["before-date"] as const,
    ),
    form: random.chance(0.13) ? random.pick(["rows", "colon", "rows-dates-in-margin"] as const) : undefined,
  };
  const isAt = parts.isTitleFirst && parts.isSameRow && random.chance(0.12);
  // "Company, City, ST — Title" with the period at the right edge, as American templates have it.
  const isAmerican = random.chance(0.06);
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
    isSince: random.chance(0.08),
    isThreeColumns: !parts.form && random.chance(0.08),
    isGrouped: random.chance(0.5),
    bodyStyle: random.pick(["bullets", "bullets", "bullets", "paragraph", "plain", "mixed"] as const),
    bodyName: random.chance(0.1)
      ? `${random.pick([...vocabulary.labels.tasks, random.pick(vocabulary.labels.highlights)])}${random.chance(0.5) ? ":" : ""}`
      : undefined,
    isPlaceLabelled: random.chance(0.1),
    hasCountry: random.chance(0.15),
    hasDurations: random.chance(0.1),
    degreeStyle: random.pick(["joined", "joined", "joined", "apart"] as const),
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
