import type { ReactNode } from "react";
import { site } from "../../content-loader/data/site.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import { RichText } from "../i18n/rich-text.tsx";
import { ExternalLink } from "../ui/external-link.tsx";

/** Namespaces of legal pages. */
export type LegalNamespace = "privacy" | "terms" | "accessibility";

interface LegalPageProps {
  namespace: LegalNamespace;
  /** Effective date, formatted. */
  date: string;
}

/** Suffix of sections that are forms to fill in or copy. */
const formEnding = "-form";

/** Begins every line of a block that is a list. */
const bullet = "- ";

/** A legal text: contents, narrow text column, version and date. */
export function LegalPage({ namespace, date }: LegalPageProps) {
  const { t } = useTranslation(namespace);
  const sections = t("sections", { returnObjects: true });
  return (
    <article className="wrap legal pt-32 pb-[clamp(4rem,2.4rem+6vw,7rem)] md:pt-36">
      <header>
        <h1>{t("title")}</h1>
        <p className="mt-5 text-fine text-ink-soft">
          {t("dated", { ns: "legal", version: t("version"), date })}
        </p>
        <p className="mt-8 font-serif text-title leading-[1.22]">{t("lead")}</p>
      </header>
      <Contents sections={sections} />
      <div>
        {sections.map(({ id, heading, body }) => (
          <section key={id} id={id} className={id.endsWith(formEnding) ? "legal-form" : undefined}>
            <h2>{heading}</h2>
            {body.map((block) =>
              block.startsWith(bullet) ? (
                <ul key={block}>
                  {block
                    .slice(bullet.length)
                    .split(`\n${bullet}`)
                    .map((item) => (
                      <li key={item}>
                        <Text>{item}</Text>
                      </li>
                    ))}
                </ul>
              ) : (
                <p key={block}>
                  <Text>{block}</Text>
                </p>
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: { id: string; heading: string }[] }) {
  const { t } = useTranslation("legal");
  return (
    <nav aria-labelledby="contents" data-print="off">
      <h2 id="contents">{t("contents")}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A paragraph with the links of legal texts. */
function Text({ children }: { children: string }) {
  const { t } = useTranslation("legal");
  const newTab = t("newTab", { ns: "common" });
  return (
    <RichText
      text={children}
      tags={{
        contact: <LocalLink to="/contact" className="link" />,
        terms: <LocalLink to="/terms" className="link" />,
        privacy: <LocalLink to="/privacy-policy" className="link" />,
        preview: <LocalLink to="/preview" className="link" />,
        home: <LocalLink to="/" className="link" />,
        mail: <MailLink />,
        datatilsynet: <ExternalLink href={t("datatilsynet")} newTab={newTab} className="link" />,
        uutilsynet: <ExternalLink href={t("uutilsynet")} newTab={newTab} className="link" />,
        forbrukertilsynet: <ExternalLink href={t("forbrukertilsynet")} newTab={newTab} className="link" />,
      }}
    />
  );
}

function MailLink({ children }: { children?: ReactNode }) {
  return (
    <a href={`mailto:${site.contact.email}`} className="link break-words">
      {children}
    </a>
  );
}
