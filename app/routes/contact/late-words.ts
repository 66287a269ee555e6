import { languageOf } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import type { Route } from "./+types/late-words";

/** `/contact/words.json`: the words of what comes later than the page (app/forms/late-words.ts). */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  return Response.json(wordsFor(language, "bookingForm", "calendar", "common", "contactForm", "receipt"));
}
