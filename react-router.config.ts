import type { Config } from "@react-router/dev/config";
import { languageCodes, localizedPath, notFoundPages } from "./app/i18n/languages.ts";
import { articleSlugs } from "./content/articles.ts";

const articlePaths = () =>
  articleSlugs().flatMap((slug) => languageCodes.map((code) => localizedPath(`/blog/${slug}`, code)));

const notFoundPaths = () => languageCodes.flatMap((code) => notFoundPages(code).map(({ path }) => path));

export default {
  buildDirectory: "dist",
  ssr: false,
  prerender: {
    paths: ({ getStaticPaths }) => [...getStaticPaths(), ...articlePaths(), ...notFoundPaths()],
    concurrency: 2,
  },
} satisfies Config;
