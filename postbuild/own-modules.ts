import { marks } from "../shared/attributes.ts";
import { attribute, elementsOf, type Page, setAttribute } from "./page.ts";

/**
 * Gives elements that name a module of their own its address, in the place of the name.
 *
 * @param assets names of the files that the build wrote, `next-times-CX6i9FzX.js`
 * @throws for a name that no file has
 */
export function addressModules(page: Page, assets: readonly string[]): void {
  for (const element of elementsOf(page)) {
    const name = attribute(element, marks.module);
    if (name === undefined) continue;
    const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith(".js"));
    if (!file) throw new Error(`The build has no script of the name ${name}, which ${marks.module} asks for`);
    setAttribute(page, element, marks.module, `/assets/${file}`);
  }
}
