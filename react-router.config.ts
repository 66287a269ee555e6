import type { Config } from "@react-router/dev/config";
import { languageCodes, localizedPath, notFoundPages } from "./app/i18n/languages.ts";
import { articleSlugs, worksheetSlugs } from "./content-loader/articles.ts";
import { profileSlugs } from "./content-loader/profiles.ts";

const articlePaths = () =>
  articleSlugs().flatMap((slug) => languageCodes.map((code) => localizedPath(`/blog/${slug}`, code)));

/**
 * A route without a component is written under the very name that it is asked for: in a build, that of a file. The
 * development server knows them by their addresses.
 */
const fileName = process.env.NODE_ENV === "development" ? "" : "/index.html";

const profilePaths = () =>
  profileSlugs().flatMap((slug) =>
    languageCodes.map((code) => localizedPath(`/examples/${slug}${fileName}`, code)),
  );

const sheetPaths = () =>
  worksheetSlugs().flatMap((slug) =>
    languageCodes.map((code) => localizedPath(`/blog/${slug}/sheet${fileName}`, code)),
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
      ...sheetPaths(),
      ...notFoundPaths(),
    ],
    concurrency: 2,
  },
} satisfies Config;
