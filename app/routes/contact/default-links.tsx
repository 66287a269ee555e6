import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";

/** Links after a sent form: the home page and the articles. */
export function DefaultLinks() {
  const { t } = useTranslation("contactMore");
  return (
    <>
      <LocalLink to="/" className="btn btn-primary">
        {t("sent.home")}
      </LocalLink>
      <LocalLink to="/blog" className="btn btn-ghost">
        {t("sent.blog")}
      </LocalLink>
    </>
  );
}
