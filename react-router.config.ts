import type { Config } from "@react-router/dev/config";
import { languageCodes, localizedPath, notFoundPaths } from "./app/i18n/languages.ts";
import { articleSlugs } from "./content/articles.ts";

const articlePaths = () =>
  articleSlugs().flatMap((slug) => languageCodes.map((code) => localizedPath(`/blog/${slug}`, code)));

export default {
  buildDirectory: "dist",
  ssr: false,
  prerender: {
    paths: ({ getStaticPaths }) => [...getStaticPaths(), ...articlePaths(), ...notFoundPaths],
    concurrency: 2,
  },
} satisfies Config;
