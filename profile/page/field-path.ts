/**
 * The value of `data-field`, by which a click in the preview pane finds the field of a text. Without a base path, as in saved
 * pages, the attribute is left out.
 *
 * @param path of an entry: `work[0]`
 */
export function fieldPath(path: string | undefined, field: string): string | undefined {
  return path === undefined ? undefined : `${path}.${field}`;
}
