import type { FieldProblem } from "../../shared/api.ts";
import { fileField } from "../../shared/attachments.ts";
import * as attributes from "../../shared/attributes.ts";
import { type ContactField, contactFieldNames, contactFormPath } from "../../shared/contact.ts";
import {
  attribute,
  copyElement,
  createTemplate,
  type Element,
  find,
  findAll,
  parseStill,
  removeAttribute,
  setAttribute,
  setText,
} from "../pages/html.ts";
import type { ContactFormWords } from "./words.ts";

type ProblemPlace = ContactField | typeof fileField | "form";

export interface FailedForm {
  /** What the visitor typed, to be sent again. */
  values: Partial<Record<ContactField, string>>;
  problems: readonly FieldProblem[];
  summary: string;
  /** Whether a file came with the form. */
  hadFile: boolean;
}

/**
 * Makes the answers for visitors without JavaScript from the contact page itself: the same page with what was typed
 * still in the form, an alert above it and a reason under each wrong field.
 *
 * The page's form holds places for the words, one for each field and one for its own (shared/attributes.ts).
 */
export function contactPageFiller(page: string, words: ContactFormWords): (form: FailedForm) => string {
  const document = parseStill(page);
  const formNode = find(
    document,
    (node) => node.tagName === "form" && attribute(node, "action") === contactFormPath,
  );
  if (!formNode) throw new Error("The contact page has no form that posts to this server");
  // Tried once with everything wrong, so that a place that is missing shows itself when the server starts.
  const problems = contactFieldNames.map((field) => ({ field, code: "invalid" as const }));
  fillForm(copyElement(formNode), words, {
    values: {},
    problems,
    summary: words.summary.failed,
    hadFile: true,
  });
  const write = createTemplate(document, [formNode]);
  return (form) => write((place) => [fillForm(copyElement(place), words, form)]);
}

function fillForm(formNode: Element, words: ContactFormWords, form: FailedForm): Element {
  showProblem(formNode, "form", form.summary);
  for (const field of contactFieldNames) {
    const control = find(formNode, (node) => attribute(node, "name") === field);
    if (!control) throw new Error(`The contact form has no field called ${field}`);
    setValue(control, form.values[field] ?? "");
    const problem = form.problems.find((item) => item.field === field);
    if (problem) markInvalid(formNode, control, field, words.fields[field][problem.code]);
  }
  fillFile(formNode, words, form);
  return formNode;
}

/** A page cannot fill a file input, so it asks for the file again. */
function fillFile(formNode: Element, words: ContactFormWords, { problems, hadFile }: FailedForm): void {
  const control = find(formNode, (node) => attribute(node, "name") === fileField);
  if (!control) return;
  const problem = problems.find(({ field }) => field === fileField);
  if (problem) markInvalid(formNode, control, fileField, words.attachments.file[problem.code]);
  else if (hadFile) showProblem(formNode, fileField, words.attachments.file.required);
}

function markInvalid(form: Element, control: Element, field: ProblemPlace, text: string): void {
  const id = showProblem(form, field, text);
  setAttribute(control, "aria-invalid", "true");
  const described = new Set([...(attribute(control, "aria-describedby")?.split(" ") ?? []), id]);
  setAttribute(control, "aria-describedby", [...described].join(" "));
}

/** Fills the place for a problem of a field, or of the form itself. Returns its id. */
function showProblem(form: Element, name: ProblemPlace, text: string): string {
  const place = find(form, (node) => attribute(node, attributes.problem) === name);
  if (!place) throw new Error(`The contact form has no place to say what is wrong with: ${name}`);
  setText(place, text);
  removeAttribute(place, "hidden");
  if (name === "form") setAttribute(place, "role", "alert");
  return attribute(place, "id") ?? "";
}

function setValue(control: Element, value: string): void {
  if (control.tagName === "textarea") {
    setText(control, value);
  } else if (control.tagName === "select") {
    for (const option of findAll(control, (node) => node.tagName === "option")) {
      removeAttribute(option, "selected");
      if (attribute(option, "value") === value) setAttribute(option, "selected", "");
    }
  } else {
    setAttribute(control, "value", value);
  }
}
