import type { ReactNode } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";

interface CallToActionProps {
  /** Classes that position the row. */
  className?: string;
  /** Classes of the two buttons on dark backgrounds. */
  variants?: [string, string];
  /** Label of the contact button, if not the default. */
  label?: ReactNode;
  /** The second link, if not the packages; "none" for none. */
  second?: { to: string; label: string } | "none";
  /** Where to link to the preview: in the row, below it, or nowhere. */
  preview?: "adjacent" | "below";
}

/** Links at the end of a section: the free consultation, the packages, and the preview. */
export function CallToAction({
  className,
  variants: [first, other] = ["btn-primary", "btn-ghost"],
  label,
  second,
  preview,
}: CallToActionProps) {
  const { t } = useTranslation("cta");
  return (
    <>
      <p className={[className, "flex flex-wrap gap-3"].filter(Boolean).join(" ")}>
        <LocalLink to="/contact" className={`btn ${first}`}>
          {label ?? t("book")}
        </LocalLink>
        {second !== "none" && (
          <LocalLink to={second?.to ?? "/pricing"} className={`btn ${other}`}>
            {second?.label ?? t("packages")}
          </LocalLink>
        )}
        {preview === "adjacent" && (
          <LocalLink to="/preview" className="link self-center py-2.5 font-semibold">
            {t("preview")}
          </LocalLink>
        )}
      </p>
      {preview === "below" && (
        <p className="mt-5">
          <LocalLink to="/preview" className="link">
            {t("preview")}
          </LocalLink>
        </p>
      )}
    </>
  );
}
