/**
 * The contact form as browser and server both understand it. This folder is the bridge: it imports nothing of
 * ours, runs in both places and is small, because every visitor downloads it.
 */
import type { FieldProblem } from "./api.ts";
import { emailLimit, parseEmail } from "./email.ts";
import { cleanLine, cleanText, codePoints } from "./text.ts";

/** The address that a Supabase client calls for `functions.invoke("send-contact-email")`. */
export const contactFunction = "send-contact-email";
export const contactFunctionPath = `/functions/v1/${contactFunction}`;

/** The same handler under a plain name; also takes the form without JavaScript. */
export const contactFormPath = "/api/contact";

export type ContactField = "name" | "email" | "message" | "package";

/** Longest values taken, in code points after trimming. */
export const contactLimits = { name: 200, email: emailLimit, message: 10_000, package: 100 } as const;

/** A message as it is stored: normalised, within the limits, with an address that mail servers take. */
export type ContactValue = Record<ContactField, string>;

export type ContactCheck =
  | { ok: true; value: ContactValue }
  | { ok: false; fields: FieldProblem<ContactField>[] };

/**
 * Checks and normalises what a visitor filled in. Running it on its own result changes nothing.
 *
 * @param input the form's values, or anything that a client sent; unknown properties are ignored
 * @returns the clean value, or every field that stops it, in the order of the form
 */
export function checkContact(input: Partial<Record<ContactField, unknown>>): ContactCheck {
  const fields: FieldProblem<ContactField>[] = [];

  function take(field: ContactField, clean: (text: string) => string): string {
    const given = input[field] ?? "";
    if (typeof given !== "string") {
      fields.push({ field, code: "invalid" });
      return "";
    }
    const text = clean(given);
    if (text === "" && field !== "package") fields.push({ field, code: "required" });
    if (codePoints(text) > contactLimits[field]) fields.push({ field, code: "too_long" });
    return text;
  }

  const name = take("name", cleanLine);
  const typedEmail = take("email", (text) => text.trim());
  const email = parseEmail(typedEmail);
  if (email === undefined && !fields.some((problem) => problem.field === "email")) {
    fields.push({ field: "email", code: "invalid" });
  }
  const chosen = take("package", cleanLine);
  const message = take("message", cleanText);

  if (fields.length > 0 || email === undefined) return { ok: false, fields };
  return { ok: true, value: { name, email, message, package: chosen } };
}
