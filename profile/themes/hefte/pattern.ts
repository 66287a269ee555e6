import { hills } from "../../../drawings/browser/hills.ts";
import { createRandom } from "../../../drawings/browser/random.ts";

/** Side length of an initial's square. */
export const blockSize = 240;
const lines = 15;
const step = 16;

/** Wavy lines derived from a name. */
export function patternLines(name: string): string[] {
  const random = createRandom(`initial/${name}`);
  const form = hills(random, 52, 0.6);
  const centre = random.between(80, 160);
  return Array.from({ length: lines }, (_, i) => {
    const level = 24 + i * 13.6;
    const points: string[] = [];
    for (let x = 8; x <= blockSize - 8; x += step) {
      const swell = Math.exp(-(((x - centre) / 62) ** 2));
      points.push(`${x} ${(level - swell * (14 + form(x + i * 37) * 20)).toFixed(1)}`);
    }
    const [start = "", ...rest] = points;
    return `M${start}${rest.map((point) => `L${point}`).join("")}`;
  });
}

/** Baseline of an initial of 205 units: lower for accents, higher for descenders, so that it stays in the frame. */
export function initialBaseline(letter: string): number {
  if (/[JQ]/.test(letter)) return 172;
  return letter.normalize("NFD").length > 1 ? 205 : 190;
}
