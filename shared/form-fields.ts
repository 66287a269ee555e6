/** Field definitions of forms, for the browser and the server. */

/** `text` allows line breaks, `line` does not; `package` is a choice of packages. */
export type FieldType = "line" | "email" | "package" | "text";

export interface FieldDefinition {
  type: FieldType;
  /** Maximum length in code points after trimming. */
  limit: number;
  required: boolean;
  /** The field's autofill token (HTML standard). */
  autoComplete?: string;
}

/** The hidden field of every form, which only bots fill in. */
export const honeypotField = "website";
