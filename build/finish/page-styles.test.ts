import { expect, test } from "vitest";
import { createPageStyles } from "./page-styles.ts";

const css = `
  .used { color: red }
  .unused { color: blue }
  .\\[\\&_label\\]\\:quiet { & label { color: green } }
`;

test("a page carries the rules that it uses, also those whose class is written with an entity", async () => {
  const { html, whole } = await createPageStyles()(
    `<style>${css}</style><p class="used [&amp;_label]:quiet"><label>Name</label></p>`,
  );
  expect(html).toContain(".used{color:red}");
  expect(html).toContain("_label\\]\\:quiet label{color:green}");
  expect(html).not.toContain(".unused");
  expect(whole).toContain(".unused");
});

test("a page does without what the reset and Tailwind say of things that it does not have", async () => {
  const registered = (name: string) =>
    `@property ${name} { syntax: "*"; inherits: false; initial-value: solid }`;
  const { html, whole } = await createPageStyles()(
    `<style>/*! a licence */ ${registered("--set")} ${registered("--unset")}
    ::-webkit-datetime-edit { padding: 0 } ::file-selector-button { margin: 0 } ::placeholder { opacity: 1 }
    .used { --set: dashed; border-style: var(--set) }</style><p class="used">Text</p>`,
  );
  expect(html).toContain("@property --set");
  expect(html).toContain("::placeholder{");
  expect(html).not.toMatch(/unset|datetime|file-selector|licence/);
  expect(whole).toMatch(/licence[\s\S]*--unset[\s\S]*datetime[\s\S]*file-selector/);
});
