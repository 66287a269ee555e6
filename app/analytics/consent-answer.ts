import type { Analytics } from "../../shared/analytics.ts";

export type Answer = "yes" | "no";

/** Holds `<provider>:<answer>`: another provider is another question. */
const key = "analytics-consent";

/** The event by which a page asks for the question again. */
export const askAgain = "ask-for-consent";

/** What the visitor has answered about a provider; undefined before the first answer and where storage is closed. */
export function storedAnswer(analytics: Analytics | undefined): Answer | undefined {
  try {
    const [provider, answer] = localStorage.getItem(key)?.split(":") ?? [];
    return provider === analytics?.provider && (answer === "yes" || answer === "no") ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an answer for later visits, where the browser lets it. */
export function storeAnswer({ provider }: Analytics, answer: Answer): void {
  try {
    localStorage.setItem(key, `${provider}:${answer}`);
  } catch {
    // The answer then holds for this page, and the next visit asks again.
  }
}
