/**
 * The inline script after the package select. It selects the package of `?package=pro` before the first paint; values
 * that the browser restores after going back override it. Without a fragment, the form comes before the calendar on phones.
 */
const select = document.currentScript?.previousElementSibling as HTMLSelectElement;
const id = new URLSearchParams(location.search).get("package");
for (const option of select.options) {
  if (!id || option.value !== id) continue;
  option.selected = true;
  if (!location.hash) select.closest("section")?.toggleAttribute("data-first", true);
}
