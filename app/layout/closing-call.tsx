import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";

interface ClosingCallProps {
  title?: string;
  text?: string;
  /** Label of the contact button, if not the default. */
  label?: string;
  /** A second link next to the free consultation. */
  second?: { to: string; label: string };
  /** Whether to link to the preview: everywhere except on the preview itself. */
  preview?: boolean;
}

/** The dark panel at the end of a page: the free consultation. */
export function ClosingCall({ title, text, label, second, preview = true }: ClosingCallProps) {
  const { t } = useTranslation("cta");
  return (
    <section className="wrap pb-[clamp(4rem,2.4rem+6vw,7rem)]" data-print="off">
      <div className="night grid items-center gap-x-12 gap-y-6 rounded-panel px-6 py-12 md:grid-cols-[1.1fr_1fr] md:px-12 md:py-20 lg:grid-cols-[1fr_29rem] lg:px-16">
        <h2 className="max-w-[7.4em]">{title ?? t("title")}</h2>
        <div>
          <p className="mb-6 text-balance text-on-dark-soft">{text ?? t("text")}</p>
          <p className="flex flex-wrap gap-3">
            <LocalLink to="/contact" className="btn btn-multe">
              {label ?? t("book")}
            </LocalLink>
            {second && (
              <LocalLink to={second.to} className="btn btn-on-dark">
                {second.label}
              </LocalLink>
            )}
          </p>
          {preview && (
            <p className="mt-5 text-on-dark-soft">
              <LocalLink to="/preview" className="link">
                {t("preview")}
              </LocalLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
