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
