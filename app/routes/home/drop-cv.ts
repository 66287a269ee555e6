/** Opens a CV that is dropped on the home page's first screen in the preview. Runs before hydration and after it. */
import * as attributes from "../../../shared/attributes.ts";
import { pageHydrated } from "../../hydration/events.ts";
import { withSiteStylesheet } from "../../navigation/site-stylesheet.ts";

/** How long hydration and the preview page may each take, in ms. */
const loadTimeout = 15_000;

export function enhance(view: HTMLElement): void {
  const link = view.querySelector<HTMLAnchorElement>("a[href$='/preview']");
  if (!link) return;
  const overlay = Object.assign(document.createElement("p"), {
    className: "drop-anywhere",
    ariaHidden: "true",
    textContent: link.textContent,
  });
  let isOver = false;
  let isOpening = false;

  async function show(): Promise<void> {
    if (isOver) return;
    isOver = true;
    // The inline loader hydrates the page on the first scroll.
    document.dispatchEvent(new Event("scroll"));
    // An element that the page was not rendered with would fail hydration.
    await withSiteStylesheet(hydrated).catch(() => {});
    if (isOver) view.append(overlay);
  }
  function hide(): void {
    isOver = false;
    overlay.remove();
  }
  function accepts(event: DragEvent): boolean {
    // Prevented by the listener from before hydration.
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return false;
    event.preventDefault();
    return true;
  }
  view.addEventListener("dragover", (event) => {
    if (accepts(event)) show();
  });
  view.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!isOpening && !view.contains(relatedTarget as Node | null)) hide();
  });
  view.addEventListener("drop", async (event) => {
    const [file] = accepts(event) ? (event.dataTransfer?.files ?? []) : [];
    if (isOpening) return;
    if (!file) return hide();
    isOpening = true;
    await show();
    await hydrated();
    link.click();
    await dropOnPreview(file);
    isOpening = false;
    hide();
  });
}

/** Resolves after a timeout as well: the link then loads the preview page, where the visitor chooses the file again. */
function hydrated(): Promise<unknown> {
  if (document.documentElement.hasAttribute(attributes.hydrated)) return Promise.resolve();
  return Promise.race([
    new Promise((resolve) => addEventListener(pageHydrated, resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, loadTimeout)),
  ]);
}

/** Client navigation keeps the document, and with it the file. */
async function dropOnPreview(file: File): Promise<void> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const drag = (type: string) =>
    window.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true }));
  const end = Date.now() + loadTimeout;
  // The preview page prevents the default once it listens.
  while (drag("dragover")) {
    if (Date.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  drag("drop");
}
