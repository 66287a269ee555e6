import { legalPage } from "../legal/legal-page.server.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { wordsMeta } from "../seo/words-meta.ts";
import type { Route } from "./+types/privacy-policy";

export function loader({ request }: Route.LoaderArgs) {
  return legalPage(request, "privacy");
}

export function meta(args: Route.MetaArgs) {
  return wordsMeta(args, "privacy", args.loaderData?.words.privacy);
}

export default function PrivacyPolicy({ loaderData: { date } }: Route.ComponentProps) {
  return <LegalPage area="privacy" date={date} />;
}
