import { type Plugin, parseAst, Visitor } from "vite";

/** The file in the client build's folder in which the plugin stores the words for post-processing. */
export const wordsFile = ".route-words.json";

/** The words of each route, by its script's address. */
export type RouteWords = Record<string, Words>;

export interface Words {
  /** Complete words; each may be a class or an element name. */
  whole: string[];
  /** Starts of words that an expression completes: `chip-` of `chip-${category}`. */
  prefixes: string[];
}

/** Code of this project. Packages do not use its classes. */
const ownCode = /^(?!.*\/node_modules\/).+\.tsx?(?:\?|$)/;

/**
 * Lists, for each route, the words in all strings of the modules that it imports, statically or dynamically. Every class
 * that a component can set later is in one of them; post-processing keeps their rules.
 *
 * @param excluded modules that load the whole stylesheet themselves, or that this site never runs
 */
export function routeWords(excluded: RegExp): Plugin {
  return {
    name: "route-words",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const collectModules = (id: string, seen = new Set<string>()): Set<string> => {
        const module = this.getModuleInfo(id);
        if (!module || seen.has(id) || !ownCode.test(id) || excluded.test(id)) return seen;
        seen.add(id);
        for (const next of [...module.importedIds, ...module.dynamicallyImportedIds])
          collectModules(next, seen);
        return seen;
      };
      const wordsByModule = new Map<string, Words>();
      const words: RouteWords = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.facadeModuleId) continue;
        const modules = [...collectModules(chunk.facadeModuleId)].map((id) => {
          const found = wordsByModule.get(id) ?? findWords(this.getModuleInfo(id)?.code ?? "");
          wordsByModule.set(id, found);
          return found;
        });
        words[`/${chunk.fileName}`] = joinWords(modules);
      }
      this.emitFile({ type: "asset", fileName: wordsFile, source: JSON.stringify(words) });
    },
  };
}

export function joinWords(lists: readonly Words[]): Words {
  const unique = (words: string[]) => [...new Set(words)].sort();
  return {
    whole: unique(lists.flatMap(({ whole }) => whole)),
    prefixes: unique(lists.flatMap(({ prefixes }) => prefixes)),
  };
}

/** The words of all strings in a module. */
export function findWords(code: string): Words {
  const whole: string[] = [];
  const prefixes: string[] = [];
  const add = (text: string) => whole.push(...text.split(/\s+/).filter(Boolean));
  /** Adds the text before an expression, which may complete the text's last word. */
  const addPrefix = (text: string) => {
    const [last = ""] = /\S*$/.exec(text) ?? [];
    if (last) prefixes.push(last);
    add(text.slice(0, text.length - last.length));
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value !== "string") return;
      add(value);
      if (value.endsWith("-")) addPrefix(value);
    },
    TemplateLiteral: ({ quasis }) => {
      for (const { value, tail } of quasis) (tail ? add : addPrefix)(value.cooked ?? "");
    },
  }).visit(parseAst(code));
  return { whole, prefixes };
}
