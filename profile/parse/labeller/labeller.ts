import { headingOf } from "../sections/headings.ts";
import type { Section } from "../sections/section.ts";
import type { Line } from "../source.ts";
import type { SectionKind } from "../words/language-words.ts";
import { words } from "../words/words.ts";
import { columnStep, decode, type Model, sequenceOf, stepOf } from "./crf.ts";
import { featuresOf } from "./features.ts";
import { sectionOf } from "./labels.ts";
import { modelOf, type PackedModel } from "./model.ts";
import { type Unit, unitsOf } from "./units.ts";
import weights from "./weights.json" with { type: "json" };

/** A unit with what the model takes it for. */
export interface LabelledUnit extends Unit {
  label: string;
  /** Of the label given the whole text, 0 to 1. */
  probability: number;
}

/** What the visitor says of a line: the section it belongs to, that an entry begins with it, or both. */
export interface Correction {
  line: number;
  section?: Section["kind"];
  begins?: boolean;
}

let model: Model | undefined;

/**
 * Labels every part of every line with its section and its role.
 *
 * @param corrections are kept to, and what stands beside them is labelled accordingly
 */
export function labelUnits(lines: Line[], corrections: readonly Correction[] = []): LabelledUnit[] {
  model ??= withHeadings(modelOf(weights as PackedModel));
  const { labels, features } = model;
  const units = unitsOf(lines);
  const classes = units.map((unit, at) => (at === 0 ? 0 : stepOf(units[at - 1] as Unit, unit)));
  const byLine = new Map(corrections.map((correction) => [correction.line, correction]));
  const onRequest = units.map(({ line }) => isOnRequest(line.text));
  const headings = units.map((unit) => (unit.text === unit.cell.text ? headingOf(unit.text) : undefined));
  const allows = (at: number, index: number) => {
    const unit = units[at] as Unit;
    if (onRequest[at] && !/^(?:heading\.)?references$/.test(labels[index] as string)) return false;
    const heading = headings[at];
    if (heading && !mayHead(labels[index] as string, heading)) return false;
    // A point of a list is no heading that nobody knows.
    const isPoint = unit.line.bullet && !unit.line.heading && headingOf(unit.text) === undefined;
    if (isPoint && /^(?:heading\.|other|label|name|headline|title)/.test(labels[index] as string))
      return false;
    const correction = byLine.get(unit.line.id);
    if (!correction) return true;
    const label = labels[index] as string;
    const { section, begins } = correction;
    if (section !== undefined && !fits(label, section)) return false;
    return begins === undefined || unit.at > 0 || label.endsWith("^") === begins;
  };
  const { path, probabilities } = decode(
    sequenceOf(featuresOf(lines, units), classes, features),
    model,
    allows,
  );
  return units.map((unit, at) => ({
    ...unit,
    label: labels[path[at] as number] as string,
    probability: probabilities[at] as number,
  }));
}

const headSections = new Set<string>(["head", "contact", "personal", "summary"]);
const belowOtherHeading = 20;
const withoutHeading = 5;

/** Makes a change of section without a heading dear, which training alone leaves cheap where it never happens. */
function withHeadings({ labels, transitions, ...others }: Model): Model {
  const sections = labels.map(sectionOf);
  return {
    ...others,
    labels,
    transitions: transitions.map((weights, step) =>
      weights.map((weight, at) => {
        const from = Math.floor(at / labels.length);
        const to = at % labels.length;
        const [left, right] = [sections[from], sections[to]];
        const isHeading = labels[to]?.startsWith("heading.");
        if (step === columnStep || isHeading || !left || !right || left === right) return weight;
        if (labels[from]?.startsWith("heading.") && !(headSections.has(left) && headSections.has(right)))
          return weight - belowOtherHeading;
        return headSections.has(left) ? weight : weight - withoutHeading;
      }),
    ),
  };
}

/** Headings whose words are used for more than one kind of section. */
const alike: readonly SectionKind[][] = [
  ["summary", "skills", "personal", "contact"],
  ["education", "certificates"],
  ["volunteer", "work", "interests", "awards"],
];

/** Whether a label suits a line with the words of a known heading: it may be no heading, but not that of another section. */
function mayHead(label: string, heading: SectionKind): boolean {
  if (!label.startsWith("heading.")) return true;
  const kind = label.slice("heading.".length) as SectionKind;
  return kind === heading || alike.some((group) => group.includes(kind) && group.includes(heading));
}

const requestPhrases = words("onRequest");

/** "References available on request" is all that its section says, wherever it stands. */
export function isOnRequest(text: string): boolean {
  return (
    text.length < 60 &&
    headingOf(text.split(" ")[0] ?? "") === "references" &&
    requestPhrases.some((phrase) => text.toLowerCase().includes(phrase))
  );
}

function fits(label: string, section: Section["kind"]): boolean {
  if (section === "other") return label === "other";
  const own = sectionOf(label);
  return own === section || label === "label" || (section === "head" && own === "contact");
}
