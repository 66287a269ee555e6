import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { retries, retryDelay } from "../query-client.ts";
import { type FunctionCall, type FunctionError, invokeFunction } from "./invoke-function.ts";

type Outcomes = Pick<UseMutationOptions<void, FunctionError, FunctionCall>, "onSuccess" | "onError">;

/**
 * A form's request as a mutation: retried while a retry may help.
 *
 * @param outcomes told also when the visitor has left the form's page meanwhile
 */
export function useFunction(outcomes: Outcomes) {
  return useMutation({
    mutationFn: invokeFunction,
    retry: (failures, error: FunctionError) => error.temporary && failures < retries,
    retryDelay,
    // Sending offline has to fail visibly, not wait in silence for a connection.
    networkMode: "always",
    ...outcomes,
  });
}
