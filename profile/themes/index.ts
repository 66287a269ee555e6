import type { Theme } from "../page/theme.ts";

const folders = import.meta.glob<Theme>("./*/theme.tsx", { eager: true, import: "theme" });

/** All themes: the folders with a `theme.tsx`. */
export const themes: Record<string, Theme> = Object.fromEntries(
  Object.values(folders).map((theme) => [theme.id, theme]),
);

/** `Kyst` for `kyst`. */
export const themeName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** @throws for an unknown id */
export function themeById(id: string): Theme {
  const theme = themes[id];
  if (!theme) throw new Error(`There is no theme "${id}". There are: ${Object.keys(themes).join(", ")}.`);
  return theme;
}
