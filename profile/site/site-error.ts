/** An error that the owner can fix; the message says how. */
export class SiteError extends Error {
  // The command loads this class twice, once through Vite, so it compares names instead of using instanceof.
  override name = "SiteError";
}
