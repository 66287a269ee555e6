import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";

/** Where somebody goes whose form has been answered: to the front page or to the articles. */
export function WaysOn() {
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
