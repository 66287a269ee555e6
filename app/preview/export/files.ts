import { shownResume, toResume } from "../../../profile/draft/draft.ts";
import { fontFiles, oneFile } from "../../../profile/page/one-file.ts";
import { publicResume } from "../../../profile/resume.ts";
import { themeById } from "../../../profile/themes/index.ts";
import { areFontsLoaded, fontFile } from "../pane/fonts.ts";
import type { Studio } from "../state/state.ts";

/** `kari-nordmann.html`: without characters that are special to file systems and shells. */
export function fileName({ content }: Studio, extension: string): string {
  const name = String(content.draft.basics.name ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return `${name || "profile"}.${extension}`;
}

/** The page as one HTML file. Makes no request. */
export function htmlFile({ content, theme, style, language }: Studio): Promise<string> {
  return oneFile(shownResume(content.draft), {
    theme: themeById(theme),
    style,
    language,
    allowed: content.allowed,
    figures: content.figures,
    read: fontFile,
  });
}

/** Whether all fonts that the saved page contains are loaded. */
export function hasAllFonts({ content, theme }: Studio): boolean {
  return areFontsLoaded(fontFiles(shownResume(content.draft), themeById(theme)));
}

/** The whole CV as JSON Resume, hidden parts and private data included. */
export function jsonFile({ content, theme, style }: Studio): string {
  const $schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";
  return `${JSON.stringify({ $schema, ...toResume(content.draft), meta: { version: "v1.0.0", theme, ...style, figures: content.figures } }, null, 2)}\n`;
}

/** The visible content and the visitor's choices as JSON Resume, sent with an order. */
export function orderDraft({ content, theme, style, language }: Studio): string {
  const resume = publicResume(shownResume(content.draft), content.allowed);
  return JSON.stringify({ ...resume, meta: { theme, ...style, language, figures: content.figures } });
}

/** Starts the download of a file. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
