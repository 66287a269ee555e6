import { shownResume } from "../../../profile/draft/draft.ts";
import { publicResume } from "../../../profile/resume.ts";
import type { Studio } from "../state/state.ts";

/** The visible content as JSON Resume with the chosen theme, sent with an order. */
export function orderDraft({ content, theme, style }: Studio): string {
  const resume = publicResume(shownResume(content.draft), content.allowed);
  return JSON.stringify({ ...resume, meta: { theme, ...style, figures: content.figures } });
}
