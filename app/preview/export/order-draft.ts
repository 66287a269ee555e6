import { shownResume } from "../../../profile/draft/draft.ts";
import { publicResume } from "../../../profile/resume.ts";
import type { Studio } from "../state/state.ts";

/** The visible content as JSON Resume with what the visitor chose, sent with an order. */
export function orderDraft({ content, theme, style, language }: Studio): string {
  const resume = publicResume(shownResume(content.draft), content.allowed);
  return JSON.stringify({ ...resume, meta: { theme, ...style, language, figures: content.figures } });
}
