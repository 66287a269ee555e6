/** Minimum memory under load, measured with ten concurrent writers. */
const minMemory = 256 * 1024 * 1024;

/**
 * Returns a warning about too little memory, in a container or on the machine.
 *
 * @param limit of the cgroup in bytes, 0 or huge without one (`process.constrainedMemory()`)
 * @param total of the machine in bytes
 */
export function memoryWarning(limit: number, total: number): string | undefined {
  const available = limit > 0 ? Math.min(limit, total) : total;
  if (available >= minMemory) return undefined;
  return `The memory limit is ${Math.floor(available / 2 ** 20)} MB: under load the server needs 256 MB, with less the system may kill it`;
}
