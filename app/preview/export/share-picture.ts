import { renderToStaticMarkup } from "react-dom/server";
import { shownResume } from "../../../profile/draft/draft.ts";
import { type FontRule, renderProfile } from "../../../profile/page/render-profile.tsx";
import { themeById } from "../../../profile/themes/index.ts";
import { languages } from "../../i18n/languages.ts";
import { fontFile } from "../pane/fonts.ts";
import { cssInScheme } from "../pane/use-scheme.ts";
import type { Scheme, Studio } from "../state/state.ts";

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The first screen of the page as a PNG. Drawn in the browser, through an SVG that makes no requests.
 *
 * @throws when the browser does not draw HTML in an SVG, or blocks reading the canvas
 */
export async function sharePicture(studio: Studio, size: PictureSize, scheme: Scheme): Promise<Blob> {
  const canvas = await drawPage(studio, size, scheme);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty"))), "image/png");
  });
}

/** The first screen of the page on a desktop, 480 pixels wide, as the data URL of a JPEG. @throws as `sharePicture` */
export async function thumbnail(studio: Studio, scheme: Scheme): Promise<string> {
  const canvas = await drawPage(studio, { width: 1280, height: 800 }, scheme, 480 / 1280);
  return canvas.toDataURL("image/jpeg", 0.8);
}

async function drawPage(
  studio: Studio,
  size: PictureSize,
  scheme: Scheme,
  scale = 1,
): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(await pageSvg(studio, size, scheme))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function pageSvg(
  { content, theme, style, language }: Studio,
  { width, height }: PictureSize,
  scheme: Scheme,
): Promise<string> {
  const { css, fonts, body } = renderProfile(shownResume(content.draft), {
    theme: themeById(theme),
    style,
    language,
    allowed: content.allowed,
    figures: content.figures,
  });
  const rules = await Promise.all(fonts.map(fontFaceRule));
  // XML requires the namespace.
  const markup = renderToStaticMarkup(body).replaceAll("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  const stylesheet = `${rules.join("")}${cssInScheme(css, scheme)}.skip{display:none}*{animation:none!important}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">` +
    `<html xmlns="http://www.w3.org/1999/xhtml" lang="${languages[language].tag}"><head><style><![CDATA[${stylesheet}]]></style></head>` +
    `<body>${markup}</body></html></foreignObject></svg>`
  );
}

async function fontFaceRule({
  family,
  weight,
  stretch,
  style,
  url,
  unicodeRange,
}: FontRule): Promise<string> {
  const bytes = await fontFile(url);
  if (!bytes) return "";
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : "";
  const widths = stretch === "normal" ? "" : `font-stretch:${stretch};`;
  return `@font-face{font-family:"${family}";font-weight:${weight};${widths}font-style:${style};${range}src:url("${await dataUrl(bytes)}")}`;
}

function dataUrl(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes], { type: "font/woff2" }));
  });
}
