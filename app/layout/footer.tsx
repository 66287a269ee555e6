import type { ReactNode } from "react";
import { site } from "../../content-loader/data/site.ts";
import { EnglishUnlessProvided, useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { localizedPath } from "../i18n/languages.ts";
import { LocalLink } from "../i18n/local-link.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Logo } from "./logo.tsx";

interface FooterProps {
  /** Shown next to the brand: the newsletter form, where a page can use it. */
  children?: ReactNode;
  /** Shown after the legal links, where analytics runs. */
  consentLink?: ReactNode;
}

export function Footer(props: FooterProps) {
  return (
    <EnglishUnlessProvided part="Footer">
      <FooterContent {...props} />
    </EnglishUnlessProvided>
  );
}

function FooterContent({ children, consentLink }: FooterProps) {
  const { t } = useTranslation("footer");
  const { code } = useLanguage();
  const { company, contact, founder, brand } = site;
  const { street, postalCode, city } = company.address;
  return (
    <footer className="mt-auto line-above bg-paper">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 py-14 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-[2fr_1fr_1fr_auto]">
        <div className="grid content-start gap-x-16 gap-y-10 max-lg:col-span-full sm:max-lg:grid-cols-2 lg:max-w-[22em]">
          <div>
            <LocalLink to="/" className="inline-block" aria-label={t("toHome")}>
              <Logo />
            </LocalLink>
            <p className="mt-4 max-w-[22em] text-ink-soft">{t("about")}</p>
          </div>
          {children}
        </div>
        <Column heading={t("quickLinks")}>
          <FooterLink to="/services">{t("services")}</FooterLink>
          <FooterLink to="/pricing">{t("pricing")}</FooterLink>
          <FooterLink to="/why-us">{t("whyUs")}</FooterLink>
          <FooterLink to="/testimonials">{t("testimonials")}</FooterLink>
          <FooterLink to="/examples">{t("examples")}</FooterLink>
          <FooterLink to="/preview">{t("preview")}</FooterLink>
        </Column>
        <Column heading={t("resources")}>
          <FooterLink to="/blog">{t("blog")}</FooterLink>
          <FooterLink to="/contact">{t("contact")}</FooterLink>
          <FooterLink to="/norway">{t("norway")}</FooterLink>
          <FooterLink to="/international">{t("international")}</FooterLink>
          <li>
            <ExternalLink href={founder.profileUrl} newTab={t("newTab")} className="footer-link">
              {t("founder")}
            </ExternalLink>
          </li>
        </Column>
        <Column heading={t("write")} className="max-sm:col-span-full">
          <li>
            <a href={`mailto:${contact.email}`} className="footer-link break-all">
              {contact.email}
            </a>
          </li>
          <li>
            <a href={`tel:${contact.phone}`} className="footer-link">
              {t("phoneShown")}
            </a>
          </li>
        </Column>
      </div>
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 line-above py-6 text-fine text-ink-soft">
        {/* One string: React writes a comment between two texts. */}
        <p>
          {`© ${brand}. ${company.legalName}, `}
          <span className="whitespace-nowrap">{`${t("organisationNumber")} ${company.organisationNumber}`}</span>
          {`${company.vatRegistered ? " MVA" : ""} (${company.register}), ${street}, ${postalCode} ${city}`}
        </p>
        <ul className="flex flex-wrap gap-x-4">
          <li>
            <a href={localizedPath("/feed.xml", code)} data-document className="footer-link">
              {t("feed")}
            </a>
          </li>
          <FooterLink to="/privacy-policy">{t("privacy")}</FooterLink>
          <FooterLink to="/terms">{t("terms")}</FooterLink>
          <FooterLink to="/accessibility">{t("accessibility")}</FooterLink>
          {consentLink}
        </ul>
      </div>
    </footer>
  );
}

function Column(props: { heading: string; className?: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <h2 className="mb-3 font-sans text-fine font-semibold tracking-normal text-ink">{props.heading}</h2>
      <ul className="grid gap-1">{props.children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <LocalLink to={to} className="footer-link">
        {children}
      </LocalLink>
    </li>
  );
}
