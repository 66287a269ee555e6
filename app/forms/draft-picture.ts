import { useSyncExternalStore } from "react";
import type { HandedOverDraft } from "./form-draft.ts";

const pictureDrawn = "draft-picture";

/** Adds the picture of a handed-over draft once it is drawn. Without one, only the draft's name is shown. */
export function addPicture(draft: HandedOverDraft, drawing: Promise<string>): void {
  drawing.then(
    (picture) => {
      draft.picture = picture;
      dispatchEvent(new Event(pictureDrawn));
    },
    () => {},
  );
}

/** The picture of a draft; undefined until it is drawn. */
export function useDraftPicture(draft: HandedOverDraft): string | undefined {
  return useSyncExternalStore(subscribe, () => draft.picture);
}

function subscribe(notify: () => void): () => void {
  addEventListener(pictureDrawn, notify);
  return () => removeEventListener(pictureDrawn, notify);
}
