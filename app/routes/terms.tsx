import { loadLegalPage } from "../legal/legal-page.server.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/terms";

export function loader({ request }: Route.LoaderArgs) {
  return loadLegalPage(request, "terms");
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "terms", args.loaderData?.translations.terms);
}

export default function Terms({ loaderData: { date } }: Route.ComponentProps) {
  return <LegalPage namespace="terms" date={date} />;
}
