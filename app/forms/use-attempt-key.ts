import { useRef } from "react";

/**
 * The key under which a form is sent. The same words sent again after a failure are the same attempt and keep theirs,
 * so that an answer that got lost does nothing twice.
 */
export function useAttemptKey() {
  const attempt = useRef({ words: "", key: "" });
  return {
    keyOf(body: object): string {
      const words = JSON.stringify(body);
      // Not `randomUUID`, which browsers have only where the line is encrypted.
      const key = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
      if (attempt.current.words !== words) attempt.current = { words, key: key() };
      return attempt.current.key;
    },
    /** Makes the same words a new attempt, once they have arrived. */
    forget() {
      attempt.current = { words: "", key: "" };
    },
  };
}
