interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): { createHTML(text: string): string; createScriptURL(url: string): string };
}

const rules = { createHTML: (text: string) => text, createScriptURL: (url: string) => url };

/**
 * Text of our own that browsers take as HTML or as the address of a script, said to be so: the policy of every page reports
 * what is given to them without (Trusted Types). Nothing of a visitor's comes here.
 */
export const trusted =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("preview", rules) ?? rules;
