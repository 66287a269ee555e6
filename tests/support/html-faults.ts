import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes elements and attributes; a parser reads the same from either way.
    "void-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Where a telephone number may break is said in the styles.
    "tel-non-breaking": "off",
    // Titles of jobs and people are as long as they are.
    "long-title": "off",
  },
});

/** What html-validate finds in a document of React's, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
