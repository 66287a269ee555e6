/** Id of the live region of the studio. */
export const liveId = "preview-live";

/** Tells a screen reader what a press has done that does not say it itself. */
export function announce(text: string): void {
  const region = document.getElementById(liveId);
  if (region) region.textContent = text;
}
