import type { Unit } from "../units.ts";
import type { Context } from "./context.ts";

/** Whether a unit may have a label; undefined when the rule leaves it to the others. */
export type Verdict = (label: string) => boolean | undefined;

/** Says which labels a unit may have; undefined when it says nothing about this unit. */
export type Rule = (unit: Unit, at: number, context: Context) => Verdict | undefined;

/** Only labels that match. */
export const only =
  (pattern: RegExp): Verdict =>
  (label) =>
    pattern.test(label);

/** No labels for which it is true. */
export const never =
  (isForbidden: (label: string) => boolean): Verdict =>
  (label) =>
    isForbidden(label) ? false : undefined;

/** Fields of an entry that are names. */
export const nameFields = /\.(?:title|employer|degree|institution|role|organization|name|issuer|place)/;
/** Sections that forms have. */
export const formSections = /^(?:work|education|volunteer)\./;

export const isHeading = (label: string) => label.startsWith("heading.");
export const startsEntry = (label: string) => label.endsWith("^");
