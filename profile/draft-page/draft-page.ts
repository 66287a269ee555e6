import { languageCodes } from "../../shared/languages.ts";
import { oneFile, type Read } from "../page/one-file.ts";
import { checkResumeText, parseJson } from "../parse/parse-json.ts";
import { removeSecrets } from "../parse/private/remove-secrets.ts";
import { parseChoice, themeAndStyle } from "../site/settings.ts";
import { themes } from "../themes/index.ts";
import { suggestTheme } from "../themes/suggest-theme.ts";

/**
 * Renders a visitor's draft as one HTML file, for the owner. The draft is untrusted: the page has no scripts, makes no requests
 * and links only to `http(s):`, `mailto:` and `tel:`.
 *
 * @throws Error when the draft is not JSON Resume or has more text than a CV
 */
export async function draftPage(draft: string, now: Date): Promise<string> {
  const parsed = parseJson(draft);
  if (!parsed) throw new Error("The draft is not JSON Resume");
  const cvLanguage = languageCodes.find((code) => code === checkResumeText(parsed));
  const resume = removeSecrets(parsed, []);
  const { theme: named = "", style: chosen, language, figures } = parseChoice(JSON.parse(draft).meta);
  const { theme, style } = themeAndStyle({
    theme: Object.hasOwn(themes, named) ? named : suggestTheme(resume),
    style: chosen,
  });
  return oneFile(resume, {
    theme,
    style,
    language: language ?? cvLanguage ?? "en",
    // A draft contains only what the visitor wants to show.
    allowed: { email: true, phone: true },
    ...(figures && { figures }),
    now,
    read: embeddedFile,
  });
}

/** Reads the bundle's embedded fonts. A remote portrait is left out. */
const embeddedFile: Read = async (url) => {
  const [, data] = /^data:[^,]*;base64,(.*)$/.exec(url) ?? [];
  return data === undefined ? undefined : new Uint8Array(Buffer.from(data, "base64"));
};
