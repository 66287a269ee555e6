/**
 * The value of `data-field`, with which the preview pane finds the field of a clicked text.
 *
 * @param path of the entry, `work[0]`; undefined in saved pages, which have no `data-field`
 */
export function fieldPath(path: string | undefined, field: string): string | undefined {
  return path === undefined ? undefined : `${path}.${field}`;
}
