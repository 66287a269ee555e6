/** How far below the window's edge the bar of the site ends, with some air, in px. */
const belowBar = 96;

/**
 * Scrolls a form up from below the toast that tells of it, as far as the field that has the focus stays in view: a toast
 * lies at the bottom right of the window, where on phones the form is.
 */
export function keepClearOfToast(): void {
  requestAnimationFrame(() => {
    const toast = document.querySelector(".toasts:has(.toast)")?.getBoundingClientRect();
    const controls = [...document.querySelectorAll(".field :is(input, select, textarea)")];
    const covered = toast && controls.find((control) => overlap(control.getBoundingClientRect(), toast));
    if (!covered) return;
    const form = covered.closest("form");
    const bottoms = controls
      .filter((control) => control.closest("form") === form)
      .map((control) => control.getBoundingClientRect().bottom);
    const focused = document.activeElement?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: Math.min(Math.max(...bottoms) - toast.top, focused - belowBar), behavior: "instant" });
  });
}

/**
 * Gives the focus to the heading of what has taken a form's place. Where a toast lies on that, it begins below the bar: then
 * as little of it as can be is covered.
 */
export function focusClearOfToast(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const toast = document.querySelector(".toast")?.getBoundingClientRect();
  const { top } = heading.getBoundingClientRect();
  const place = heading.parentElement?.getBoundingClientRect();
  if (top < belowBar || top > innerHeight || (toast && place && overlap(place, toast)))
    scrollBy({ top: top - belowBar, behavior: "instant" });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
