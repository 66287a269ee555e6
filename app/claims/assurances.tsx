import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";

/** Price, date and guarantee, where a page has no testimonials to show. Needs the namespace `assurances`. */
export function Assurances() {
  const { t } = useTranslation("assurances");
  return (
    <section className="tinted">
      <div className="band wrap">
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-4">
          <h2>{t("title")}</h2>
          <LocalLink to="/pricing" className="link">
            {t("packages", { ns: "cta" })}
          </LocalLink>
        </div>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {t("items", { returnObjects: true }).map(({ title, text }) => (
            <li key={title} className="border-t border-line-strong pt-6">
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
