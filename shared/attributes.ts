/**
 * The attributes by which the app, the finishing of pages and the server tell each other something about an element. Each
 * is described here and nowhere else. Finishing and server ask for them by these names and spell none. The app's markup spells
 * them, since an attribute reads best as one; a test holds every one that it writes against this list and against what the
 * app itself asks for, so that neither a slip nor a new name goes unnoticed (tests/architecture/attributes.test.ts). What only the
 * app writes and reads is not among them.
 */
export const marks = {
  /**
   * On a link, or around some: it leads to a document that no page of the app is, made by the server or by the build. The
   * browser goes there by itself, and fetches nothing ahead.
   */
  document: "data-document",
  /**
   * Around HTML that a loader gave: it stands in the page's data as well, and the finishing takes it out there, for the
   * page to read it from this element.
   */
  loaded: "data-loaded",
  /** Names the field that a paragraph has room for a problem of, or `form`: the server fills it where no script runs. */
  problem: "data-problem",
  /** Names the prototype of a part of the pages that the server makes (shared/server-page.ts). */
  part: "data-part",
  /**
   * What wakes the page without a sign of intent. The finishing gives every page the module that asks for it and says when, by
   * its value (app/hydration/on-idle.ts); that module stands alone and imports nothing, so it spells the name.
   */
  wakes: "data-wakes",
  /**
   * Names the script of a module that looks after the element while the page sleeps (app/hydration/on-idle.ts); the finishing
   * writes its address there.
   */
  module: "data-module",
  /** On the page's style element, written by the finishing: the address of the stylesheet of the whole site. */
  stylesheet: "data-stylesheet",
  /** On the starter's element, written by the finishing: the address of the module that wakes the page. */
  boot: "data-boot",
  /** On the same: the address of the module that looks after the page until then. */
  idle: "data-idle",
} as const;
