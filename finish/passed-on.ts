const routeImport = /import \* as (route\d+) from "(\/assets\/)([^"]+)";/g;
/** A module that holds nothing and passes on what another does: `export{a as default,b as links}from"./shell-1.js"`. */
const passing = /^export\s*\{([^{}]*)\}\s*from\s*"\.\/([^"]+)";?\s*$/;

/**
 * The boot module without the files that only pass on. The bundler writes one for each route that stands in a file with
 * others; a page would fetch it for nothing.
 *
 * @param boot as `splitPage` gives it
 * @param textOf the text of a file in `assets/`
 */
export function takenFromTheSource(boot: string, textOf: (file: string) => string): string {
  const passed: string[] = [];
  const direct = boot.replace(routeImport, (statement, route: string, folder: string, file: string) => {
    const [, names, source] = passing.exec(textOf(file)) ?? [];
    if (names === undefined) return statement;
    passed.push(`${folder}${file}`);
    const pairs = names.split(",").map((pair) => pair.trim().split(" as "));
    const taken = pairs.map(([held, name = held]) => ({ held, name, here: `${route}_${name}` }));
    const imports = taken.map(({ held, here }) => `${held} as ${here}`);
    const members = taken.map(({ name, here }) => `${name}: ${here}`);
    return `import {${imports.join(", ")}} from "${folder}${source}";\nconst ${route} = {${members.join(", ")}};`;
  });
  return passed.reduce((text, address) => text.replace(`import "${address}";\n`, ""), direct);
}
