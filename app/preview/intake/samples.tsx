import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { Poster } from "../../ui/poster.tsx";
import { useCommands } from "../context.ts";

export interface Sample {
  slug: string;
  name: string;
  label?: string;
}

/** CVs of invented people, for visitors without a CV at hand. */
export function Samples({ samples }: { samples: Sample[] }) {
  const { t } = useTranslation("preview");
  const { code } = useLanguage();
  const { openSample } = useCommands();
  return (
    <section className="wrap band" aria-labelledby="samples">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h2 id="samples" className="text-title">
          {t("choose.samples")}
        </h2>
        <p className="max-w-[28em] text-fine text-ink-soft">{t("choose.samplesHint")}</p>
      </div>
      <ul className="samples">
        {samples.map(({ slug, name, label }) => (
          <li key={slug}>
            <button type="button" onClick={() => openSample(slug, code)}>
              <Poster slug={slug} loading="lazy" />
              <b>{name}</b>
              <span className="text-fine text-ink-soft">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
