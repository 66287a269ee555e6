import { queryClient, retries, retryDelay } from "../query-client.ts";
import { type FunctionCall, type FunctionError, invokeFunction } from "./invoke-function.ts";

/**
 * A form's request as a mutation of the data client: retried while a retry may help.
 *
 * @throws FunctionError
 */
export function runFunction(call: FunctionCall): Promise<void> {
  const mutation = queryClient
    .getMutationCache()
    .build<void, FunctionError, FunctionCall, unknown>(queryClient, {
      mutationFn: invokeFunction,
      retry: (failures, error) => error.temporary && failures < retries,
      retryDelay,
      // Sending offline has to fail visibly, not wait in silence for a connection.
      networkMode: "always",
    });
  return mutation.execute(call);
}
