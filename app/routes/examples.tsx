import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { localizedPath } from "../i18n/languages.ts";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { translatedMeta } from "../seo/translated-meta.ts";
import { Arrow } from "../ui/arrow.tsx";
import { FramedExample } from "../ui/framed-example.tsx";
import { Poster } from "../ui/poster.tsx";
import type { Route } from "./+types/examples";
import { listedExamples } from "./examples/examples.server.ts";
import { firstScreen } from "./home/first-screens.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "examples");
  const examples = listedExamples(language).map((example) => ({
    ...example,
    phone: firstScreen(example.slug, language, "phone"),
  }));
  return { language, translations, examples };
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
      <Opening examples={examples} />
      <ul className="example-list wrap">
        {examples.map(({ slug, theme, name, label, headline, phone }) => (
          <li key={slug}>
            <a href={localizedPath(`/examples/${slug}`, code)} data-document>
              <span className="by-day-and-night">
                {[phone.light, phone.dark].map((address) => (
                  <img key={address} src={address} alt="" width={643} height={805} loading="lazy" />
                ))}
              </span>
              <div>
                <h2 className="flex items-center gap-2.5">
                  {name} <Arrow />
                </h2>
                <p className="text-ink-soft">{label}</p>
                <p className="mt-4">{headline}</p>
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

/** The first screens of three examples as overlapping windows. */
function Opening({ examples }: Pick<Route.ComponentProps["loaderData"], "examples">) {
  const { t } = useTranslation("examples");
  return (
    <div className="first-windows wrap">
      <div>
        <h1>
          <RichText text={t("title")} tags={{ em: <em className="inline-block" /> }} />
        </h1>
        <p className="mt-6 max-w-[28em] text-lead leading-normal text-ink-soft">{t("lead")}</p>
      </div>
      <ul className="cascade">
        {examples.slice(0, 3).map(({ slug, name, label }, index) => (
          <li key={slug}>
            <FramedExample slug={slug} name={name} label={label}>
              <Poster
                slug={slug}
                sizes="(width < 51.25rem) 72vw, 45vw"
                loading={index === 0 ? undefined : "lazy"}
              />
            </FramedExample>
          </li>
        ))}
      </ul>
    </div>
  );
}
