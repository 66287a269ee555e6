import { randomUUID } from "node:crypto";
import { idempotencyHeader } from "../../shared/api.ts";
import { fileField } from "../../shared/attachments.ts";
import { bookingPath } from "../../shared/booking.ts";
import { contactFormPath } from "../../shared/contact.ts";
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { freeTimes } from "../support/free-times.ts";

export type Kind = (typeof kinds)[number];

/** What a visitor sends, as often as it takes, always with the same key. */
export interface Form {
  kind: Kind;
  key: string;
  /** Nobody else's, so that everything about this form is known by it. */
  email: string;
  body: Record<string, string>;
  /** Sent along with a contact message. */
  file?: Blob;
  /** How often it was sent; not every time there is an answer. */
  attempts: number;
  answers: Answer[];
}

export interface Answer {
  status: number;
  /** What was stored; the newsletter does not say. */
  id: string | undefined;
  /** Why it was refused, and when to come back. */
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

/** Sends a form once and notes the answer. Rejects where there is none. */
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

/** Whether nothing would change if the form were sent again. */
function isFinal({ status, code }: Answer): boolean {
  return status < 500 && code !== "idempotency_in_progress";
}

export interface LoadOptions {
  /** Where the form may go; asked anew for each attempt. */
  urls: () => string[];
  isOver: () => boolean;
  /** How many send each kind at the same time. */
  senders: Record<Kind, number>;
  /** Whether a form that was refused for now is sent again until it is taken. */
  persistent: boolean;
  /** Where each form is put when it is first sent, to be watched meanwhile. */
  forms?: Form[];
}

/**
 * Sends forms of all kinds until it is over, one after the other for each sender, and gives back every one. A form that gets no
 * answer goes to the next server with the same key; where none answers, the sender ends.
 */
export async function sendForms(options: LoadOptions): Promise<Form[]> {
  const forms = options.forms ?? [];
  const times = await freeTimes(options.urls()[0] ?? "").catch((): string[] => []);

  async function sendOn(kind: Kind): Promise<void> {
    while (!options.isOver()) {
      // Two at once often ask for the same time: one of them must be turned away.
      const start = times[Math.floor(Math.random() * times.length)];
      const form = newForm(kind, kind === "booking" ? { start: start ?? "" } : {});
      forms.push(form);
      const answer = await sendSomewhere(form);
      if (!answer) return;
      const taken = times.indexOf(start ?? "");
      if (taken >= 0) times.splice(taken, 1);
    }
  }

  async function sendSomewhere(form: Form): Promise<Answer | undefined> {
    for (;;) {
      let answer: Answer | undefined;
      for (const url of options.urls()) {
        answer = await send(url, form).catch(() => undefined);
        if (answer && isFinal(answer)) return answer;
      }
      if (!options.persistent || !answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  await Promise.all(
    kinds.flatMap((kind) => Array.from({ length: options.senders[kind] }, () => sendOn(kind))),
  );
  return forms;
}
