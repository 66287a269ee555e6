import data from "../../content/data/categories.json" with { type: "json" };
import type { LanguageCode } from "../../shared/languages.ts";
import type { CoverLight } from "./owner-schema.ts";

/** The ids of the articles' categories, for `category` and `listing.category`. */
export const categoryIds = data.categories.map(({ id }) => id);

/** @throws if there is no such category */
export function categoryName(id: string, language: LanguageCode): string {
  return findCategory(id).name[language];
}

/**
 * The light of a category's covers.
 *
 * @throws if there is no such category
 */
export function categoryLight(id: string): CoverLight {
  return findCategory(id).cover as CoverLight;
}

function findCategory(id: string) {
  const found = data.categories.find((category) => category.id === id);
  if (!found) throw new Error(`content/data/categories.json has no category "${id}"`);
  return found;
}
