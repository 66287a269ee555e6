import { useRef } from "react";

/**
 * Keeps the idempotency key of a form. Sending the same body again after a failure reuses its key, so that a lost response
 * does not store it twice.
 */
export function useIdempotencyKey() {
  const attempt = useRef({ body: "", key: "" });
  return {
    keyFor(call: object): string {
      const body = JSON.stringify(call);
      // Not `randomUUID`: it exists in secure contexts only.
      const key = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
      if (attempt.current.body !== body) attempt.current = { body, key: key() };
      return attempt.current.key;
    },
    /** Gives the same body a new key, once it is stored. */
    forget() {
      attempt.current = { body: "", key: "" };
    },
  };
}
