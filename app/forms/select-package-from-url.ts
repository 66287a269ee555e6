/**
 * The inline script behind the package select: chooses the package that `?package=pro` names before the page is painted, so
 * that its order summary is part of the first paint. What the browser restores when a visitor goes back comes later and wins.
 *
 * Without a fragment the form comes first on a phone, where the calendar would otherwise fill the first screen.
 */
const select = document.currentScript?.previousElementSibling as HTMLSelectElement;
const id = new URLSearchParams(location.search).get("package");
for (const option of select.options) {
  if (!id || option.value !== id) continue;
  option.selected = true;
  if (!location.hash) select.closest("section")?.toggleAttribute("data-first", true);
}
