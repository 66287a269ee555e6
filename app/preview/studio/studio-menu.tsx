import { useRef } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { LanguageLinks } from "../../layout/language-switcher.tsx";
import { useCommands } from "../context.ts";

/** Menu with the sections below the page, another CV and the site's language. */
export function StudioMenu() {
  const { t } = useTranslation("studio");
  const { t: tNav } = useTranslation("nav");
  const { dispatch } = useCommands();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const sections = [
    { href: "#studio-designs", label: t("designs.title") },
    { href: "#studio-advice", label: t("advice.title") },
    { href: "#studio-export", label: t("export.title") },
    { href: "#another-cv", label: t("pane.another") },
  ];
  return (
    <div>
      <button type="button" popoverTarget="studio-menu" className="btn btn-ghost studio-menu-button">
        {t("pane.more")}
      </button>
      <div ref={menu} id="studio-menu" popover="auto" className="studio-menu tile">
        <ul>
          <li className="sm:hidden">
            <LocalLink to="/">{tNav("toHome")}</LocalLink>
          </li>
          <li className="md:hidden">
            <button
              type="button"
              onClick={() => {
                close();
                dispatch({ type: "full-screen-toggled", isOn: true });
              }}
            >
              {t("pane.fullScreen")}
            </button>
          </li>
          {sections.map(({ href, label }) => (
            <li key={href}>
              <a href={href} onClick={close}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                dispatch({ type: "started-over" });
              }}
            >
              {t("export.over")}
            </button>
          </li>
        </ul>
        <hr />
        <ul aria-label={t("pane.siteLanguage")}>
          <LanguageLinks className="language-link" />
        </ul>
      </div>
    </div>
  );
}
