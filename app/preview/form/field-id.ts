import type { Place } from "../../../profile/draft/draft.ts";
import { placeName } from "../../../profile/draft/place-name.ts";

/** The id of the control of a field, or of the `<details>` of its entry or section. */
export const fieldId = (place: Place): string => `field-${placeName(place)}`;
