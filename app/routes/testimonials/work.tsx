import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { localizedPath } from "../../i18n/languages.ts";
import { RichText } from "../../i18n/rich-text.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Poster } from "../../ui/poster.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import type { Route } from "../+types/testimonials";

/** The example profiles, as long as there are no testimonials. Needs the namespace `examples`. */
export function Work({ examples }: Pick<Route.ComponentProps["loaderData"], "examples">) {
  const { t } = useTranslation("examples");
  const { code } = useLanguage();
  return (
    <section className="band wrap">
      <SectionHead title={<RichText text={t("title")} tags={{ em: <em className="inline-block" /> }} />}>
        <p>{t("lead")}</p>
      </SectionHead>
      <ul className="grid gap-x-5 gap-y-8 md:grid-cols-3">
        {examples.map(({ slug, name, label }) => (
          <li key={slug}>
            {/* A standalone document, so not a client navigation. */}
            <a href={localizedPath(`/examples/${slug}`, code)} data-document className="block">
              <Poster slug={slug} loading="lazy" className="h-auto w-full rounded-card border border-line" />
              <h3 className="mt-4 flex items-center gap-2.5">
                {name} <Arrow />
              </h3>
              <p className="text-ink-soft">{label}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
