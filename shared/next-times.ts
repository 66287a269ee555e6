/** How many times are offered before all are shown. */
const offered = 6;

/**
 * The next free times, spread over days and parts of the day: of each day the first, and one in the other half of the day.
 *
 * @param days the times of each day, in order
 * @param timeOf a time on the clock, `09:30`
 * @returns the times of each day that has some, at most six together
 */
export function nextTimes<Slot>(days: Slot[][], timeOf: (slot: Slot) => string): Slot[][] {
  const pickTwo = ([first, ...others]: Slot[]): Slot[] => {
    if (!first) return [];
    const isMorning = (slot: Slot) => timeOf(slot) < "12:00";
    const second = others.find((slot) => isMorning(slot) !== isMorning(first)) ?? others.at(-1);
    return second ? [first, second] : [first];
  };
  const byPriority = new Set([...days.flatMap(pickTwo), ...days.flat()]);
  const chosen = new Set([...byPriority].slice(0, offered));
  return days.map((slots) => slots.filter((slot) => chosen.has(slot))).filter(({ length }) => length > 0);
}
