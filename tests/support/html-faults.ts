import { type ConfigData, HtmlValidate } from "html-validate";

const rules: ConfigData["rules"] = {
  // React's serialization style, which parsers read equally.
  "void-style": "off",
  "attr-case": "off",
  "attribute-empty-style": "off",
  "attribute-boolean-style": "off",
  // Line breaks in telephone numbers are in the styles.
  "tel-non-breaking": "off",
  // Profiles have titles of any length.
  "long-title": "off",
};

/** html-validate's errors in React's HTML, one line each. */
export async function htmlFaults(html: string, moreRules: ConfigData["rules"] = {}): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: { ...rules, ...moreRules },
  });
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
