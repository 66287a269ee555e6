/**
 * The browser's time zone; the office's when unknown.
 *
 * @param office IANA name
 */
export function visitorZone(office: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && zone !== "Etc/Unknown" ? zone : office;
}
