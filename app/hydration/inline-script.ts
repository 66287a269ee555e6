/**
 * The text of an inline script that calls a function of ours. The function runs in the page before any module has come, so
 * it may use nothing but what it declares itself and what it is given.
 *
 * @param given must survive JSON; a function that asks for none gets none
 */
export function inlineScript<Given extends unknown[]>(
  run: (...given: Given) => void,
  ...given: Given
): string {
  return `(${run})(${given.map((value) => JSON.stringify(value)).join()})`;
}
