import "i18next";
import type { AreaWords } from "./areas.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: AreaWords;
  }
}
