/** The split of words and layout parts: training or judged. */
export type Split = "tune" | "judge";

/** A seeded random source, so that a seed always makes the same CV (mulberry32). */
export class Random {
  #state: number;
  readonly split: Split;

  constructor(seed: number, split: Split) {
    this.#state = seed >>> 0;
    this.split = split;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(list: readonly Value[]): Value {
    if (list.length === 0) throw new Error("pick needs a list that is not empty");
    return list[Math.floor(this.next() * list.length)] as Value;
  }

  /** A word of this split: even indexes for training, odd ones for judging. */
  word(list: readonly string[]): string {
    return this.pick(this.words(list));
  }

  words(list: readonly string[]): string[] {
    const rest = this.split === "tune" ? 0 : 1;
    return list.filter((_, index) => index % 2 === rest);
  }

  /** A layout part: in the judged split, often one that training never has. */
  pickPart<Value>(common: readonly Value[], judged: readonly Value[] = []): Value {
    return this.split === "judge" && judged.length > 0 && this.chance(0.45)
      ? this.pick(judged)
      : this.pick(common);
  }

  sample<Value>(list: readonly Value[], count: number): Value[] {
    return this.shuffle(list).slice(0, count);
  }

  shuffle<Value>(list: readonly Value[]): Value[] {
    const copy = [...list];
    for (let index = copy.length - 1; index > 0; index -= 1) {
      const other = Math.floor(this.next() * (index + 1));
      [copy[index], copy[other]] = [copy[other] as Value, copy[index] as Value];
    }
    return copy;
  }
}
