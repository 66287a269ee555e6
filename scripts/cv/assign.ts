/** Indexes of a paired expected and parsed entry. */
export type Pair = [expected: number, parsed: number];

/**
 * The pairing with the greatest total score, each entry in at most one pair, by the Hungarian method (Kuhn 1955, with the
 * potentials of Jonker and Volgenant 1987). Pairs with score 0 are left out.
 *
 * @param scores one row per expected entry, one score per parsed entry
 */
export function assignPairs(scores: number[][]): Pair[] {
  const rows = scores.length;
  const columns = scores[0]?.length ?? 0;
  if (rows === 0 || columns === 0) return [];
  const size = Math.max(rows, columns);
  const cost = (row: number, column: number) => -(scores[row - 1]?.[column - 1] ?? 0);
  const rowPotential = new Array<number>(size + 1).fill(0);
  const columnPotential = new Array<number>(size + 1).fill(0);
  const matchedRow = new Array<number>(size + 1).fill(0);

  for (let row = 1; row <= size; row += 1) {
    const before = new Array<number>(size + 1).fill(0);
    const least = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    const seen = new Array<boolean>(size + 1).fill(false);
    matchedRow[0] = row;
    let column = 0;
    do {
      seen[column] = true;
      const current = matchedRow[column] as number;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= size; other += 1) {
        if (seen[other]) continue;
        const reduced =
          cost(current, other) - (rowPotential[current] as number) - (columnPotential[other] as number);
        if (reduced < (least[other] as number)) {
          least[other] = reduced;
          before[other] = column;
        }
        if ((least[other] as number) < step) {
          step = least[other] as number;
          next = other;
        }
      }
      for (let other = 0; other <= size; other += 1) {
        if (seen[other]) {
          rowPotential[matchedRow[other] as number] =
            (rowPotential[matchedRow[other] as number] as number) + step;
          columnPotential[other] = (columnPotential[other] as number) - step;
        } else least[other] = (least[other] as number) - step;
      }
      column = next;
    } while (matchedRow[column] !== 0);
    while (column !== 0) {
      matchedRow[column] = matchedRow[before[column] as number] as number;
      column = before[column] as number;
    }
  }
  return matchedRow.flatMap((row, column): Pair[] =>
    column > 0 && (scores[row - 1]?.[column - 1] ?? 0) > 0 ? [[row - 1, column - 1]] : [],
  );
}
