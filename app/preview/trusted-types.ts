interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): { createHTML(text: string): string; createScriptURL(url: string): string };
}

const rules = { createHTML: (text: string) => text, createScriptURL: (url: string) => url };

/** Trusted Types policy for our own HTML and script URLs. Never pass it text from a visitor. */
export const trustedTypes =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("preview", rules) ?? rules;
