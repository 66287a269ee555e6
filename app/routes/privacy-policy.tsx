import { loadLegalPage } from "../legal/legal-page.server.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/privacy-policy";

export function loader({ request }: Route.LoaderArgs) {
  return loadLegalPage(request, "privacy");
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "privacy", args.loaderData?.translations.privacy);
}

export default function PrivacyPolicy({ loaderData: { date } }: Route.ComponentProps) {
  return <LegalPage namespace="privacy" date={date} />;
}
