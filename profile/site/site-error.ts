/** Something that the owner can put right. Its message says what and how. */
export class SiteError extends Error {
  // The command has this class twice, once through Vite: it tells errors by their name.
  override name = "SiteError";
}
