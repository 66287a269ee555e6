import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { Compare } from "../../ui/compare.tsx";

/** The same person's CV and website behind one handle. */
export function CvAndSite() {
  const { t } = useTranslation("home");
  const before = (
    <>
      <div className="cv">
        <p className="cv-name">{t("compare.name")}</p>
        <p>{t("compare.contact")}</p>
        {t("compare.sections", { returnObjects: true }).map((section) => (
          <div key={section.heading}>
            <p className="cv-heading">{section.heading}</p>
            {section.lines.map((line) => (
              <p key={line}>
                <RichText text={line} tags={{ b: <b /> }} />
              </p>
            ))}
            {"points" in section && (
              <ul>
                {section.points?.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      <p className="cv-tag">{t("compare.cv")}</p>
    </>
  );
  const after = (
    <>
      <div className="cv-site">
        <p className="text-[0.72rem] opacity-80">{t("compare.address")}</p>
        {/* Lines, not blocks: a screen reader (Orca) runs the words of blocks together. */}
        <p className="cv-site-headline whitespace-pre-line">
          {t("compare.headline", { returnObjects: true }).join("\n")}
        </p>
        <p className="ml-[54%] leading-snug text-balance font-medium text-aurora">{t("compare.role")}</p>
        <ul>
          {t("compare.figures", { returnObjects: true }).map(({ value, text }) => (
            <li key={text}>
              <b>{value}</b> {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="cv-tag">{t("compare.site")}</p>
    </>
  );
  return (
    <figure>
      <Compare
        label={t("compare.label")}
        valueText={(percent) => t("compare.value", { percent })}
        before={before}
        after={after}
      />
      <figcaption className="mt-3 text-fine text-ink-soft">{t("compare.note")}</figcaption>
    </figure>
  );
}
