/** Moves the pictures of a comparison slider with its handle until the page is hydrated. */
export function enhance(frame: HTMLElement): void {
  const range = frame.querySelector("input");
  if (!range) return;
  const update = () => frame.style.setProperty("--x", `${range.value}%`);
  if (range.value !== range.defaultValue) update();
  range.addEventListener("input", update);
}
