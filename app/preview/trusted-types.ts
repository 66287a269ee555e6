interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): { createHTML(text: string): string; createScriptURL(url: string): string };
}

const rules = { createHTML: (text: string) => text, createScriptURL: (url: string) => url };

/**
 * Marks our own text as HTML or as the address of a script. The policy of every page reports unmarked text (Trusted Types).
 * Nothing a visitor wrote may be passed to it.
 */
export const trustedTypes =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("preview", rules) ?? rules;
