/** Duration per character in ms, as specified. */
const characterMs = 40;

/**
 * Animates typing of existing text: a clip path hides the rest, so nothing shifts, screen readers have all of it, and
 * the compositor does the work. A timer costs the main thread 120 to 300 ms (Chromium). Respects reduced motion.
 *
 * @param line a block of text alone; its `::after` is the cursor
 */
export function typeLine(line: HTMLElement): void {
  line.dataset.typed = line.textContent ?? "";
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const hidden = line.animate({ clipPath: "inset(0 100% 0 0)" }, { duration: 1000, fill: "both" });
  requestAnimationFrame(() => {
    const box = line.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(line);
    const rows = [...range.getClientRects()];
    const letters = (line.textContent ?? "").length;
    const length = rows.reduce((sum, { width }) => sum + width, 0);
    const shown: Keyframe[] = [];
    const cursor: Keyframe[] = [];
    let typed = 0;
    for (const { left, right, top, bottom, width } of rows) {
      const share = width / length;
      const easing = `steps(${Math.max(1, Math.round(share * letters))})`;
      for (const [edge, offset] of [
        [left, typed],
        [right, Math.min(1, typed + share)],
      ] as const) {
        const x = edge - box.left;
        const y = top - box.top;
        const corners = [
          `-1em -1em, 200% -1em, 200% ${y}px`,
          `calc(${x}px + .1em) ${y}px`,
          `calc(${x}px + .1em) ${bottom - box.top}px`,
          `-1em ${bottom - box.top}px`,
        ];
        shown.push({ clipPath: `polygon(${corners.join()})`, offset, easing });
        cursor.push({ transform: `translate(${x}px,${y}px)`, opacity: 1, offset, easing });
      }
      typed += share;
    }
    const duration = letters * characterMs;
    hidden.cancel();
    line.animate(shown, duration);
    line.animate(cursor, { duration, pseudoElement: "::after" });
  });
}
