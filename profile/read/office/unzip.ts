import { Unzip, UnzipInflate } from "fflate";
import { type Course, limits } from "../limits.ts";
import { Refusal } from "../refusal.ts";

/**
 * Unpacks the wanted parts of a packed file. What comes out is counted while it comes, because the sizes that the file
 * states of itself may be lies.
 *
 * @param isWanted which parts are kept, by their path; the others are passed over
 * @throws Refusal "inflates" past the limits, "damaged" when it cannot be unpacked
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
  course: Course,
): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let total = 0;
  let seen = 0;
  const reader = new Unzip((file) => {
    seen += 1;
    if (seen > limits.packedParts) throw new Refusal("inflates");
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, data) => {
      if (error) throw error;
      size += data.length;
      total += data.length;
      if (size > limits.unpackedPart || total > limits.unpackedAll) throw new Refusal("inflates");
      if (isWanted(file.name)) chunks.push(data);
    };
    if (isWanted(file.name)) parts.set(file.name, chunks);
    file.start();
  });
  reader.register(UnzipInflate);
  const step = 2048;
  try {
    for (let at = 0; at < bytes.length; at += step) {
      if (at % (step * 64) === 0) course.check();
      reader.push(bytes.slice(at, at + step), at + step >= bytes.length);
    }
  } catch (error) {
    if (error instanceof Refusal || (error instanceof DOMException && error.name === "AbortError"))
      throw error;
    throw new Refusal("damaged", { kind: "archive" });
  }
  return new Map([...parts].map(([name, chunks]) => [name, joined(chunks)]));
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
