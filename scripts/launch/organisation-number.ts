const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Whether nine digits can be a Norwegian organisation number: the last is a control digit, modulus 11 with these
 * weights (Brønnøysundregistrene, 'Om organisasjonsnummeret'). Spaces are allowed. Nine zeros satisfy the check
 * sum but are not a number, so a leading 0 is rejected.
 */
export function isOrganisationNumber(text: string): boolean {
  const digits = text.replace(/\s/g, "");
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  // A remainder of 1 would need the check digit 10: such numbers do not exist.
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}
