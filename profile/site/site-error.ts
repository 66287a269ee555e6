/** Something that the owner can put right. Its message says what and how. */
export class SiteError extends Error {}
