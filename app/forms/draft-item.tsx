import { useTranslation } from "../i18n/language-provider.tsx";
import { useDraftPicture } from "./draft-picture.ts";
import type { HandedOverDraft } from "./form-draft.ts";

/** Returns a draft's name, `Draft from the preview (Kyst)`. */
export function useDraftName(): (draft: HandedOverDraft) => string {
  const { t } = useTranslation("contactForm");
  return ({ json }) => {
    const theme = String(JSON.parse(json).meta?.theme ?? "");
    return `${t("attachments.draft.label")} (${theme.charAt(0).toUpperCase() + theme.slice(1)})`;
  };
}

/** The first screen of the draft's page, once it is drawn. */
export function DraftPicture({ draft }: { draft: HandedOverDraft }) {
  const { t } = useTranslation("contactForm");
  const picture = useDraftPicture(draft);
  if (!picture) return null;
  return (
    <img
      src={picture}
      alt={t("attachments.draft.picture")}
      width={480}
      height={300}
      className="h-auto w-28 flex-none rounded-field border border-line"
    />
  );
}
