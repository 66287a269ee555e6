import "i18next";
import type { Translations } from "./namespaces.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Translations;
  }
}
