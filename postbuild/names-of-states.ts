import type { Plugin } from "vite";

/** Where the build leaves them for the finishing of pages, in the folder of the client. */
export const namesFile = ".names-of-states.json";

/** For each route's script, what its components write beside their words: by the address of the script. */
export type NamesOfStates = Record<string, string[]>;

/** Our own modules: a package brings no class of ours, and the stylesheet brings them all. */
const ours = /^(?!.*\/node_modules\/).+\.tsx?(?:\?|$)/;

/** Only what makes elements brings classes. */
const component = /\.tsx(?:\?|$)/;

/** In which apostrophes begin no text. */
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** A call that makes an element, as compilers of JSX write it. */
const madeElement = /jsx(?:s|DEV)?\)?\(\s*["'`]([a-z]\w*)/g;

/** Stands before the names of elements, which are no words. */
export const tagMark = "<";

const literal = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/**
 * A page's HTML shows it in its first state: a toast, a chosen day, a refused field are none of it. Every class that a state
 * can bring stands in the code that can bring it, so this lists, for each route, the words of all literals in the modules
 * that it imports, at once or later, and the elements that these make. The finishing of pages keeps the styles that they
 * name.
 *
 * @param without modules that no visitor of this site comes to, or that bring the whole stylesheet
 */
export function namesOfStates(without?: RegExp): Plugin {
  return {
    name: "names-of-states",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const reach = (id: string, seen = new Set<string>()): Set<string> => {
        const module = this.getModuleInfo(id);
        if (!module || seen.has(id) || !ours.test(id) || without?.test(id)) return seen;
        seen.add(id);
        for (const next of [...module.importedIds, ...module.dynamicallyImportedIds]) reach(next, seen);
        return seen;
      };
      const names: NamesOfStates = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.facadeModuleId) continue;
        const components = [...reach(chunk.facadeModuleId)].filter((id) => component.test(id));
        const words = components.flatMap((id) => wordsIn(this.getModuleInfo(id)?.code ?? ""));
        names[`/${chunk.fileName}`] = [...new Set(words)].sort();
      }
      this.emitFile({ type: "asset", fileName: namesFile, source: JSON.stringify(names) });
    },
  };
}

function wordsIn(code: string): string[] {
  const words = [...code.replaceAll(comment, "").matchAll(literal)]
    .flatMap(([, a, b, c]) => (a ?? b ?? c ?? "").split(/\s+/))
    .filter(Boolean);
  return [...words, ...Array.from(code.matchAll(madeElement), ([, tag]) => tagMark + tag)];
}
