import { workRoles } from "../entries/role-scores.ts";
import { isKnownPlace } from "../values/places.ts";
import { type EntryDraft, isBeside, isNext, type Value } from "./entry-draft.ts";
import type { LabelledUnit } from "./labeller.ts";

const department =
  /(?<!\p{L})(?:avdeling(?:en|a)?|seksjon(?:en)? for|avd\.|department|dept\.?|divisjon(?:en)?|division|faculty|fakultet(?:et)?|institutt(?:et)?|directorate)(?!\p{L})|(?:avdeling(?:en|a)?|seksjon(?:en)?|kontoret|sengepost(?:en)?|helsetun(?:et)?|omsorgssenter|(?:^|by|veg|vei)drift|tjenesten|tenesta|etaten|kjøkkenet|klinikken|vesenet|senteret|stedet|regimentet| (?:sykehjem|sjukeheim|skole|skule|barnehage|foundry|plant|factory)|(?:^| )(?:team|ward(?: [A-Z]?\d+)?|unit|kitchen|counter|section|operations|technology|production|services?|branch|laborator(?:y|iet)))$/iu;
/** "3rd Infantry Division" of an army */
const militaryUnit =
  /^\d{1,3}(?:st|nd|rd|th) .*(?:Division|Brigade|Battalion|Regiment|Command|Squadron|Wing|Group)$/;
/** "Shetland Islands Council Ferries, MV Daggri" */
const ship = /^(?:M\/?[VSTFY]|M\/Tr|F\/?V|S\/?S|R\/?V|MS|PSV|AHTS|FPSO|KNM|HMS|KV) [«"“]?\p{Lu}/u;
/** "Lone Star Provisions, Inc." */
const companyForm = /^(?:Inc|LLC|LLP|PLLC|P\.C|Ltd|Limited|Corp|PLC|Lda|GmbH|S\.A|S\.L)\.?$/;
/** In small letters behind an employer, but no department: "Acme Ltd, remote" */
const workingTime =
  /^(?:remote|hybrid|part|full|seasonal|temporary|freelance|agency|casual|contract|vikar\p{L}*|deltid|heltid|fulltid|engasjement|midlertidig|sesong|helge?r?|ferie\p{L}*|sommer\p{L}*|sumar\p{L}*)(?!\p{L})/u;

/** Whether a bracket behind a title says how somebody works: "Driver (agency)". */
export const isWorkingTime = ({ last }: Value, unit: LabelledUnit) =>
  unit.before === "bracket" && isBeside(last, unit) && workingTime.test(unit.text);

/** In brackets behind an employer, but not its acronym */
const otherAcronym = /^(?:NYC|NSW|QLD|VIC|TAS|ACT|DELTID|HELTID|FULLTID|VIKAR|SOMMER)$/;

/** Whether a text between commas is the part of the organization before it where the job is: "Avdeling for habilitering". */
export function isDepartment(
  { title, organization }: EntryDraft,
  field: string,
  unit: LabelledUnit,
): boolean {
  const last = organization?.last;
  if (!last || last.row !== unit.row || !isNext(last, unit) || workRoles.title(unit.text) > 0) return false;
  // "Statistics Norway (SSB)"
  if (unit.before === "bracket")
    return /^\p{Lu}{3,6}$/u.test(unit.text) && !isKnownPlace(unit.text) && !otherAcronym.test(unit.text);
  if (unit.before !== "comma") return false;
  if (companyForm.test(unit.text) || militaryUnit.test(unit.text) || ship.test(unit.text)) return true;
  if (field !== "place" && (field !== "title" || title === undefined)) return false;
  if (department.test(unit.text)) return true;
  // Beside a name with a capital, no town begins with a small letter: "Volda kommune, heimesjukepleia sone 2".
  const isLower = /^\p{Lu}/u.test(last.text) && /^\p{Ll}[\p{L}-]{4,}(?: \p{L}+)?(?: \d+)?$/u.test(unit.text);
  return isLower && !workingTime.test(unit.text) && !isKnownPlace(unit.text);
}
