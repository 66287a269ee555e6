import { expect } from "vitest";
import { contactFormPath } from "../../shared/contact.ts";

/** Posts JSON, like the page's script. */
export function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Submits a form like a browser without JavaScript, from our own pages unless headers say otherwise. */
export function submitForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: new URL(url).origin },
): Promise<Response> {
  return fetch(url, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });
}

/** Sends a contact message, with a unique text by default, and returns its id. */
export async function sendMessage(url: string, change: Record<string, string> = {}): Promise<string> {
  const message = { name: "Kari", email: "kari@example.no", message: crypto.randomUUID(), ...change };
  const answer = await postJson(url + contactFormPath, message);
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}
