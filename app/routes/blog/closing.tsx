import { useTranslation } from "../../i18n/language-provider.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { Cover } from "../../ui/cover.tsx";

/**
 * The end of the blog: a full-width cover with the offer of our service.
 *
 * @param cover slug of the cover's article
 */
export function Closing({ cover }: { cover: string | undefined }) {
  const { t } = useTranslation("blog");
  return (
    <section className="blog-closing" data-print="off">
      {cover && <Cover slug={cover} sizes="100vw" />}
      <div className="wrap">
        <div className="tile p-7 md:p-12">
          <h2>{t("closing.title")}</h2>
          <p className="mt-4 mb-6 text-ink-soft">{t("closing.text")}</p>
          <CallToAction
            label={t("closing.getStarted")}
            second={{ to: "/pricing", label: t("closing.pricing") }}
            preview="below"
          />
        </div>
      </div>
    </section>
  );
}
