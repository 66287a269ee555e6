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
    <section className="cool">
      <div className="band wrap">
        <h2>{t("drafts.title")}</h2>
        <p className="mt-4 mb-10 max-w-[33em] text-fine text-ink-soft">{t("drafts.text")}</p>
        <ol>
          {t("drafts.items", { returnObjects: true }).map(({ label, line, note }, index) => (
            <li
              key={label}
              className="grid items-baseline gap-x-12 gap-y-3 border-t border-line-strong py-7 md:grid-cols-[1fr_3.1fr] md:py-9"
            >
              <h3 className="font-sans text-fine font-semibold tracking-normal text-ink-soft">{label}</h3>
              <div>
                <p className={`max-w-[22em] font-serif tracking-tight text-balance ${sizes[index]}`}>
                  <RichText
                    text={line}
                    tags={{ s: <del className="text-ink-soft decoration-multe decoration-2" /> }}
                  />
                </p>
                <p className="mt-3 text-ink-soft italic">{note}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
