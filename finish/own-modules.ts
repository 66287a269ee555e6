import { marks } from "../contract/marks.ts";

const named = new RegExp(`(?<=\\b${marks.module}=")[^"]+`, "g");

/**
 * The page with the addresses of the modules that its elements name, in the place of their names.
 *
 * @param assets names of the files that the build wrote, `next-times-CX6i9FzX.js`
 * @throws for a name that no file has
 */
export function withModuleAddresses(html: string, assets: readonly string[]): string {
  return html.replace(named, (name) => {
    const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith(".js"));
    if (!file) throw new Error(`The build has no script of the name ${name}, which ${marks.module} asks for`);
    return `/assets/${file}`;
  });
}
