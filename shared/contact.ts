/** The contact form: fields and validation shared by browser and server. */
import type { FieldProblem } from "./api.ts";
import { emailLimit, parseEmail } from "./email.ts";
import type { FieldDefinition, FieldType } from "./form-fields.ts";
import { cleanLine, cleanText, codePoints } from "./text.ts";

/** The address that a Supabase client calls for `functions.invoke("send-contact-email")`. */
export const contactFunction = "send-contact-email";
export const contactFunctionPath = `/functions/v1/${contactFunction}`;

/** The same handler at a plain path, which also accepts the form without JavaScript. */
export const contactFormPath = "/api/contact";

/**
 * The fields in form order. Form, receipt, mails, storage and inbox are derived from this definition; labels are
 * `fields` in `content/<language>/contactForm.json`.
 */
export const contactFields = {
  name: { type: "line", limit: 200, required: true, autoComplete: "name" },
  email: { type: "email", limit: emailLimit, required: true, autoComplete: "email" },
  package: { type: "package", limit: 100, required: false },
  message: { type: "text", limit: 10_000, required: true },
} as const satisfies Record<string, FieldDefinition>;

export type ContactField = keyof typeof contactFields;
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** Maximum lengths in code points after trimming. */
export const contactLimits = mapFields((name) => contactFields[name].limit);

/**
 * A validated message: normalised, within the limits, with an address that mail servers accept. `package` is a package's
 * id, or the caller's text when it names none.
 */
export type ContactValue = Record<ContactField, string>;

/**
 * The request body. `package` is the package's English label, which the API's specification requires.
 * `packageId` identifies it even when the price in the label is outdated.
 */
export interface ContactCall extends ContactValue {
  packageId: string;
  lang: string;
}

export type ContactCheck =
  | { ok: true; value: ContactValue }
  | { ok: false; fields: FieldProblem<ContactField>[] };

/**
 * Validates and normalises the form's values. Idempotent.
 *
 * @param input the form's values, or anything that a client sent; unknown properties are ignored
 * @returns the clean value, or every invalid field in form order
 */
export function checkContact(input: Partial<Record<ContactField, unknown>>): ContactCheck {
  const problems: FieldProblem<ContactField>[] = [];
  const value = mapFields((name) => {
    const { type, limit, required } = contactFields[name];
    const given = input[name] ?? "";
    const text = typeof given === "string" ? clean[type](given) : undefined;
    if (text === "" && required) problems.push({ field: name, code: "required" });
    else if (text !== undefined && codePoints(text) > limit) problems.push({ field: name, code: "too_long" });
    else {
      const parsed = type === "email" && text ? parseEmail(text) : text;
      if (parsed !== undefined) return parsed;
      problems.push({ field: name, code: "invalid" });
    }
    return "";
  });
  return problems.length > 0 ? { ok: false, fields: problems } : { ok: true, value };
}

/** Creates an object with a value for every field. */
export function mapFields<Value>(read: (name: ContactField) => Value): Record<ContactField, Value> {
  return Object.fromEntries(contactFieldNames.map((name) => [name, read(name)])) as Record<
    ContactField,
    Value
  >;
}

const clean: Record<FieldType, (text: string) => string> = {
  line: cleanLine,
  email: (text) => text.trim(),
  package: cleanLine,
  text: cleanText,
};
