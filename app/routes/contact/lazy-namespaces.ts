import { languageFromPath } from "../../i18n/languages.ts";
import { translationsFor } from "../../i18n/translations.server.ts";
import type { Route } from "./+types/lazy-namespaces";

/** `/contact/texts.json`: the namespaces that app/forms/lazy-namespaces.ts fetches. */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageFromPath(new URL(request.url).pathname);
  return Response.json(
    translationsFor(language, "bookingForm", "calendar", "common", "contactForm", "receipt"),
  );
}
