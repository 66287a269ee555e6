/** Attachments of a contact message: one file and the preview's draft. */

export const fileField = "file";
/** A JSON Resume document, as text. Its `meta.theme` names the theme that the visitor chose. */
export const draftField = "draft";

/** Fragment of `/contact/sent` when the message was stored without its file. */
export const withoutFileId = "without-file";

/** Largest sizes in bytes. */
export const fileLimit = 10 * 1024 ** 2;
export const draftLimit = 1024 ** 2;

/** For the `accept` attribute of the file input, the extensions of `fileKinds`. */
export const acceptedFiles = ".pdf,.docx,.odt,.json";
