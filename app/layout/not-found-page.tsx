import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { Landscape } from "../ui/landscape.tsx";

/** The 404 page. Needs the namespace `notFound`. */
export function NotFoundPage() {
  const { t } = useTranslation("notFound");
  const { pathname } = useLocation();
  useEffect(() => console.warn(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <>
      <div className="wrap grid min-h-[80svh] content-center pt-32 pb-10">
        <h1 className="font-sans text-lead font-medium tracking-normal text-ink-soft">
          <span className="mr-3 font-serif text-heading text-multe-ink">404</span>
          {` ${t("title")}`}
        </h1>
        <p className="mt-4 max-w-[7.4em] font-serif text-display leading-none lg:max-w-none tracking-[-0.022em] text-balance italic">
          <RichText text={t("line")} tags={{ em: <span className="text-fjord" /> }} />
        </p>
        <p className="mt-6 text-lead text-ink-soft">{t("text")}</p>
        <p className="mt-8">
          <LocalLink to="/" className="btn btn-primary">
            {t("home")}
          </LocalLink>
        </p>
        <h2 className="mt-16 mb-2 font-sans text-fine font-semibold tracking-normal">{t("useful")}</h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {(["services", "pricing", "blog"] as const).map((page) => (
            <li key={page}>
              <LocalLink to={`/${page}`} className="link inline-block py-1">
                {t(page)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
      <Landscape name="not-found" />
    </>
  );
}
