/** Lower edge of the header plus a gap, in px. */
const belowHeader = 96;

/**
 * Scrolls a form out from under its toast while keeping the focused field in view: the toast
 * is at the bottom right of the window, where forms are on phones.
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
    scrollBy({ top: Math.min(Math.max(...bottoms) - toast.top, focused - belowHeader), behavior: "instant" });
  });
}

/**
 * Focuses the heading of the content that replaced a form. When a toast covers it, scrolls it below the header:
 * the toast then covers as little as possible.
 */
export function focusClearOfToast(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const toast = document.querySelector(".toast")?.getBoundingClientRect();
  const { top } = heading.getBoundingClientRect();
  const container = heading.parentElement?.getBoundingClientRect();
  if (top < belowHeader || top > innerHeight || (toast && container && overlap(container, toast)))
    scrollBy({ top: top - belowHeader, behavior: "instant" });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
