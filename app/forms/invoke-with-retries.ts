import { queryClient, retries } from "../query-client.ts";
import type { FunctionCall, FunctionError, FunctionResult } from "./function-call.ts";
import { invokeFunction } from "./invoke-function.ts";

/**
 * Invokes a function as a mutation of the query client, with retries while the error is temporary.
 *
 * @throws FunctionError
 */
export function invokeWithRetries(call: FunctionCall): Promise<FunctionResult> {
  const mutation = queryClient
    .getMutationCache()
    .build<FunctionResult, FunctionError, FunctionCall, unknown>(queryClient, {
      mutationFn: invokeFunction,
      retry: (failures, error) => error.temporary && failures < retries,
      // Offline, fail visibly instead of waiting for a connection.
      networkMode: "always",
    });
  return mutation.execute(call);
}
