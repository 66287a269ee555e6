import type { Plugin } from "vite";

/**
 * A plugin that rewrites what another package sends to the browser. It relies on the shape of that code, so a build in
 * which a pattern is found nowhere stops: an upgrade can't undo it without a word.
 */
export function rewriteUpstream(
  name: string,
  files: RegExp,
  rewrites: { pattern: RegExp; replacement: string }[],
): Plugin {
  const unseen = new Set(rewrites);
  return {
    name,
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: files },
      handler: (code) =>
        rewrites.reduce((before, rewrite) => {
          const after = before.replaceAll(rewrite.pattern, rewrite.replacement);
          if (after !== before) unseen.delete(rewrite);
          return after;
        }, code),
    },
    buildEnd(error) {
      if (error) return;
      for (const { pattern } of unseen)
        this.error(
          `${name}: ${files} has nothing like ${pattern} any more. The plugin has to follow, or to go.`,
        );
    },
  };
}
