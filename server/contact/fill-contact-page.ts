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
  parseStaticPage,
  removeAttribute,
  setAttribute,
  setText,
} from "../pages/html.ts";
import type { ContactFormTranslations } from "./translations.ts";

type ProblemPlace = ContactField | typeof fileField | "form";

export interface RejectedForm {
  /** The visitor's values, to submit again. */
  values: Partial<Record<ContactField, string>>;
  problems: readonly FieldProblem[];
  summary: string;
  /** Whether the form had a file. */
  hadFile: boolean;
}

/**
 * Creates the responses to rejected forms without JavaScript from the static contact page: the typed values, an
 * alert above the form and an error below each invalid field.
 *
 * The page's form has an element for each error (shared/attributes.ts).
 */
export function createContactPageFiller(
  page: string,
  translations: ContactFormTranslations,
): (form: RejectedForm) => string {
  const document = parseStaticPage(page);
  const formNode = find(
    document,
    (node) => node.tagName === "form" && attribute(node, "action") === contactFormPath,
  );
  if (!formNode) throw new Error("The contact page has no form that posts to this server");
  // Renders every error once, so that a missing element is found when the server starts.
  const problems = contactFieldNames.map((field) => ({ field, code: "invalid" as const }));
  fillForm(copyElement(formNode), translations, {
    values: {},
    problems,
    summary: translations.summary.failed,
    hadFile: true,
  });
  const write = createTemplate(document, [formNode]);
  return (form) => write((place) => [fillForm(copyElement(place), translations, form)]);
}

function fillForm(formNode: Element, translations: ContactFormTranslations, form: RejectedForm): Element {
  showProblem(formNode, "form", form.summary);
  for (const field of contactFieldNames) {
    const control = find(formNode, (node) => attribute(node, "name") === field);
    if (!control) throw new Error(`The contact form has no field called ${field}`);
    setValue(control, form.values[field] ?? "");
    const problem = form.problems.find((item) => item.field === field);
    if (problem) markInvalid(formNode, control, field, translations.fields[field][problem.code]);
  }
  fillFile(formNode, translations, form);
  return formNode;
}

/** HTML cannot fill a file input, so the page asks for the file again. */
function fillFile(
  formNode: Element,
  translations: ContactFormTranslations,
  { problems, hadFile }: RejectedForm,
): void {
  const control = find(formNode, (node) => attribute(node, "name") === fileField);
  if (!control) return;
  const problem = problems.find(({ field }) => field === fileField);
  if (problem) markInvalid(formNode, control, fileField, translations.attachments.file[problem.code]);
  else if (hadFile) showProblem(formNode, fileField, translations.attachments.file.required);
}

function markInvalid(form: Element, control: Element, field: ProblemPlace, text: string): void {
  const id = showProblem(form, field, text);
  setAttribute(control, "aria-invalid", "true");
  const described = new Set([...(attribute(control, "aria-describedby")?.split(" ") ?? []), id]);
  setAttribute(control, "aria-describedby", [...described].join(" "));
}

/** Fills the error element of a field or of the form. Returns its id. */
function showProblem(form: Element, name: ProblemPlace, text: string): string {
  const place = find(form, (node) => attribute(node, attributes.problem) === name);
  if (!place) throw new Error(`The contact form has no error element for: ${name}`);
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
