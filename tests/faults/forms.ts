import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { idempotencyHeader } from "../../shared/api.ts";
import { fileField } from "../../shared/attachments.ts";
import { bookingPath } from "../../shared/booking.ts";
import { contactFormPath } from "../../shared/contact.ts";
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { freeTimes } from "../support/free-times.ts";

export type Kind = (typeof kinds)[number];

/** A visitor's form, repeated with the same key until accepted. */
export interface Form {
  kind: Kind;
  key: string;
  /** Unique per form, to find everything about it. */
  email: string;
  body: Record<string, string>;
  /** Attached to a contact message. */
  file?: Blob;
  /** Number of attempts, with or without response. */
  attempts: number;
  answers: Answer[];
}

export interface Answer {
  status: number;
  /** Id of the row; the newsletter has none. */
  id: string | undefined;
  /** The error and Retry-After. */
  code: string | undefined;
  retryAfter: string | null;
}

export const kinds = ["contact", "newsletter", "booking"] as const;

const paths: Record<Kind, string> = {
  contact: contactFormPath,
  newsletter: newsletterFormPath,
  booking: bookingPath,
};

export function newForm(kind: Kind, more: Record<string, string> = {}): Form {
  const email = `${randomUUID()}@example.no`;
  const texts = { name: "Kari", message: `A message of ${email}`, package: "" };
  const body = {
    email,
    ...(kind === "contact" && texts),
    ...(kind === "booking" && { name: "Kari" }),
    ...more,
  };
  return { kind, key: randomUUID(), email, body, attempts: 0, answers: [] };
}

/** Sends a form once and records the response. Rejects without one. */
export async function send(url: string, form: Form): Promise<Answer> {
  form.attempts++;
  const key = { [idempotencyHeader]: form.key };
  const json = { ...key, "content-type": "application/json" };
  const response = await fetch(url + paths[form.kind], {
    method: "POST",
    headers: form.file ? { ...key, accept: "application/json", origin: url } : json,
    body: form.file ? withFile(form.body, form.file) : JSON.stringify(form.body),
  });
  const { id, error } = await response.json();
  const retryAfter = response.headers.get("retry-after");
  const answer = { status: response.status, id, code: error?.code, retryAfter };
  form.answers.push(answer);
  return answer;
}

function withFile(fields: Record<string, string>, file: Blob): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set(fileField, file, "cv.pdf");
  return body;
}

export function isStored(form: Form): boolean {
  return form.answers.some(({ status }) => status === 200);
}

/** Whether the result is final. */
function isFinal({ status, code }: Answer): boolean {
  return status < 500 && code !== "idempotency_in_progress";
}

export interface LoadOptions {
  /** The servers' addresses, read before each attempt. */
  urls: () => string[];
  isDone: () => boolean;
  /** Concurrent senders per kind. */
  senders: Record<Kind, number>;
  /** Whether temporarily rejected forms are repeated until accepted. */
  persistent: boolean;
  /** Pause of a sender between two forms, in ms. Without one, the senders keep the processors busy. */
  pauseMs?: number;
  /** Receives each form when it is first sent. */
  forms?: Form[];
}

/**
 * Sends forms of all kinds, sequentially per sender, and returns all of them. A form without a
 * response is repeated at the next server with the same key; without any server the sender ends.
 */
export async function sendForms(options: LoadOptions): Promise<Form[]> {
  const forms = options.forms ?? [];
  const times = await freeTimes(options.urls()[0] ?? "").catch((): string[] => []);

  async function sendOn(kind: Kind): Promise<void> {
    while (!options.isDone()) {
      // Concurrent senders often request the same time: one must be rejected.
      const start = times[Math.floor(Math.random() * times.length)];
      const form = newForm(kind, kind === "booking" ? { start: start ?? "" } : {});
      forms.push(form);
      const answer = await sendToAnyServer(form);
      if (!answer) return;
      const accepted = times.indexOf(start ?? "");
      if (accepted >= 0) times.splice(accepted, 1);
      if (options.pauseMs) await sleep(options.pauseMs);
    }
  }

  async function sendToAnyServer(form: Form): Promise<Answer | undefined> {
    for (;;) {
      let answer: Answer | undefined;
      for (const url of options.urls()) {
        answer = await send(url, form).catch(() => undefined);
        if (answer && isFinal(answer)) return answer;
      }
      if (!options.persistent || !answer) return answer;
      await sleep(250);
    }
  }

  await Promise.all(
    kinds.flatMap((kind) => Array.from({ length: options.senders[kind] }, () => sendOn(kind))),
  );
  return forms;
}
