import { useTranslation } from "../../i18n/language-provider.tsx";
import { Compare } from "../../ui/compare.tsx";
import { Picture, type ThemedPicture } from "../../ui/picture.tsx";

/** The first screen of the compared website on a desktop and on a phone. */
export interface ComparedScreens {
  wide: ThemedPicture;
  narrow: ThemedPicture;
}

/**
 * A comparison slider with an example's CV and its website: the phone screenshot, which fits next to half of
 * the CV, and the desktop one when the CV is mostly hidden.
 */
export function CvAndSite({ cv, screens }: { cv: string; screens: ComparedScreens }) {
  const { t } = useTranslation("home");
  return (
    <figure>
      <Compare
        label={t("compare.label")}
        valueText={(percent) => t("compare.value", { percent })}
        before={
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the loader */}
            <div className="cv-paper" data-loaded dangerouslySetInnerHTML={{ __html: cv }} />
            <p className="cv-tag">{t("compare.cv")}</p>
          </>
        }
        after={
          <>
            <Picture
              picture={screens.wide}
              narrow={{ ...screens.narrow, media: "(width < 66rem)" }}
              alt=""
              width={1200}
              height={1224}
              loading="lazy"
              className="first-screen"
            />
            {/* React preloads no image inside `picture`: the font of the first paint has priority. */}
            <Picture
              picture={screens.narrow}
              alt={t("compare.screen")}
              width={480}
              height={1500}
              className="first-screen first-screen-half"
            />
            <p className="cv-tag cv-tag-site">{t("compare.site")}</p>
          </>
        }
      />
      <figcaption className="mt-3 text-fine text-ink-soft">{t("compare.note")}</figcaption>
    </figure>
  );
}
