/** What was typed into a form, for who comes back to it. */
export interface KeptWords<Words> {
  get(): Words | undefined;
  /** `undefined` forgets them. */
  set(words: Words | undefined): void;
}

/**
 * Keeps a form's words while another page of the site is looked at, and while the page is loaded anew: the router does
 * that by itself where a part of the site is gone, because a newer one was put in its place. Only then are they stored,
 * in the tab's own storage, until they are read; where that is closed, they live as long as the page.
 *
 * @param name of the form
 */
export function keptWords<Words>(name: string): KeptWords<Words> {
  let words: Words | undefined;
  // While a page is prerendered there is no window.
  if (typeof window !== "undefined") {
    words = stored(() => {
      const text = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return text ? JSON.parse(text) : undefined;
    });
    addEventListener("pagehide", () =>
      stored(() =>
        words ? sessionStorage.setItem(name, JSON.stringify(words)) : sessionStorage.removeItem(name),
      ),
    );
  }
  return {
    get: () => words,
    set(typed) {
      words = typed;
    },
  };
}

/** Names and values of the contact form's fields, once something is written in them. */
export const contactWords = keptWords<[string, string][]>("contact");

function stored<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
