/**
 * The visitor's zone as the browser knows it; that of the office when the browser does not say.
 *
 * @param office IANA name
 */
export function visitorZone(office: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && zone !== "Etc/Unknown" ? zone : office;
}
