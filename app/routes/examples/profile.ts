import { profileSlugs, readProfile } from "../../../content-loader/profiles.ts";
import { profileDocument } from "../../../profile/page/document.tsx";
import { themeById } from "../../../profile/themes/index.ts";
import { languageFromPath } from "../../i18n/languages.ts";
import { translationsFor } from "../../i18n/translations.server.ts";
import type { Route } from "./+types/profile";
import { createBar } from "./bar.tsx";
import { exampleResume } from "./examples.server.ts";
import { exampleHead } from "./head.tsx";

/**
 * `/examples/<name>`: a profile as a standalone document with our bar above it, like a
 * customer's: no script, and only its theme's stylesheet.
 */
export function loader({ request, params: { name } }: Route.LoaderArgs) {
  const language = languageFromPath(new URL(request.url).pathname);
  if (!profileSlugs().includes(name)) throw new Response(null, { status: 404 });
  const theme = themeById(readProfile(name, language).theme);
  const path = `/examples/${name}`;
  const { examples, cta } = translationsFor(language, "examples", "cta");
  const html = profileDocument(exampleResume(name, language), {
    theme,
    language,
    allowed: { email: true, phone: true },
    head: (profile) => exampleHead({ profile, theme, path, slug: name }),
    banner: createBar({ translations: examples.bar, preview: cta.preview, language, path }),
  });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
