import type { Config } from "@react-router/dev/config";
import { languageCodes, localizedPath, notFoundPages } from "./app/i18n/languages.ts";
import { articleSlugs, worksheetSlugs } from "./content-loader/articles.ts";
import { profileSlugs } from "./content-loader/profiles.ts";

const articlePaths = () =>
  articleSlugs().flatMap((slug) => languageCodes.map((code) => localizedPath(`/blog/${slug}`, code)));

/**
 * A route without a component is prerendered into a file of exactly the requested name, so a build asks for
 * `…/index.html`. The development server answers only the plain address.
 */
const documentSuffix = process.env.NODE_ENV === "development" ? "" : "/index.html";

const profilePaths = () =>
  profileSlugs().flatMap((slug) =>
    languageCodes.map((code) => localizedPath(`/examples/${slug}${documentSuffix}`, code)),
  );

const worksheetPaths = () =>
  worksheetSlugs().flatMap((slug) =>
    languageCodes.map((code) => localizedPath(`/blog/${slug}/sheet${documentSuffix}`, code)),
  );

const notFoundPaths = () => languageCodes.flatMap((code) => notFoundPages(code).map(({ path }) => path));

export default {
  buildDirectory: "dist",
  ssr: false,
  prerender: {
    paths: ({ getStaticPaths }) => [
      ...getStaticPaths(),
      ...articlePaths(),
      ...profilePaths(),
      ...worksheetPaths(),
      ...notFoundPaths(),
    ],
    concurrency: 2,
  },
} satisfies Config;
