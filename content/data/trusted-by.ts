/**
 * Company names under 'Trusted by'. Naming a company as a client needs its consent; these are examples until then,
 * and pages mark them so.
 */

export type Company = { name: string; sample: true } | { name: string; sample: false; consentedOn: string };

export const whyUsCompanies: readonly Company[] = [
  { name: "Eksempel Energi", sample: true },
  { name: "Example Engineering", sample: true },
  { name: "Musterwerk", sample: true },
  { name: "Exempel Arkitekter", sample: true },
];

export const testimonialCompanies: readonly Company[] = [
  { name: "Eksempelsykehuset", sample: true },
  { name: "Esimerkki Software", sample: true },
  { name: "Voorbeeld Media", sample: true },
  { name: "Example Holdings", sample: true },
  { name: "Eksempelbanken", sample: true },
];
