import { loadLegalPage } from "../legal/legal-page.server.ts";
import { LegalPage } from "../legal/legal-page.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/accessibility";

export function loader({ request }: Route.LoaderArgs) {
  return loadLegalPage(request, "accessibility");
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "accessibility", args.loaderData?.translations.accessibility);
}

export default function Accessibility({ loaderData: { date } }: Route.ComponentProps) {
  return <LegalPage namespace="accessibility" date={date} />;
}
