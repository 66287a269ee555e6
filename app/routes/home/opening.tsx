import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Typewriter } from "../../ui/typewriter.tsx";
import { CvAndSite } from "./cv-and-site.tsx";

/** What a visitor sees first: what we do, for whom, and the proof beside it. */
export function Opening({ cv, name }: { cv: string; name: string }) {
  const { t } = useTranslation("home");
  return (
    <div className="first-view wrap">
      <div>
        <Typewriter
          text={t("quote")}
          className="font-serif text-title leading-tight text-balance text-multe-ink italic"
        />
        <h1 className="mt-3 mb-5">
          <RichText text={t("hero.title")} tags={{ em: <em /> }} />
        </h1>
        <p className="max-w-[22em] text-lead leading-normal text-ink-soft">{t("hero.lead")}</p>
        <p className="mt-6 mb-5 flex flex-wrap gap-3">
          <LocalLink to="/pricing" className="btn btn-primary">
            {t("hero.packages")} <Arrow />
          </LocalLink>
          <LocalLink to="/services" className="btn btn-ghost">
            {t("hero.services")}
          </LocalLink>
          <LocalLink to="/preview" className="link self-center py-2.5 font-semibold">
            {t("preview", { ns: "cta" })}
          </LocalLink>
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-ink-soft">
          {t("hero.promises", { returnObjects: true }).map((promise) => (
            <li key={promise} className="tick first:basis-full">
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <CvAndSite cv={cv} name={name} />
    </div>
  );
}
