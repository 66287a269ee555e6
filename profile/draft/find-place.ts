import { type Draft, type Entry, listNames, type Place, type Values } from "./draft.ts";

/**
 * Where a text of the page stands in the CV. A theme sets a first sentence or a figure apart, joins two fields, or writes a
 * name in capitals, so a text counts that is part of a value, or of which a value is part.
 *
 * @param nth how many texts that read the same stand before it on the page
 */
export function findPlace(draft: Draft, text: string, nth = 0): Place | undefined {
  const wanted = plain(text);
  if (wanted.length < 2) return undefined;
  const all = valuesOf(draft);
  const same = all.filter(({ value }) => value === wanted);
  const within = all.filter(({ value }) => value.includes(wanted));
  const found = same.length > 0 ? same : within;
  if (found.length > 0) return (found[nth] ?? found[0])?.place;
  return joined(
    wanted,
    all.filter(({ value }) => value.length > 3 && wanted.includes(value)),
  );
}

/**
 * Fields that a theme set as one text, "Brygga Sjømat, Ålesund": those of the entry that most of it comes from, of which the
 * first counts. The town alone stands among the basics, too.
 */
function joined(wanted: string, parts: { place: Place; value: string }[]): Place | undefined {
  const entries = [...Map.groupBy(parts, ({ place: { list, id } }) => `${list} ${id}`).values()];
  const letters = (entry: typeof parts) => entry.reduce((sum, { value }) => sum + value.length, 0);
  const [best] = entries.sort((a, b) => letters(b) - letters(a));
  const [first] = best?.sort((a, b) => wanted.indexOf(a.value) - wanted.indexOf(b.value)) ?? [];
  return first?.place;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u2060]+/g, " ")
    .replace(/[\s.,:;·]+$/, "")
    .trim();
}

function valuesOf({ basics, lists, hidden }: Draft): { place: Place; value: string }[] {
  const ofEntry = (list: Place["list"], { id, values }: Pick<Entry, "id" | "values">) =>
    Object.entries(values as Values).flatMap(([field, value]) =>
      [value ?? []].flat().map((one) => ({ place: { list, id, field }, value: plain(one) })),
    );
  return [
    ...ofEntry("basics", { id: "", values: basics }),
    ...listNames
      .filter((list) => !hidden.includes(list))
      .flatMap((list) =>
        lists[list].filter((entry) => !entry.hidden).flatMap((entry) => ofEntry(list, entry)),
      ),
  ].filter(({ value }) => value !== "");
}
