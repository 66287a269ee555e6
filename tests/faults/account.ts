import type { CaughtMail } from "../support/smtp.ts";
import type { Stored } from "./databases.ts";
import { type Form, isStored, type Kind } from "./forms.ts";

/** Results of one kind of form. */
export interface Figures {
  /** Acknowledged forms, and those of them that are missing or different in the database. */
  acknowledged: number;
  lost: number;
  /** Acknowledged messages whose file is not complete in the database. */
  filesLost: number;
  /** Attempts without a response, and forms never accepted. */
  unanswered: number;
  neverAccepted: number;
  /** Duplicate rows; for bookings, also a second one at the same time. */
  storedTwice: number;
  /** Forms whose repetition returned another id. */
  changedAnswers: number;
  /** Forms without a mail, and duplicate mails (delivery is at least once). */
  unmailed: number;
  mailedAgain: number;
}

/** Compares the responses with the database and the received mails. */
export function compareResults(forms: Form[], stored: Stored, mails: CaughtMail[]): Record<Kind, Figures> {
  const received = mailsByForm(mails);
  const countFigures = (kind: Kind, rows: { id: string; email: string }[], mailsEach: number): Figures => {
    const own = forms.filter((form) => form.kind === kind);
    const acknowledged = own.filter(isStored);
    const rowsByEmail = countBy(rows, ({ email }) => email);
    const idByEmail = new Map(rows.map(({ id, email }) => [email, id]));
    const answered = acknowledged.map(({ email, answers }) => ({
      email,
      ids: new Set(answers.filter(({ status }) => status === 200).map(({ id }) => id)),
    }));
    return {
      acknowledged: acknowledged.length,
      filesLost: 0,
      lost: answered.filter(
        // The newsletter's response has no id.
        ({ email, ids }) =>
          !rowsByEmail.has(email) || [...ids].some((id) => id && id !== idByEmail.get(email)),
      ).length,
      unanswered: own.reduce((sum, { attempts, answers }) => sum + attempts - answers.length, 0),
      // A booking's time may be taken by another form.
      neverAccepted: own.filter(
        (form) =>
          !isStored(form) && (kind !== "booking" || form.answers.every(({ status }) => status >= 500)),
      ).length,
      storedTwice: excess(rowsByEmail),
      changedAnswers: answered.filter(({ ids }) => ids.size > 1).length,
      unmailed: [...rowsByEmail.keys()].filter((email) => (received.get(email)?.size ?? 0) < mailsEach)
        .length,
      mailedAgain: own.reduce((sum, { email }) => sum + excess(received.get(email) ?? new Map()), 0),
    };
  };

  const booking = countFigures("booking", stored.bookings, 2);
  const seats = new Set(stored.seats.map(({ id }) => id));
  booking.lost += stored.bookings.filter(({ id }) => !seats.has(id)).length;
  booking.storedTwice += excess(countBy(stored.bookings, ({ start }) => String(start)));
  const contact = countFigures("contact", stored.messages, 1);
  const fileBytes = new Map(stored.messages.map((message) => [message.email, message.fileBytes]));
  contact.filesLost = forms.filter(
    (form) => form.file && isStored(form) && fileBytes.get(form.email) !== form.file.size,
  ).length;
  return { contact, newsletter: countFigures("newsletter", stored.subscribers, 1), booking };
}

/** The mails to each form's address: count per Message-ID. */
function mailsByForm(mails: CaughtMail[]): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { to, parsed } of mails) {
    const [address] = /[0-9a-f-]{36}@example\.no/.exec(`${to} ${parsed.text}`) ?? [""];
    const counts = found.get(address) ?? new Map<string, number>();
    found.set(address, counts);
    const id = parsed.messageId ?? "";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return found;
}

function countBy<T>(items: T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

function excess(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
}
