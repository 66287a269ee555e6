import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { FramedExample } from "../../ui/framed-example.tsx";
import { Poster } from "../../ui/poster.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import type { Route } from "../+types/testimonials";

/** The example profiles, as long as there are no testimonials. Needs the namespace `examples`. */
export function ExampleProfiles({ examples }: Pick<Route.ComponentProps["loaderData"], "examples">) {
  const { t } = useTranslation("examples");
  return (
    <section className="band wrap">
      <SectionHead title={<RichText text={t("title")} tags={{ em: <em className="inline-block" /> }} />}>
        <p>{t("lead")}</p>
      </SectionHead>
      <ul className="grid gap-5 md:grid-cols-3">
        {examples.map(({ slug, name, label }) => (
          <li key={slug}>
            <FramedExample slug={slug} name={name} label={label}>
              <Poster slug={slug} loading="lazy" className="h-auto w-full" />
            </FramedExample>
          </li>
        ))}
      </ul>
    </section>
  );
}
