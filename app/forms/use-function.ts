import { useState } from "react";
import { type FunctionCall, type FunctionError, invokeFunction } from "./invoke-function.ts";

interface Outcomes {
  /** Given what was sent. */
  onSuccess: (call: FunctionCall) => void;
  onError?: (error: FunctionError) => void;
}

type Attempt = { state: "none" | "pending" | "success" } | { state: "error"; error: FunctionError };

/** With the data client, which comes once it is wanted; where it can't be fetched, once and without a retry. */
const send = (call: FunctionCall) =>
  import("./run-function.ts").then(
    ({ runFunction }) => runFunction(call),
    () => invokeFunction(call),
  );

/**
 * A form's request and how far it has come.
 *
 * @param outcomes told also when the visitor has left the form's page meanwhile
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
      send(call).then(
        () => {
          setAttempt({ state: "success" });
          onSuccess(call);
        },
        (error: FunctionError) => {
          setAttempt({ state: "error", error });
          onError?.(error);
        },
      );
    },
  };
}
