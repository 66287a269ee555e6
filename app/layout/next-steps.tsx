import type { ReactNode } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";

interface NextStepsProps {
  /** Where the row stands among what is around it. */
  place?: string;
  /** How the two buttons look, where it is not on paper. */
  looks?: [string, string];
  /** What the button to the contact page says, where it is not the usual offer. */
  label?: ReactNode;
  /** The second way on, where it is not the packages, or none is. */
  second?: { to: string; label: string } | "none";
  /** Where the way to the preview of the visitor's own CV stands, if it does: in the row, or below it. */
  preview?: "beside" | "below";
}

/** The ways on from a page: the free consultation, the packages, and the preview of the visitor's own CV. */
export function NextSteps({
  place,
  looks: [first, other] = ["btn-primary", "btn-ghost"],
  label,
  second,
  preview,
}: NextStepsProps) {
  const { t } = useTranslation("cta");
  return (
    <>
      <p className={[place, "flex flex-wrap gap-3"].filter(Boolean).join(" ")}>
        <LocalLink to="/contact" className={`btn ${first}`}>
          {label ?? t("book")}
        </LocalLink>
        {second !== "none" && (
          <LocalLink to={second?.to ?? "/pricing"} className={`btn ${other}`}>
            {second?.label ?? t("packages")}
          </LocalLink>
        )}
        {preview === "beside" && (
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
