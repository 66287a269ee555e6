import { pageWords } from "../i18n/words.server.ts";
import { NotFoundPage } from "../layout/not-found-page.tsx";
import { wordsMeta } from "../seo/words-meta.ts";
import type { Route } from "./+types/not-found";

export function loader({ request }: Route.LoaderArgs) {
  return pageWords(request, "notFound");
}

export function meta(args: Route.MetaArgs) {
  return wordsMeta(args, "notFound", args.loaderData?.words.notFound, { indexed: false });
}

export default function NotFound() {
  return <NotFoundPage />;
}
