/**
 * The companies that process personal data for the owner, by name, as GDPR Article 13 (1)(e) asks. The privacy policy
 * lists them and says that all of them keep the data within the EEA. Add a row for every further service that gets
 * visitors' data (a scheduler, a forms service, analytics). Samples until the owner names real ones.
 */
import type { Localised } from "./types.ts";

export type Processor = {
  role: "hosting" | "mail" | "scheduling" | "forms" | "analytics";
  name: string;
  /** Where the data are processed: ISO 3166-1 alpha-2. */
  country: string;
  task: Localised;
  sample: boolean;
};

export const processors: readonly Processor[] = [
  {
    role: "hosting",
    name: "Eksempel Drift AS",
    country: "NO",
    task: { en: "runs the server", no: "drifter serveren" },
    sample: true,
  },
  {
    role: "mail",
    name: "Eksempel E-post AS",
    country: "NO",
    task: { en: "delivers and stores e-mail", no: "leverer og lagrer e-post" },
    sample: true,
  },
];
