import { expect, test, vi } from "vitest";
import { createLog } from "../http/log.ts";
import type { LeasedMail } from "../storage/outbox-store.ts";
import { StorageUnavailable } from "../storage/storage.ts";
import { type DeliveryOptions, deliver } from "./deliver.ts";

const mail: LeasedMail = {
  ...{ id: "m", kind: "contact", domain: "", payload: "{}", attempts: 1, createdAt: 0, leaseToken: "t" },
};
const content = { to: { name: "", address: "a@example.no" }, subject: "", text: "", html: "" };

function outbox(leaseMs: number) {
  const storage = {
    markMailSent: vi.fn().mockResolvedValue(undefined),
    delayMail: vi.fn().mockResolvedValue(undefined),
    dropMail: vi.fn().mockResolvedValue(undefined),
  };
  const send = vi.fn().mockResolvedValue("250");
  const options = {
    storage,
    mailer: { kind: "smtp", send, close() {} },
    kinds: { contact: { recipient: "owner", render: (): typeof content | undefined => content } },
    log: createLog("silent"),
    clock: () => 5,
    visitorRates: [],
    retryBaseMs: 10,
    leaseMs,
  };
  return { storage, send, options, give: () => deliver(mail, options as unknown as DeliveryOptions) };
}
const away = new StorageUnavailable("restart");

test("records a mail sent during a database outage afterwards and does not send it again", async () => {
  const { storage, send, give } = outbox(10_000);
  storage.markMailSent.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  await give();
  expect(storage.markMailSent).toHaveBeenCalledTimes(3);
  expect(send).toHaveBeenCalledTimes(1);
  expect(storage.delayMail).not.toHaveBeenCalled();
});

test("logs a sent mail that could not be recorded before its lease ended", async () => {
  const { storage, give } = outbox(600);
  storage.markMailSent.mockRejectedValue(away);
  await expect(give()).rejects.toBe(away);
  expect(storage.delayMail).not.toHaveBeenCalled();
});

test("drops a mail whose event has passed", async () => {
  const { storage, send, options, give } = outbox(600);
  options.kinds.contact.render = () => undefined;
  await give();
  expect(storage.dropMail).toHaveBeenCalledWith(mail);
  expect(send).not.toHaveBeenCalled();
});
