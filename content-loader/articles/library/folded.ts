import type { Element } from "hast";
import { element } from "../format/html.ts";

/** Content that phones show on demand; wider windows and paper show it at once (app/routes/article/text/fold.css). */
export function folded(content: Element, title: string): Element {
  const summary = element("summary", [{ type: "text", value: title }]);
  return element("details", [summary, content], { className: ["fold"] });
}
