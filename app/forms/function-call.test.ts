import { expect, test } from "vitest";
import type { ApiErrorCode } from "../../shared/api.ts";
import { FunctionError } from "./function-call.ts";

const answer = (code: ApiErrorCode) => ({ ok: false as const, error: { code, message: "", requestId: "" } });

test.each([
  ["no answer", new FunctionError(0)],
  ["too many at once", new FunctionError(429, answer("rate_limited"))],
  ["a server that is stopping", new FunctionError(503, answer("shutting_down"))],
  ["a first attempt that is still running", new FunctionError(409, answer("idempotency_in_progress"))],
])("%s: the same request may succeed a little later", (_, error) => {
  expect(error.temporary).toBe(true);
});

test.each([
  ["a mistake in a field", new FunctionError(422, answer("validation_failed"))],
  ["a time that is taken", new FunctionError(409, answer("slot_taken"))],
  ["a page in the place of an answer", new FunctionError(200)],
])("does not retry after %s", (_, error) => {
  expect(error.temporary).toBe(false);
});
