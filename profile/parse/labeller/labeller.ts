import { detectHeading } from "../sections/headings.ts";
import type { Section } from "../sections/section.ts";
import type { Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";
import type { SectionKind } from "../words/language-words.ts";
import { words } from "../words/words.ts";
import { buildSequence, columnTransition, decode, type Model, transitionClass } from "./crf.ts";
import { extractFeatures } from "./features.ts";
import { labelSection } from "./labels.ts";
import { type PackedModel, unpackModel } from "./model.ts";
import { splitIntoUnits, type Unit } from "./units.ts";
import weights from "./weights.json" with { type: "json" };

/** A unit with its predicted label. */
export interface LabelledUnit extends Unit {
  label: string;
  /** Probability of the label given the whole text, 0 to 1. */
  probability: number;
}

/** A visitor's correction of a line: its section, whether it starts an entry, or both. */
export interface Correction {
  line: number;
  /** `ignored` for text that is not needed. */
  section?: Section["kind"] | "ignored";
  startsEntry?: boolean;
}

const nameFields = /\.(?:title|employer|degree|institution|role|organization|name|issuer|place)/;
let model: Model | undefined;

/**
 * Labels every unit with its section and role.
 *
 * @param corrections fix the labels of their lines; neighbours are labelled to match
 */
export function labelUnits(lines: Line[], corrections: readonly Correction[] = []): LabelledUnit[] {
  model ??= penalizeSectionChanges(unpackModel(weights as PackedModel));
  const { labels, features } = model;
  const units = splitIntoUnits(lines);
  const classes = units.map((unit, unitIndex) =>
    unitIndex === 0 ? 0 : transitionClass(units[unitIndex - 1] as Unit, unit),
  );
  const byLine = new Map(corrections.map((correction) => [correction.line, correction]));
  const onRequest = units.map(({ line }) => isOnRequest(line.text));
  const isPeriod = units.map(({ isDate, text }) => isDate && findPeriods(text)[0]?.single === false);
  const headings = units.map((unit) => (unit.text === unit.cell.text ? detectHeading(unit.text) : undefined));
  const allows = (unitIndex: number, labelIndex: number) => {
    const unit = units[unitIndex] as Unit;
    const label = labels[labelIndex] as string;
    // A period is never a name or title, even if the visitor starts a job with it.
    if (isPeriod[unitIndex] && nameFields.test(label)) return false;
    // Corrections override all other rules.
    const { section, startsEntry } = byLine.get(unit.line.id) ?? {};
    if (startsEntry !== undefined && unit.index === 0 && label.endsWith("^") !== startsEntry) return false;
    if (section !== undefined) return matchesSection(label, section);
    if (onRequest[unitIndex] && !/^(?:heading\.)?references$/.test(label)) return false;
    const heading = headings[unitIndex];
    if (heading && !allowsHeading(label, heading)) return false;
    // A list item cannot be an unknown heading.
    const isListItem = unit.line.bullet && !unit.line.heading && detectHeading(unit.text) === undefined;
    return !(isListItem && /^(?:heading\.|other|label|name|headline|title)/.test(label));
  };
  const { path, probabilities } = decode(
    buildSequence(extractFeatures(lines, units), classes, features),
    model,
    allows,
  );
  return units.map((unit, unitIndex) => ({
    ...unit,
    label: labels[path[unitIndex] as number] as string,
    probability: probabilities[unitIndex] as number,
  }));
}

const headSections = new Set<string>(["head", "contact", "personal", "summary"]);
const otherHeadingPenalty = 20;
const noHeadingPenalty = 5;

/** Penalises a change of section without a heading, which training data rarely contains. */
function penalizeSectionChanges({ labels, transitions, ...others }: Model): Model {
  const sections = labels.map(labelSection);
  return {
    ...others,
    labels,
    transitions: transitions.map((weights, step) =>
      weights.map((weight, index) => {
        const from = Math.floor(index / labels.length);
        const to = index % labels.length;
        const [left, right] = [sections[from], sections[to]];
        const isHeading = labels[to]?.startsWith("heading.");
        if (step === columnTransition || isHeading || !left || !right || left === right) return weight;
        if (labels[from]?.startsWith("heading.") && !(headSections.has(left) && headSections.has(right)))
          return weight - otherHeadingPenalty;
        return headSections.has(left) ? weight : weight - noHeadingPenalty;
      }),
    ),
  };
}

/** Sections whose headings use the same words. */
const confusableSections: readonly SectionKind[][] = [
  ["summary", "skills", "personal", "contact"],
  ["education", "certificates"],
  ["volunteer", "work", "interests", "awards"],
];

/** Whether a line with a known heading's words may have this label: not the heading of another section. */
function allowsHeading(label: string, heading: SectionKind): boolean {
  if (!label.startsWith("heading.")) return true;
  const kind = label.slice("heading.".length) as SectionKind;
  return (
    kind === heading || confusableSections.some((group) => group.includes(kind) && group.includes(heading))
  );
}

const requestPhrases = words("onRequest");

/** Whether a line is "References available on request", which forms a section on its own. */
export function isOnRequest(text: string): boolean {
  return (
    text.length < 60 &&
    detectHeading(text.split(" ")[0] ?? "") === "references" &&
    requestPhrases.some((phrase) => text.toLowerCase().includes(phrase))
  );
}

function matchesSection(label: string, section: NonNullable<Correction["section"]>): boolean {
  if (section === "other") return label === "other";
  const own = labelSection(label);
  return own === section || label === "label" || (section === "head" && own === "contact");
}
