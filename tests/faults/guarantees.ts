import { atOncePerLane } from "../../server/mail/outbox.ts";
import { lanes } from "../../server/storage/outbox-store.ts";
import { mostDescriptors, mostResidentMb } from "../soak/bounds.ts";
import type { KillFigures } from "./kill-trials.ts";

/** What the figures show that docs/operate.md does not allow, a line each. */
export function brokenPromises({ kills, takenInSilence, most, kinds }: KillFigures): string[] {
  const faults = Object.entries(kinds).flatMap(([kind, figures]) =>
    (["lost", "untaken", "storedTwice", "changedAnswers", "unmailed"] as const)
      .filter((name) => figures[name] > 0)
      .map((name) => `${kind}: ${figures[name]} ${name}`),
  );
  // A mail comes again when its process dies with it in hand, or when its server took it without a word.
  const allowed = kills * lanes.length * atOncePerLane + takenInSilence;
  const again = Object.values(kinds).reduce((sum, { mailedAgain }) => sum + mailedAgain, 0);
  if (again > allowed) faults.push(`${again} mails came again, ${allowed} may`);
  if (most.residentMb > mostResidentMb) faults.push(`${most.residentMb} MB resident`);
  if (most.descriptors > mostDescriptors) faults.push(`${most.descriptors} descriptors`);
  return faults;
}
