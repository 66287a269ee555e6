import { type Place, placeName } from "../../../profile/draft/draft.ts";

/** The id of the control of a field, or of the `<details>` of its entry or section. */
export const fieldId = (place: Place): string => `field-${placeName(place)}`;
