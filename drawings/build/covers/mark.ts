/** The brand mark: a page with a folded corner and a rising stroke. */

interface MarkColours {
  sheet: string;
  fold: string;
  stroke: string;
}

/** On a light background. Values of the tokens fjord-deep, aurora and multe. */
export const markOnLight: MarkColours = { sheet: "#012c38", fold: "#86e9bf", stroke: "#f4941e" };

/** On a dark background the page is light. */
export const markOnDark: MarkColours = { sheet: "#fcf9f3", fold: "#86e9bf", stroke: "#d9780a" };

/** The mark inside a 24 unit square. */
export function drawMark({ sheet, fold, stroke }: MarkColours): string {
  return (
    `<path d="M6.2 2h8.3L19.5 7v13.3a1.7 1.7 0 0 1-1.7 1.7H6.2a1.7 1.7 0 0 1-1.7-1.7V3.7A1.7 1.7 0 0 1 6.2 2Z" fill="${sheet}"/>` +
    `<path d="M14.5 2v3.6A1.4 1.4 0 0 0 15.9 7h3.6Z" fill="${fold}"/>` +
    `<path d="M7.9 17.7c1.8-4.4 3.3-5.4 4.6-4.5 1.3.9 2.3.2 3.7-2.5" fill="none" stroke="${stroke}" stroke-width="1.6" stroke-linecap="round"/>`
  );
}
