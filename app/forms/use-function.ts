import { useState } from "react";
import {
  CallCancelled,
  type FunctionCall,
  type FunctionError,
  type FunctionResult,
} from "./function-call.ts";
import { invokeFunction } from "./invoke-function.ts";

interface Outcomes {
  onSuccess: (call: FunctionCall, answer: FunctionResult) => void;
  onError?: (error: FunctionError) => void;
}

type Attempt = { state: "none" | "pending" | "success" } | { state: "error"; error: FunctionError };

/** Sends with the query client, which is loaded on demand; once, without retries, when it cannot be loaded. */
const send = (call: FunctionCall) =>
  import("./invoke-with-retries.ts").then(
    ({ invokeWithRetries }) => invokeWithRetries(call),
    () => invokeFunction(call),
  );

/**
 * Invokes a function and holds the state of the request.
 *
 * @param outcomes also called after the form has unmounted
 */
export function useFunction({ onSuccess, onError }: Outcomes) {
  const [attempt, setAttempt] = useState<Attempt>({ state: "none" });
  return {
    isPending: attempt.state === "pending",
    isSuccess: attempt.state === "success",
    error: attempt.state === "error" ? attempt.error : undefined,
    reset: () => setAttempt({ state: "none" }),
    mutate(call: FunctionCall) {
      setAttempt({ state: "pending" });
      Promise.race([send(call), ...(call.upload ? [whenCancelled(call.upload.signal)] : [])]).then(
        (answer) => {
          setAttempt({ state: "success" });
          onSuccess(call, answer);
        },
        (error: FunctionError | CallCancelled) => {
          if (error instanceof CallCancelled) return setAttempt({ state: "none" });
          setAttempt({ state: "error", error });
          onError?.(error);
        },
      );
    },
  };
}

/** Rejects when the call is cancelled, also between two retries. */
function whenCancelled(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new CallCancelled())));
}
