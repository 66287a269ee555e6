/** What the fields of a form are made of, for the browser and the server. */

/** `line` and `text` differ in line breaks; `package` is a choice among what is sold. */
export type FieldType = "line" | "email" | "package" | "text";

export interface FieldDefinition {
  type: FieldType;
  /** Longest value, in code points after trimming. */
  limit: number;
  required: boolean;
  /** The field's autofill token (HTML standard), where it has one. */
  autoComplete?: string;
}

/** The hidden field of every form. Only programs fill it in. */
export const trapField = "website";
