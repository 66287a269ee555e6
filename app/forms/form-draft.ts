/** The unsent values of a form. */
export interface FormDraft<Values> {
  get(): Values | undefined;
  /** `undefined` discards the draft. */
  set(values: Values | undefined): void;
}

/**
 * Creates a draft that survives client navigation and reloads: React Router reloads the page when a deployment has removed
 * a module. It is in sessionStorage only between two pages. When storage is blocked, it lasts as long as the page.
 *
 * @param name of the form
 */
export function createFormDraft<Values>(name: string): FormDraft<Values> {
  let draft: Values | undefined;
  // There is no window while pages are prerendered.
  if (typeof window !== "undefined") {
    draft = tryStorage(() => {
      const text = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return text ? JSON.parse(text) : undefined;
    });
    addEventListener("pagehide", () =>
      tryStorage(() =>
        draft ? sessionStorage.setItem(name, JSON.stringify(draft)) : sessionStorage.removeItem(name),
      ),
    );
  }
  return {
    get: () => draft,
    set(values) {
      draft = values;
    },
  };
}

/** A profile that the preview hands over to the contact form, with the visitor's consent. */
export interface HandedOverDraft {
  /** A JSON Resume document; `meta.theme` names the theme. */
  json: string;
  /** Its first screen as a data URL. It stays in the browser. */
  picture?: string;
}

export const handedOverDraft = createFormDraft<HandedOverDraft>("contact-draft");

/** Names and values of the contact form's fields. */
export const contactDraft = createFormDraft<[string, string][]>("contact");

function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
