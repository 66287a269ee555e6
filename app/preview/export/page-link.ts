import { checkResume } from "../../../profile/check-resume.ts";
import { createDraft, shownResume } from "../../../profile/draft/draft.ts";
import { publicResume } from "../../../profile/resume.ts";
import { themes } from "../../../profile/themes/index.ts";
import { type LanguageCode, languageCodes } from "../../i18n/languages.ts";
import type { Studio } from "../state/state.ts";

/** Precedes the data in the URL. Browsers do not send the fragment to a server. */
const marker = "#page=";

/** Maximum length of a link whose QR code phones can scan from a screen. */
const maxLength = 1_700;
/** Maximum bytes of the decompressed data, since anyone can make a link. */
const maxBytes = 60_000;

/**
 * A link to the preview that contains the visible page without the portrait.
 *
 * @returns undefined when it is too long for a QR code
 */
export async function pageLink({ content, theme, style, language }: Studio): Promise<string | undefined> {
  const { basics = {}, ...lists } = publicResume(shownResume(content.draft), content.allowed);
  const { image: _, ...rest } = basics;
  const data = { resume: { basics: rest, ...lists }, theme, style, language, figures: content.figures };
  const compressed = await compress(JSON.stringify(data));
  // The query hydrates the page without an interaction (data-hydrate-on-query).
  const link = `${location.origin}${location.pathname}?page${marker}${compressed}`;
  return link.length <= maxLength ? link : undefined;
}

/**
 * The studio of a link that `pageLink` made.
 *
 * @throws when the data is damaged or truncated
 */
export async function studioFromLink(hash: string): Promise<Omit<Studio, "id">> {
  if (!hash.startsWith(marker)) throw new Error("The link contains no page");
  const data = JSON.parse(await decompress(hash.slice(marker.length)));
  const { accent, headline } = data.style ?? {};
  const email = data.resume?.basics?.email !== undefined;
  const phone = data.resume?.basics?.phone !== undefined;
  return {
    content: {
      draft: createDraft(checkResume(data.resume).resume),
      allowed: { email, phone },
      figures: validFigures(data.figures),
      unplaced: [],
    },
    past: [],
    theme: data.theme in themes ? data.theme : "kyst",
    style: {
      ...(accent in [0, 1, 2, 3] && { accent }),
      ...(headline === "small" && { headline }),
    },
    language: (languageCodes as readonly string[]).includes(data.language)
      ? (data.language as LanguageCode)
      : "en",
    withheld: [],
    unsure: {},
    isSample: false,
    isDirty: false,
    isSaved: false,
  };
}

function validFigures(figures: unknown): Record<string, string | false> {
  return Object.fromEntries(
    Object.entries(figures ?? {}).filter(([, figure]) => typeof figure === "string" || figure === false),
  );
}

async function compress(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

async function decompress(compressed: string): Promise<string> {
  const binary = atob(compressed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).text();
    length += value.length;
    if (length > maxBytes) throw new Error("The data of the link is too large");
    chunks.push(value);
  }
}
