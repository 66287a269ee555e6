/** The least memory that the server needs under load, measured with ten concurrent writers. */
const leastMemory = 256 * 1024 * 1024;

/**
 * Warns of too little memory, in a container or on the machine.
 *
 * @param limit of the cgroup in bytes, 0 or absurdly large without one (`process.constrainedMemory()`)
 * @param total of the machine in bytes
 */
export function memoryWarning(limit: number, total: number): string | undefined {
  const available = limit > 0 ? Math.min(limit, total) : total;
  if (available >= leastMemory) return undefined;
  return `The memory limit is ${Math.floor(available / 2 ** 20)} MB: under load the server needs 256 MB, with less the system may kill it`;
}
