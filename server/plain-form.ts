import type { FieldProblem } from "../contract/api.ts";
import { type ContactField, contactFormPath } from "../contract/contact.ts";
import {
  attribute,
  copyElement,
  createElement,
  createTemplate,
  type Element,
  find,
  findAll,
  insertBehind,
  parseStill,
  removeAttribute,
  setAttribute,
  setContent,
} from "./html.ts";

/** The words of one language for what can be wrong with the form; see `content/<language>/contactErrors.json`. */
export type PlainFormWords = Record<ContactField, Record<FieldProblem["code"], string>> & {
  summary: Record<"validation_failed" | "payload_too_large" | "rate_limited" | "failed", string>;
};

export interface FailedForm {
  /** What the visitor typed, to be sent again. */
  values: Partial<Record<ContactField, string>>;
  problems: readonly FieldProblem[];
  summary: string;
}

/**
 * Makes the answers for visitors without JavaScript from the contact page itself: the same page with what was typed
 * still in the form, an alert above it and a reason under each wrong field.
 *
 * The page's form holds places for the words: `[data-form-problem]`, and `[data-problem="<field>"]` for fields.
 */
export function failedContactPage(page: string, words: PlainFormWords): (form: FailedForm) => string {
  const document = parseStill(page);
  const formNode = find(
    document,
    (node) => node.tagName === "form" && attribute(node, "action") === contactFormPath,
  );
  if (!formNode) throw new Error("The contact page has no form that posts to this server");
  const write = createTemplate(document, [formNode]);
  return (form) => write((place) => [fillForm(copyElement(place), words, form)]);
}

function fillForm(formNode: Element, words: PlainFormWords, form: FailedForm): Element {
  showProblem(formNode, "form", form.summary);
  for (const field of ["name", "email", "package", "message"] as const) {
    const control = find(formNode, (node) => attribute(node, "name") === field);
    if (!control) continue;
    setValue(control, form.values[field] ?? "");
    const problem = form.problems.find((item) => item.field === field);
    if (problem) markInvalid(formNode, control, field, words[field][problem.code]);
  }
  return formNode;
}

function markInvalid(form: Element, control: Element, field: ContactField, text: string): void {
  const id = showProblem(form, field, text);
  setAttribute(control, "aria-invalid", "true");
  const described = new Set([...(attribute(control, "aria-describedby")?.split(" ") ?? []), id]);
  setAttribute(control, "aria-describedby", [...described].join(" "));
}

/** Fills the place for a problem, or makes one: at the top for the form's own, after the control for a field's. */
function showProblem(form: Element, name: ContactField | "form", text: string): string {
  const id = `${name}-problem`;
  const isPlace = (node: Element) =>
    name === "form"
      ? attribute(node, "data-form-problem") !== undefined
      : attribute(node, "data-problem") === name;
  let place = find(form, isPlace);
  if (!place) {
    place = createElement("p");
    const control = find(form, (node) => attribute(node, "name") === name);
    insertBehind(control?.parentNode ?? form, place, control);
  }
  setContent(place, text);
  removeAttribute(place, "hidden");
  if (name === "form") setAttribute(place, "role", "alert");
  if (attribute(place, "id") === undefined) setAttribute(place, "id", id);
  return attribute(place, "id") ?? id;
}

function setValue(control: Element, value: string): void {
  if (control.tagName === "textarea") {
    // A parser drops the first line break of a textarea, so one is given away.
    setContent(control, `\n${value}`);
  } else if (control.tagName === "select") {
    for (const option of findAll(control, (node) => node.tagName === "option")) {
      removeAttribute(option, "selected");
      if (attribute(option, "value") === value) setAttribute(option, "selected", "");
    }
  } else {
    setAttribute(control, "value", value);
  }
}
