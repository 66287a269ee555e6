import { articleSummaries } from "../../content-loader/articles.ts";
import { type HelpfulArticle, helpfulArticles } from "../../profile/advice/observation.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import type { LanguageCode } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { pageTranslations, translationsFor } from "../i18n/translations.server.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { PreviewContext, usePreviewState } from "../preview/context.ts";
import { DropAnywhere } from "../preview/intake/drop-anywhere.tsx";
import { FileChooser } from "../preview/intake/file-chooser.tsx";
import { ParseStatus } from "../preview/intake/parse-status.tsx";
import { type Sample, Samples } from "../preview/intake/samples.tsx";
import { SavedDraft } from "../preview/intake/saved-draft.tsx";
import type { StudioModules } from "../preview/preload.ts";
import { preview } from "../preview/preview.ts";
import type { OfferedPackage } from "../preview/studio/offer-line.tsx";
import { priceList } from "../pricing/price-list.server.ts";
import { translatedMeta } from "../seo/translated-meta.ts";
import type { Route } from "./+types/preview";
import { listedExamples } from "./examples/examples.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  const { language, translations } = pageTranslations(request, "preview");
  const titles = new Map(articleSummaries(language).map(({ slug, title }) => [slug, title]));
  return {
    language,
    translations,
    packages: offeredPackages(language),
    samples: listedExamples(language).map(({ slug, name, label }) => ({ slug, name, label })),
    articles: Object.fromEntries(helpfulArticles.map((slug) => [slug, titles.get(slug) ?? slug])) as Record<
      HelpfulArticle,
      string
    >,
  };
}

/** The packages, cheapest first. */
function offeredPackages(language: LanguageCode): OfferedPackage[] {
  const { items } = translationsFor(language, "pricing").pricing.packages;
  return priceList(language)
    .plans.toSorted((a, b) => a.item.price.amount - b.item.price.amount)
    .map(({ item, price, delivery }) => ({
      id: item.id,
      name: items[item.id].name,
      price: item.isCustom ? null : price,
      delivery,
    }));
}

export function meta(args: Route.MetaArgs) {
  return translatedMeta(args, "preview", args.loaderData?.translations.preview);
}

/** A visitor's own CV as a website. It is parsed, shown and edited in the browser, and sent nowhere. */
export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PreviewContext value={preview}>
      <DropAnywhere />
      <PreviewPage {...loaderData} />
    </PreviewContext>
  );
}

function PreviewPage({ samples, articles, packages }: Route.ComponentProps["loaderData"]) {
  const { studio } = usePreviewState();
  const modules = preview.preload.loaded();
  return (
    <>
      {modules && <modules.Reveal />}
      {studio && modules ? (
        <modules.StudioView key={studio.id} articles={articles} packages={packages} />
      ) : (
        <Intake modules={modules} samples={samples} />
      )}
    </>
  );
}

function Intake({ modules, samples }: { modules: StudioModules | undefined; samples: Sample[] }) {
  return (
    <>
      <div
        className="wrap grid items-start gap-x-16 gap-y-12 pt-32 pb-12 md:grid-cols-[1.1fr_1fr] md:pt-36 md:pb-16"
        data-hydrate-on-query
      >
        <Opening />
        <div>
          <SavedDraft />
          <ParseStatus ParserMessage={modules?.ParserMessage} hidesProgress />
          <FileChooser showsProgress />
        </div>
      </div>
      <Samples samples={samples} />
      <Facts />
      <Closing />
    </>
  );
}

function Opening() {
  const { t } = useTranslation("preview");
  return (
    <div>
      <h1>
        <RichText text={t("title")} tags={{ em: <em className="block" /> }} />
      </h1>
      <p className="mt-6 max-w-[24em] text-lead leading-normal text-ink-soft">{t("lead")}</p>
      <p className="mt-6 max-w-[30em] line-above pt-5">
        {t("privacy")}
        {/* A separate line in every font, so that nothing shifts when the font loads. */}
        <span className="block">
          <LocalLink to="/privacy-policy" className="link">
            {t("privacyMore")}
          </LocalLink>
        </span>
      </p>
      <p className="mt-5 max-w-[30em] font-semibold not-noscript:hidden">
        <RichText
          text={t("noScript")}
          tags={{
            examples: <LocalLink to="/examples" className="link" />,
            contact: <LocalLink to="/contact" className="link" />,
          }}
        />
      </p>
    </div>
  );
}

function Facts() {
  const { t } = useTranslation("preview");
  return (
    <section className="wrap band line-above">
      <h2 className="mb-8">{t("facts.title")}</h2>
      <dl className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {t("facts.items", { returnObjects: true }).map(({ title, text }) => (
          <div key={title} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <dt className="font-serif text-[1.65rem] leading-tight">{title}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation("preview");
  return (
    <ClosingCall
      title={t("closing.title")}
      text={t("closing.text")}
      second={{ to: "/examples", label: t("closing.examples") }}
      preview={false}
    />
  );
}
