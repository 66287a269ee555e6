import type { Random } from "./random.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

export type Layout = ReturnType<typeof drawLayout>;

/** Draws the parts of a layout, once for a whole CV. */
export function drawLayout(random: Random, words: Vocabulary) {
  const dateStyle = random.part(
    ["long", "short", "digits", "dots", "year", "short", "iso"] as const,
    ["apostrophe", "shortDots", "monthComma"] as const,
  );
  const dash = random.part([" – ", " - ", "–", " — ", "-"], [` ${words.until} `, " → ", " ‒ "]);
  const now = random.pick(words.now.filter((one) => one !== "" || random.chance(0.5)));
  const headingStyle = random.part(
    ["plain", "plain", "plain", "number", "colon"],
    ["roman", "letter", "section"],
  );
  const isOneMargin = random.chance(0.12);
  const datePlace = random.part(
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
  );
  const whatFirst = random.chance(0.55);
  const isSameRow = random.chance(0.45);
  const separator = random.part([", ", " – ", " | ", " - ", " · ", ", "], [" / ", " @ ", ": ", " • ", " — "]);
  const placeStyle = random.part(
    ["comma", "none", "none", "own", "dash", "brackets"] as const,
    ["row", "before-date"] as const,
  );
  const form = random.chance(0.13)
    ? random.part(["rows", "colon"] as const, ["rows-dates-in-margin"] as const)
    : undefined;
  const isThreeColumns = !form && random.chance(random.split === "judge" ? 0.1 : 0.06);
  const isGrouped = random.chance(0.5);
  const bodyStyle = random.pick(["bullets", "bullets", "bullets", "paragraph", "plain", "mixed"] as const);
  const bodyName = random.chance(0.1)
    ? `${random.pick([...words.labels.tasks, random.pick(words.labels.highlights)])}${random.chance(0.5) ? ":" : ""}`
    : undefined;
  const isPlaceLabelled = random.chance(0.1);
  const hasCountry = random.chance(0.15);
  const hasDurations = random.chance(0.1);
  const degreeStyle = random.part(["joined", "joined", "joined"] as const, ["apart"] as const);
  const labelFor = (name: keyof Vocabulary["labels"]) => random.pick(words.labels[name]);
  const formLabels = {
    dates: labelFor("dates"),
    title: labelFor("title"),
    employer: labelFor("employer"),
    tasks: labelFor("tasks"),
    place: labelFor("place"),
    degree: labelFor("degree"),
    institution: labelFor("institution"),
  };
  const formOrder = random.shuffle(["what", "where", "tasks"] as const);
  const isDateFirst = random.chance(0.8);

  return {
    dateStyle,
    dash,
    now,
    headingStyle,
    isOneMargin,
    datePlace,
    whatFirst,
    isSameRow,
    separator,
    placeStyle,
    form,
    isThreeColumns,
    isGrouped,
    bodyStyle,
    bodyName,
    isPlaceLabelled,
    hasCountry,
    hasDurations,
    degreeStyle,
    formLabels,
    formOrder,
    isDateFirst,
  };
}
