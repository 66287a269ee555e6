import type { Scheme, Studio } from "../state/state.ts";
import { useMedia } from "../use-media.ts";

/** Whether the page is shown in light or dark: the visitor's choice, or that of their device. */
export function useScheme({ scheme }: Studio): Scheme {
  const isDark = useMedia("(prefers-color-scheme: dark)");
  return scheme ?? (isDark ? "dark" : "light");
}

/** The stylesheet as it applies when the device prefers the scheme. */
export function cssInScheme(css: string, scheme: Scheme): string {
  return css
    .replaceAll(/\(prefers-color-scheme:\s*dark\)/g, scheme === "dark" ? "(width >= 0px)" : "(width < 0px)")
    .replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`);
}
