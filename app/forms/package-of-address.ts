/**
 * Inline script behind the package select: chooses what `?package=pro` names before the page is painted, so that its slip
 * stands there from the beginning. What the browser puts back when a page is gone back to comes after it, and counts.
 */
export function choosePackageOfAddress(): void {
  const select = (document.currentScript as HTMLElement).previousElementSibling as HTMLSelectElement;
  const key = new URLSearchParams(location.search).get("package");
  for (const option of select.options) if (option.dataset.key === key) option.selected = true;
}
