import type { Config } from "@react-router/dev/config";
import { notFoundPaths } from "./app/i18n/languages.ts";

export default {
  buildDirectory: "dist",
  ssr: false,
  prerender: {
    paths: ({ getStaticPaths }) => [...getStaticPaths(), ...notFoundPaths],
    concurrency: 2,
  },
} satisfies Config;
