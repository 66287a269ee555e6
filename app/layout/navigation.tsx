import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { EnglishUnlessProvided, useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { canonicalPath } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { LanguageLinks, LanguageSwitcher } from "./language-switcher.tsx";
import { Logo } from "./logo.tsx";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

const links = [
  { to: "/", key: "home" },
  { to: "/services", key: "services" },
  { to: "/why-us", key: "whyUs" },
  { to: "/examples", key: "examples" },
  { to: "/pricing", key: "pricing" },
  { to: "/blog", key: "blog" },
  { to: "/contact", key: "contact" },
  { to: "/preview", key: "preview" },
] as const;

/** The mobile menu has one more entry than the header. */
const menuLinks = [...links, { to: "/norway", key: "norway" }] as const;

/** Scroll position in px from which the header has a background. */
const solidAfter = 50;

export function Navigation() {
  return (
    <EnglishUnlessProvided part="Navigation">
      <Bar />
    </EnglishUnlessProvided>
  );
}

function Bar() {
  const { t } = useTranslation("nav");
  const solid = useScrolledPast(solidAfter);
  return (
    <>
      <a href="#main" className="skip btn btn-primary">
        {t("skip")}
      </a>
      <header data-navigation data-solid={solid || undefined} className="bar">
        <nav aria-label={t("label")} className="wrap flex min-h-17 items-center gap-3 lg:gap-6">
          <LocalLink to="/" className="mr-auto py-2.5" aria-label={t("toHome")}>
            <Logo />
          </LocalLink>
          <ul className="hidden items-center gap-6 lg:flex">
            {links.map(({ to, key }) => (
              <li key={key}>
                <PageLink to={to} className="bar-link">
                  {t(key)}
                </PageLink>
              </li>
            ))}
          </ul>
          <LanguageSwitcher />
          <LocalLink to="/contact#booking" className="btn btn-primary max-sm:hidden lg:max-[72rem]:hidden">
            {t("book")}
          </LocalLink>
          <Menu />
        </nav>
      </header>
    </>
  );
}

/** The mobile menu: a native popover, so that it opens before scripts have loaded. */
function Menu() {
  const { t } = useTranslation("nav");
  const menu = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(menu);
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="menu" className="btn btn-ghost max-sm:px-4">
        {t("menu")}
      </button>
      <div ref={menu} id="menu" popover="auto" className="menu night">
        <div className="flex items-center justify-between">
          <Logo />
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="btn btn-on-dark">
            {t("closeMenu")}
          </button>
        </div>
        <nav aria-label={t("menu")}>
          <ul className="my-8 grid gap-1">
            {menuLinks.map(({ to, key }) => (
              <li key={key}>
                <PageLink to={to} className="menu-link">
                  {t(key)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <LocalLink to="/contact#booking" className="btn btn-multe max-sm:w-full">
          {t("book")}
        </LocalLink>
        <ul className="mt-6 flex gap-3">
          <LanguageLinks className="btn btn-on-dark" />
        </ul>
      </div>
    </div>
  );
}

/** A link with aria-current for the current page or section. */
function PageLink({ to, ...props }: { to: string; className: string; children: string }) {
  const { code } = useLanguage();
  const path = canonicalPath(useLocation().pathname, code);
  const target = canonicalPath(to, code);
  const current = path === target ? "page" : to !== "/" && path.startsWith(`${target}/`) ? "true" : undefined;
  return <LocalLink to={to} aria-current={current} {...props} />;
}

/** Whether the page is scrolled beyond a number of px. */
function useScrolledPast(limit: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > limit);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [limit]);
  return past;
}
