import type { Encoding } from "./site-table.ts";

const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings that a client accepts, best first (RFC 9110, 12.5.3). Among equal weights the smaller one
 * wins: brotli, gzip, identity. Clients that reject everything get identity.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ["identity"];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  if (remembered.size < 500) remembered.set(header, accepted);
  return accepted;
}

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const wildcardWeight = weights.get("*") ?? 0;
  const codings: Encoding[] = ["br", "gzip"];
  const wanted = codings
    .map((coding) => ({ coding, weight: weights.get(coding) ?? wildcardWeight }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding);
  return [...wanted, "identity"];
}

/** Whether `If-None-Match` names this entity (weak comparison, RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((item) => {
    const tag = item.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}

export type ByteRange = { start: number; end: number } | "unsatisfiable" | undefined;

/**
 * Parses a `Range` header with one range of bytes; both ends inclusive. Undefined means to send everything, which
 * is allowed for several ranges, other units and invalid values (RFC 9110, 14.2).
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start < size ? { start, end } : "unsatisfiable";
}
