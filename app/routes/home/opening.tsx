import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Typewriter } from "../../ui/typewriter.tsx";
import { type ComparedScreens, CvAndSite } from "./cv-and-site.tsx";
import enhancement from "./drop-cv.ts?script";

/** The first screen: what we do, for whom, and an example. */
export function Opening({ cv, screens }: { cv: string; screens: ComparedScreens }) {
  const { t } = useTranslation("home");
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    import("./drop-cv.ts").then(
      ({ enhance }) => view.current && enhance(view.current),
      () => {}, // The preview page takes files as well.
    );
  }, []);
  return (
    <div ref={view} className="home-hero wrap" data-enhance={enhancement}>
      <div>
        <Typewriter
          text={t("quote")}
          className="font-serif text-title leading-tight tracking-[-0.022em] text-balance max-lg:text-[1.4rem] text-multe-ink italic"
        />
        <h1 className="mt-2 mb-4">
          <RichText text={t("hero.title")} tags={{ em: <em /> }} />
        </h1>
        <p className="max-w-[22em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <LocalLink to="/preview" className="btn btn-primary">
            {t("preview", { ns: "cta" })} <Arrow />
          </LocalLink>
          <span className="basis-full text-fine text-ink-soft lg:order-1">{t("hero.private")}</span>
          <LocalLink to="/pricing" className="btn btn-ghost">
            {t("hero.packages")}
          </LocalLink>
          <LocalLink to="/services" className="link py-2.5 font-semibold">
            {t("hero.services")}
          </LocalLink>
        </p>
      </div>
      <CvAndSite cv={cv} screens={screens} />
      <ul className="flex flex-wrap content-start gap-x-5 gap-y-1 text-fine text-ink-soft">
        {t("hero.promises", { returnObjects: true }).map((promise) => (
          <li key={promise} className="tick first:basis-full">
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
