import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { Cover } from "../../ui/cover.tsx";

/** The end of the blog: one of its covers from edge to edge, and the other way to get what it teaches before it. */
export function Closing() {
  const { t } = useTranslation("blog");
  return (
    <section className="lookout" data-print="off">
      <Cover slug="remote-work-branding" sizes="100vw" />
      <div className="wrap">
        <div className="tile p-7 md:p-12">
          <h2>{t("closing.title")}</h2>
          <p className="mt-4 mb-6 text-ink-soft">{t("closing.text")}</p>
          <p className="flex flex-wrap gap-3">
            <LocalLink to="/contact" className="btn btn-primary">
              {t("closing.getStarted")}
            </LocalLink>
            <LocalLink to="/pricing" className="btn btn-ghost">
              {t("closing.pricing")}
            </LocalLink>
          </p>
          <p className="mt-5">
            <LocalLink to="/preview" className="link">
              {t("preview", { ns: "cta" })}
            </LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
