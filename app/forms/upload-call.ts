import { idempotencyHeader } from "../../shared/api.ts";
import { draftField, fileField } from "../../shared/attachments.ts";
import { contactFormPath } from "../../shared/contact.ts";
import { CallCancelled, type FunctionCall, FunctionError, type FunctionResult } from "./function-call.ts";

/** Time without progress after which an upload is aborted, in ms. */
const stallMs = 30_000;

/**
 * Sends a form with a file. An XMLHttpRequest, because fetch does not report the progress of an upload.
 *
 * @throws FunctionError or CallCancelled
 */
export function uploadCall({ body, idempotencyKey, upload }: FunctionCall): Promise<FunctionResult> {
  return new Promise((resolve, reject) => {
    if (!upload || upload.signal.aborted) return reject(new CallCancelled());
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) if (name !== draftField) form.append(name, value);
    if (body[draftField]) {
      form.append(draftField, new Blob([body[draftField]], { type: "application/json" }), "draft.json");
    }
    form.append(fileField, upload.file);

    const request = new XMLHttpRequest();
    request.open("POST", contactFormPath);
    request.setRequestHeader("Accept", "application/json");
    if (idempotencyKey) request.setRequestHeader(idempotencyHeader, idempotencyKey);
    request.responseType = "json";
    let stall = 0;
    const watch = () => {
      clearTimeout(stall);
      stall = window.setTimeout(() => request.abort(), stallMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      upload.onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = watch;
    request.onloadend = () => {
      clearTimeout(stall);
      upload.signal.removeEventListener("abort", cancel);
      const { status, response } = request;
      if (upload.signal.aborted) reject(new CallCancelled());
      else if (status >= 200 && status < 300 && response?.ok) resolve(response);
      else reject(new FunctionError(status, response ?? undefined));
    };
    const cancel = () => request.abort();
    upload.signal.addEventListener("abort", cancel);
    watch();
    request.send(form);
  });
}
