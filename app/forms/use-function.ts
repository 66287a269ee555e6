import { useMutation } from "@tanstack/react-query";
import { retries, retryDelay } from "../query-client.ts";
import { type FunctionError, invokeFunction } from "./invoke-function.ts";

/** A form's request as a mutation: retried while a retry may help. */
export function useFunction() {
  return useMutation({
    mutationFn: invokeFunction,
    retry: (failures, error: FunctionError) => error.temporary && failures < retries,
    retryDelay,
    // Sending offline has to fail visibly, not wait in silence for a connection.
    networkMode: "always",
  });
}
