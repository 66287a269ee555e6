import type { Analytics } from "../../shared/analytics.ts";

export type Answer = "yes" | "no";

/** Stores `<provider>:<answer>`, so that another provider asks again. */
const key = "analytics-consent";

/** The event that opens the question again. */
export const askAgain = "ask-for-consent";

/** The visitor's answer about a provider; undefined before the first answer or when storage is blocked. */
export function storedAnswer(analytics: Analytics | undefined): Answer | undefined {
  try {
    const [provider, answer] = localStorage.getItem(key)?.split(":") ?? [];
    return provider === analytics?.provider && (answer === "yes" || answer === "no") ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an answer for later visits, if storage is available. */
export function storeAnswer({ provider }: Analytics, answer: Answer): void {
  try {
    localStorage.setItem(key, `${provider}:${answer}`);
  } catch {
    // Without storage the answer is valid for this page, and the next visit asks again.
  }
}
