const maxOffered = 6;

/**
 * Chooses the next free times to offer: of each day the first, and one in the other half of the day.
 *
 * @param days the times of each day, in order
 * @param readTime returns a slot's time of day, `09:30`
 * @returns the times of each day that has some, at most six together
 */
export function nextTimes<Slot>(days: Slot[][], readTime: (slot: Slot) => string): Slot[][] {
  const pickTwo = ([first, ...others]: Slot[]): Slot[] => {
    if (!first) return [];
    const isMorning = (slot: Slot) => readTime(slot) < "12:00";
    const second = others.find((slot) => isMorning(slot) !== isMorning(first)) ?? others.at(-1);
    return second ? [first, second] : [first];
  };
  const byPriority = new Set([...days.flatMap(pickTwo), ...days.flat()]);
  const chosen = new Set([...byPriority].slice(0, maxOffered));
  return days.map((slots) => slots.filter((slot) => chosen.has(slot))).filter(({ length }) => length > 0);
}
