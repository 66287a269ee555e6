import type { PrivateKind, SectionKind } from "../words/language-words.ts";
import { isOwnUnionOrParty } from "./affiliations.ts";
import { hasOwnAge } from "./age.ts";
import { isFaithActivity } from "./beliefs.ts";
import { findDisclosureRemark } from "./disclosures.ts";
import { isCivilStatus, isInterestWithFamily, isNumberOfChildren, namesOwnChildren } from "./family.ts";
import { isMilitaryRemark } from "./health.ts";
import { withoutLabel } from "./labelled.ts";
import { isBirthplace, isCitizenship } from "./origin.ts";
import { isLabelledSalary } from "./salary.ts";
import type { Withheld } from "./withheld.ts";

/** In these, "Partner" is a title; elsewhere "Married with two children" is the owner's. */
const jobSections: string[] = ["work", "education", "projects", "publications", "references"];
/** In these, "20 år" is experience. */
const lists: string[] = ["skills", "languages", "certificates"];

const kindsInLists: (PrivateKind | undefined)[] = ["health", "nationality", "age"];

/** The kind of private fact that a part of a sentence is. The section decides whether it may tell of family and age. */
export function findPersonalFact(
  text: string,
  section: SectionKind | "head" | "other",
): PrivateKind | undefined {
  // An amount between commas may be that of a contract.
  if (isLabelledSalary(text)) return "salary";
  if (isCitizenship(text)) return "nationality";
  if (isOwnUnionOrParty(text)) return "union-or-party";
  if (isMilitaryRemark(text)) return "health";
  if (jobSections.includes(section)) return undefined;
  if (isCivilStatus(text)) return "civil-status";
  if (isBirthplace(text)) return "birthplace";
  if (!lists.includes(section) && hasOwnAge(text)) return "age";
  if (namesOwnChildren(text)) return "children";
  // Elsewhere these are places of work: "Rørlegger for skole, kirke, sykehjem".
  if (section === "interests" && isInterestWithFamily(text)) return "children";
  if (section === "interests" && isFaithActivity(text)) return "religion";
  const told = findDisclosureRemark(text);
  return lists.includes(section) && !kindsInLists.includes(told) ? undefined : told;
}

/** The private facts among the parts of a sentence. A number of children is one beside a civil status only. */
export function findPersonalFacts(
  parts: string[],
  section: SectionKind | "head" | "other",
): { kind: PrivateKind; value: string }[] {
  return parts.flatMap((value, index) => {
    const isFamily = isNumberOfChildren(value) && isCivilStatus(parts[index - 1] ?? "");
    const kind = findPersonalFact(value, section) ?? (isFamily ? "children" : undefined);
    return kind ? [{ kind, value: kind === "health" ? withoutLabel(value) : value }] : [];
  });
}

/** Whether a text says only that the owner is healthy, does not smoke, was born somewhere or another private fact. */
export function isOwnRemark(text: string): boolean {
  return isMilitaryRemark(text) || isBirthplace(text) || findDisclosureRemark(text) !== undefined;
}

/** Whether a withheld value is removed only where it stands alone or between commas: "over 34 år i faget" is no age. */
export function isRemark({ kind, value }: Pick<Withheld, "kind" | "value">): boolean {
  return (
    (kind === "age" && /^\d\d år$/.test(value)) ||
    (kind === "children" && isNumberOfChildren(value)) ||
    isOwnRemark(value)
  );
}
