import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { localizedPath } from "../i18n/languages.ts";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import { Arrow } from "../ui/arrow.tsx";
import { Poster } from "../ui/poster.tsx";
import type { Route } from "./+types/examples";
import { listedExamples } from "./examples/examples.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "examples");
  return { language, translations, examples: listedExamples(language) };
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "examples", args.loaderData?.translations.examples);
}

/** The examples by their first screens. They are separate documents, opened by the browser. */
export default function Examples({ loaderData: { examples } }: Route.ComponentProps) {
  const { t } = useTranslation("examples");
  const { code } = useLanguage();
  return (
    <>
      <div className="wrap grid items-end gap-x-16 gap-y-8 pt-32 pb-12 md:grid-cols-[1.7fr_1fr] md:pt-36">
        <h1>
          <RichText text={t("title")} tags={{ em: <em className="inline-block" /> }} />
        </h1>
        <p className="max-w-[28em] text-lead leading-normal text-ink-soft">{t("lead")}</p>
      </div>
      <ul className="example-list wrap">
        {examples.map(({ slug, theme, name, label, line }, index) => (
          <li key={slug}>
            <a href={localizedPath(`/examples/${slug}`, code)} data-document>
              <Poster
                slug={slug}
                sizes="(width < 51.25rem) 92vw, 49rem"
                loading={index === 0 ? undefined : "lazy"}
              />
              <div>
                <h2 className="flex items-center gap-2.5">
                  {name} <Arrow />
                </h2>
                <p className="text-ink-soft">{label}</p>
                <p className="mt-4">{line}</p>
                <p className="mt-4 text-fine text-ink-soft">{theme}</p>
              </div>
            </a>
          </li>
        ))}
      </ul>
      <ClosingCall
        title={t("closing.title")}
        text={t("closing.text")}
        second={{ to: "/pricing", label: t("packages", { ns: "cta" }) }}
      />
    </>
  );
}
