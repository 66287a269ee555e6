import { site } from "../../../content-loader/data/site.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { localizedPath } from "../../i18n/languages.ts";
import { LocalLink } from "../../i18n/local-link.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { FramedExample } from "../../ui/framed-example.tsx";
import { Picture, type ThemedPicture } from "../../ui/picture.tsx";

export interface FramedSite {
  slug: string;
  name: string;
  label?: string;
  /** The whole page, through which the frame scrolls. */
  page: ThemedPicture;
  /** Its first screen on a phone, which has no pointer to scroll with. */
  phone: ThemedPicture;
}

/** Three framed examples, what we do for each customer, and the story of the first example. */
export function Sites({ sites, hasStory }: { sites: FramedSite[]; hasStory: boolean }) {
  const { t } = useTranslation("home");
  return (
    <section className="band wrap">
      <h2 className="mb-5 max-w-[8.3em]">{t("features.title")}</h2>
      <p className="mb-10 max-w-[28.1em] text-ink-soft">
        {t("features.text")}{" "}
        <LocalLink to="/examples" className="link whitespace-nowrap text-ink">
          {t("features.examples")}
        </LocalLink>
      </p>
      <ul className="sites">
        {sites.map(({ slug, name, label, page, phone }) => (
          <li key={slug}>
            <FramedExample slug={slug} name={name} label={label}>
              <span className="site-view">
                <Picture
                  picture={page}
                  narrow={{ ...phone, media: "(width < 51.25rem)" }}
                  alt=""
                  width={768}
                  height={2400}
                  loading="lazy"
                />
              </span>
            </FramedExample>
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid gap-x-6 gap-y-8 line-above pt-8 md:grid-cols-3">
        {t("features.items", { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3 className="mb-2">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <LocalLink to="/services" className="link">
          {t("features.more")}
        </LocalLink>
      </p>
      {hasStory && <Story />}
    </section>
  );
}

function Story() {
  const { t } = useTranslation("home");
  const { code } = useLanguage();
  return (
    <div className="story">
      <div>
        <p className="text-fine font-semibold text-fjord">
          {t("story.kicker")}
          {!site.successStoryUrl && ` · ${t("example.mark", { ns: "common" })}`}
        </p>
        <h3 className="mt-3 max-w-[14em] text-title">{t("story.title")}</h3>
      </div>
      <div>
        <p className="text-ink-soft">{t("story.text")}</p>
        <p className="mt-5">
          {site.successStoryUrl ? (
            <ExternalLink
              href={site.successStoryUrl}
              newTab={t("newTab", { ns: "common" })}
              className="btn btn-ghost"
            >
              {t("story.link")}
            </ExternalLink>
          ) : (
            <a href={localizedPath("/examples/ingrid", code)} data-document className="btn btn-ghost">
              {t("story.link")}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
