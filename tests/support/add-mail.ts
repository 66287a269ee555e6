import { randomUUID } from "node:crypto";
import type { NewMail } from "../../server/storage/outbox-store.ts";
import type { Storage } from "../../server/storage/storage.ts";
import { mapFields } from "../../shared/contact.ts";

const rules = { duplicatesAllowed: 1, duplicateWindowMs: 0, idempotencyMs: 0, attachmentBytes: 0 };

/** Stores a mail with its message, like the server. */
export async function addMail(
  storage: Pick<Storage, "saveMessage">,
  mail: NewMail,
  now: number,
): Promise<void> {
  const message = {
    ...mapFields(() => ""),
    id: randomUUID(),
    createdAt: now,
    name: "Kari",
    email: "kari@example.no",
    message: "Hello",
    package: "",
    lang: "en",
    quarantine: undefined,
    textHash: randomUUID(),
    idempotency: undefined,
  };
  await storage.saveMessage(message, () => mail, rules);
}
