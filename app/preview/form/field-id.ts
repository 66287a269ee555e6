import type { FieldRef } from "../../../profile/draft/draft.ts";
import { fieldKey } from "../../../profile/draft/field-key.ts";

/** The id of the control of a field, or of the `<details>` of its entry or section. */
export const fieldId = (fieldRef: FieldRef): string => `field-${fieldKey(fieldRef)}`;
