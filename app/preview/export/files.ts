import { resumeOf, shownResume } from "../../../profile/draft/draft.ts";
import { fontFiles, oneFile } from "../../../profile/page/one-file.ts";
import { themeById } from "../../../profile/themes/index.ts";
import { areLoaded, fontFile } from "../pane/fonts.ts";
import type { Studio } from "../state/state.ts";

/** A name for files: `kari-nordmann`. Letters stay as they are but for what file systems and shells trip over. */
export function fileName({ page }: Studio, ending: string): string {
  const name = String(page.draft.basics.name ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${name || "profile"}.${ending}`;
}

/** The page as one HTML file. Made of what is in the browser already. */
export function pageFile({ page, theme, language }: Studio): Promise<string> {
  return oneFile(shownResume(page.draft), {
    theme: themeById(theme),
    language,
    allowed: page.allowed,
    read: fontFile,
  });
}

/** Whether all fonts that belong into the saved page have come. */
export function hasAllFonts({ page, theme }: Studio): boolean {
  return areLoaded(fontFiles(shownResume(page.draft), themeById(theme)));
}

/** The data as JSON Resume: everything, for whom they are about. */
export function dataFile({ page, theme }: Studio): string {
  const $schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";
  return `${JSON.stringify({ $schema, ...resumeOf(page.draft), meta: { version: "v1.0.0", theme: theme } }, null, 2)}\n`;
}

/** Hands a text to the visitor as a file. */
export function handOver(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers take the file in a task of their own.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
