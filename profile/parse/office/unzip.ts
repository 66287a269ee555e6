import { Unzip, UnzipInflate } from "fflate";
import { limits, type ParseControl } from "../limits.ts";
import { ParseError } from "../parse-error.ts";

/**
 * Unpacks the selected parts of an archive. Output is counted while unpacking because the sizes that the archive
 * states may be false.
 *
 * @param isWanted selects parts by path
 * @throws ParseError "inflates" beyond the limits, "damaged" when it cannot be unpacked
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
  control: ParseControl,
): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let total = 0;
  let seen = 0;
  const reader = new Unzip((file) => {
    seen += 1;
    if (seen > limits.packedParts) throw new ParseError("inflates");
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, data) => {
      if (error) throw error;
      size += data.length;
      total += data.length;
      if (size > limits.unpackedPart || total > limits.unpackedAll) throw new ParseError("inflates");
      if (isWanted(file.name)) chunks.push(data);
    };
    if (isWanted(file.name)) parts.set(file.name, chunks);
    file.start();
  });
  reader.register(UnzipInflate);
  const step = 2048;
  try {
    for (let offset = 0; offset < bytes.length; offset += step) {
      if (offset % (step * 64) === 0) control.check();
      reader.push(bytes.slice(offset, offset + step), offset + step >= bytes.length);
    }
  } catch (error) {
    if (error instanceof ParseError || (error instanceof DOMException && error.name === "AbortError"))
      throw error;
    throw new ParseError("damaged", { kind: "archive" });
  }
  return new Map([...parts].map(([name, chunks]) => [name, concatenate(chunks)]));
}

function concatenate(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
