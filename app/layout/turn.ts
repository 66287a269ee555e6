/** How long what was chosen is on its way, in ms. */
const duration = 220;

/** What an article and the contact page show of what was chosen: its picture, and the slip of its package. */
const shownParts = ".article-cover .cover, .slip";

/** Covers are twice as wide as high; where their box is not, it shows their middle. */
const coverRatio = 2;

/** A thing as it stands in the window. */
interface Place {
  box: DOMRect;
  /** The file that is shown of it, which the browser has. */
  picture: string;
}

/** What a page had at the moment in which it was left. */
export interface Left {
  /** Of the link that was followed: where it leads, and what stood for that. */
  chosen?: { to: string; place: Place };
  /** What the page itself showed of what had been chosen for it. */
  shown?: Place;
}

/**
 * Notes what may go over into the next page.
 *
 * @param link that is followed; none on the way back
 */
export function leave(link?: HTMLAnchorElement): Left | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const place = link && placeOf(partOf(link));
  return {
    chosen: link && place && { to: addressOf(link), place },
    shown: placeOf(shownPart()),
  };
}

/**
 * The way of what was chosen into the page that has just been drawn, and back from there: the part of the new page itself
 * begins where its counterpart stood. The page stands from its first frame; only this part moves, in front of it. A view
 * transition of the browser's would take a picture of both first, which the click waits for
 * (docs/decisions/0017-waking-on-intent.md).
 *
 * @param from address of the page that was left
 * @param to address of this one
 */
export function arrive({ chosen, shown }: Left, from: string, to: string): void {
  const part = shownPart();
  if (chosen?.to === to) {
    if (part) turn(part, chosen.place);
  } else if (shown && from !== to) {
    const way = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
      .filter((link) => addressOf(link) === from)
      .map(partOf)
      .find(placeOf);
    if (way) turn(way, shown);
  }
}

/** Without the place in the page. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

/** What stands for a page beside the link to it: the cover of an article's card, the card of a package. */
function partOf(link: HTMLAnchorElement): HTMLElement | null | undefined {
  const card = link.closest(".card");
  return card ? card.querySelector<HTMLElement>(".cover") : link.search ? link.closest("main li") : undefined;
}

/** Of the slips, which all stand in the page, one is laid out at the most. */
function shownPart(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(shownParts)].find(
    (part) => part.getClientRects().length > 0,
  );
}

/** Nothing for what is not in the window: it would come from nowhere. Of a card, which may be higher, what is in it. */
function placeOf(part: HTMLElement | null | undefined): Place | undefined {
  const box = part?.getBoundingClientRect();
  if (!part || !box || box.bottom <= 0 || box.top >= innerHeight) return undefined;
  if (part instanceof HTMLImageElement) return { box, picture: part.currentSrc };
  const top = Math.max(box.top, 0);
  return { box: new DOMRect(box.x, top, box.width, Math.min(box.bottom, innerHeight) - top), picture: "" };
}

/**
 * Nothing is laid out for it, and it is gone by itself: what comes in between finds the page as it is. What lies outside of
 * the window stays there, for it would go across all that is in it.
 */
function turn(part: HTMLElement, { box: from, picture }: Place): void {
  const to = placeOf(part)?.box;
  if (!to) return;
  const isCover = part instanceof HTMLImageElement;
  const across = ({ width, height }: DOMRect) => (isCover ? Math.max(width, height * coverRatio) : width);
  const scale = across(from) / across(to);
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  // Back in its card it begins without what the article's box did not show of it, and with that one's corners. On the way
  // there it has what it needs, and the first frame is drawn sooner without.
  const card = isCover && part.closest(".card");
  const cut = (shown: number, whole: number) => `${Math.max(0, (1 - shown / whole) * 50)}%`;
  const clip = `inset(${cut(from.height, to.height * scale)} ${cut(from.width, to.width * scale)} round calc(1.25rem / ${scale}))`;
  // Until its own file has come, which may be a larger one.
  if (picture && isCover && !part.complete) part.style.background = `center / cover url("${picture}")`;
  part.animate(
    {
      transform: [`translate(${x}px, ${y}px) scale(${scale})`, "none"],
      ...(card && { clipPath: [clip, "inset(0 round 1.25rem)"] }),
    },
    { duration, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  );
  // In front of what comes after it, and not within the edges of its card; what is of glass lets nothing through on its way.
  const ground = part.matches("li.tile") && { backgroundColor: ["var(--color-snow)", "var(--color-glass)"] };
  part
    .closest(".card, .article-cover, #write, li")
    ?.animate(
      { zIndex: [1, 1], overflow: ["visible", "visible"], ...ground },
      { duration, easing: "ease-in" },
    );
}
