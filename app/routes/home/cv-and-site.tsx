import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { Compare } from "../../ui/compare.tsx";

/**
 * An example's CV and the first screen of the website made from it, behind one handle: the site as a phone shows it, which is
 * whole beside half of the CV, and as a desk does once the CV makes room.
 */
export function CvAndSite({ cv, name }: { cv: string; name: string }) {
  const { t } = useTranslation("home");
  const { code } = useLanguage();
  const screen = (width: string) => `/first-screens/${name}-${code}-${width}.avif`;
  return (
    <figure>
      <Compare
        label={t("compare.label")}
        valueText={(percent) => t("compare.value", { percent })}
        before={
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the loader */}
            <div className="cv-paper" data-loaded dangerouslySetInnerHTML={{ __html: cv }} />
            <p className="cv-tag">{t("compare.cv")}</p>
          </>
        }
        after={
          <>
            <picture>
              <source media="(width < 66rem)" srcSet={screen("narrow")} />
              <img
                src={screen("wide")}
                alt=""
                width={1200}
                height={1224}
                loading="lazy"
                className="first-screen"
              />
            </picture>
            {/* Within a picture React preloads nothing: the face of the first paint is to come first. */}
            <picture>
              <img
                src={screen("narrow")}
                alt={t("compare.screen")}
                width={480}
                height={1500}
                className="first-screen first-screen-half"
              />
            </picture>
            <p className="cv-tag cv-tag-site">{t("compare.site")}</p>
          </>
        }
      />
      <figcaption className="mt-3 text-fine text-ink-soft">{t("compare.note")}</figcaption>
    </figure>
  );
}
