import { maxConcurrentPerLane } from "../../server/mail/outbox.ts";
import { lanes } from "../../server/storage/outbox-store.ts";
import { mostDescriptors, mostResidentMb } from "../soak/bounds.ts";
import type { KillFigures } from "./kill-trials.ts";

/** Violations of the guarantees in docs/operate.md, one line each. */
export function violatedGuarantees({ kills, unconfirmedMails, most, kinds }: KillFigures): string[] {
  const faults = Object.entries(kinds).flatMap(([kind, figures]) =>
    (["lost", "neverAccepted", "storedTwice", "changedAnswers", "unmailed"] as const)
      .filter((name) => figures[name] > 0)
      .map((name) => `${kind}: ${figures[name]} ${name}`),
  );
  // A mail is repeated when its process dies while sending, or when its server did not confirm.
  const allowed = kills * lanes.length * maxConcurrentPerLane + unconfirmedMails;
  const again = Object.values(kinds).reduce((sum, { mailedAgain }) => sum + mailedAgain, 0);
  if (again > allowed) faults.push(`${again} mails came again, ${allowed} may`);
  if (most.residentMb > mostResidentMb) faults.push(`${most.residentMb} MB resident`);
  if (most.descriptors > mostDescriptors) faults.push(`${most.descriptors} descriptors`);
  return faults;
}
