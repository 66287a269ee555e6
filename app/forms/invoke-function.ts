import { site } from "../../content-loader/data/site.ts";
import { idempotencyHeader } from "../../shared/api.ts";
import { type FunctionCall, FunctionError, type FunctionResult } from "./function-call.ts";

/** Timeout of a call, in ms. A dead connection reports no error by itself. */
export const responseTimeout = 20_000;

/**
 * Invokes a function as a Supabase client does, on this site's server or on the Supabase project of `content/data/site.json`.
 * Resolves when the form is stored.
 * @throws FunctionError
 */
export async function invokeFunction(call: FunctionCall): Promise<FunctionResult> {
  const { path, body, idempotencyKey } = call;
  if (call.upload) {
    // Chromium remembers a failed import until the page is reloaded.
    if (!navigator.onLine) throw new FunctionError(0);
    const { uploadCall } = await import("./upload-call.ts").catch(() => {
      throw new FunctionError(0);
    });
    return uploadCall(call);
  }
  const { functionsUrl, anonKey }: { functionsUrl: string; anonKey: string } = site.contactApi;
  const headers = new Headers({ "Content-Type": "application/json" });
  if (idempotencyKey) headers.set(idempotencyHeader, idempotencyKey);
  if (anonKey) headers.set("apikey", anonKey);
  // Newer Supabase keys (`sb_…`) are not bearer tokens.
  if (anonKey && !anonKey.startsWith("sb_")) headers.set("Authorization", `Bearer ${anonKey}`);

  const response = await fetch(functionsUrl.replace(/\/$/, "") + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(responseTimeout),
  }).catch(() => undefined);
  if (!response) throw new FunctionError(0);
  // HTML with status 200 comes from a captive portal or a proxy, not from the function.
  const isPage = response.headers.get("Content-Type")?.includes("html");
  if (!response.ok || isPage)
    throw new FunctionError(response.status, await response.json().catch(() => undefined));
  return response.json().catch(() => ({}));
}
