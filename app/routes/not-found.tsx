import { pageTranslations } from "../i18n/translations.server.ts";
import { NotFoundPage } from "../layout/not-found-page.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/not-found";

export function loader({ request }: Route.LoaderArgs) {
  return pageTranslations(request, "notFound");
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "notFound", args.loaderData?.translations.notFound, { indexed: false });
}

export default function NotFound() {
  return <NotFoundPage />;
}
