import { ParseError } from "../parse-error.ts";

/** Nested graphics states. PDF readers must support 28 (ISO 32000-1, C.2). */
const maxDepth = 2_500;
/** Calls of String.fromCharCode with one character, as pdf.js makes for each entry of a CMap. */
const maxCharacters = 500_000;

const createObject = Object.create;
const { fromCharCode } = String;
const depths = new WeakMap<object, number>();
let characters = 0;
let isExceeded = false;

/**
 * Bounds what pdf.js does within one page, where nothing else can interrupt it. pdf.js derives each graphics state from
 * the one around it with Object.create, and expands ranges of a CMap with String.fromCharCode, so both count here.
 *
 * @returns `check`, to be called after each page, and `release`, to be called at the end
 * @throws ParseError "too-slow" from `check`, because pdf.js catches or wraps errors in between
 */
export function limitPdfWork(): { check(): void; release(): void } {
  characters = 0;
  isExceeded = false;
  Object.create = createWithinDepth;
  String.fromCharCode = countedFromCharCode;
  return {
    check() {
      if (isExceeded) throw new ParseError("too-slow");
      characters = 0;
    },
    release() {
      Object.create = createObject;
      String.fromCharCode = fromCharCode;
    },
  };
}

function exceed(): never {
  isExceeded = true;
  throw new ParseError("too-slow");
}

function createWithinDepth(prototype: object | null, properties?: PropertyDescriptorMap) {
  const object = properties === undefined ? createObject(prototype) : createObject(prototype, properties);
  if (prototype === null) return object;
  const depth = (depths.get(prototype) ?? 0) + 1;
  if (depth > maxDepth) exceed();
  if (depth > 1 || prototype !== Object.prototype) depths.set(object, depth);
  return object;
}

function countedFromCharCode(...codes: number[]): string {
  if (codes.length === 1 && ++characters > maxCharacters) {
    // Throw once only: pdf.js's lexer would otherwise hit the error again and again without advancing.
    characters = maxCharacters - 1_000;
    exceed();
  }
  return fromCharCode(...codes);
}
