import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";

/** Type sizes of the drafts: the fewer words, the larger. */
const sizes = [
  "text-title leading-tight",
  "text-title leading-tight lg:text-[2.6rem]",
  "text-heading leading-[1.05]",
];

/** The method: a line of an example's CV through three drafts, with the question that led to the next. */
export function Drafts() {
  const { t } = useTranslation("whyUs");
  return (
    <section className="mt-12">
      <h2 className="text-title">{t("drafts.title")}</h2>
      <ol className="drafts">
        {t("drafts.items", { returnObjects: true }).map(({ label, line, note }, index) => (
          <li key={label}>
            <h3 className="mb-3 font-sans text-fine font-semibold tracking-normal text-ink-soft">{label}</h3>
            <p className={`max-w-[22em] font-serif tracking-tight text-balance ${sizes[index]}`}>
              <RichText
                text={line}
                tags={{ s: <del className="text-ink-soft decoration-multe decoration-2" /> }}
              />
            </p>
            <p className="mt-4 text-ink-soft italic">{note}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-[33em] text-fine text-ink-soft">{t("drafts.text")}</p>
    </section>
  );
}
