import { useSyncExternalStore } from "react";
import type { HandedOverDraft } from "./form-draft.ts";

const pictureDrawn = "draft-picture";

/** Adds its picture to a draft that has been handed over, when it is drawn. Without one, the draft is shown by its name only. */
export function addPicture(draft: HandedOverDraft, drawing: Promise<string>): void {
  drawing.then(
    (picture) => {
      draft.picture = picture;
      dispatchEvent(new Event(pictureDrawn));
    },
    () => {},
  );
}

/** The picture of a draft, which may be drawn after the draft is shown. */
export function useDraftPicture(draft: HandedOverDraft): string | undefined {
  return useSyncExternalStore(subscribe, () => draft.picture);
}

function subscribe(notify: () => void): () => void {
  addEventListener(pictureDrawn, notify);
  return () => removeEventListener(pictureDrawn, notify);
}
