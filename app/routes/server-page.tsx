import type { MetaDescriptor } from "react-router";
import { site } from "../../content-loader/data/site.ts";
import { part } from "../../shared/server-page.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { pageTranslations } from "../i18n/translations.server.ts";
import { FounderPortrait } from "../layout/founder-portrait.tsx";
import type { Route } from "./+types/server-page";
import { DefaultLinks } from "./contact/default-links.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return pageTranslations(request, "contactMore", "common");
}

export function meta(): MetaDescriptor[] {
  return [{ title: site.brand }, { name: "robots", content: "noindex" }];
}

/**
 * Prototypes of every part of a server page, in order. This page is not public:
 * the server copies and fills its parts (shared/server-page.ts).
 */
export default function ServerPage() {
  const { t } = useTranslation("contactMore");
  return (
    <div className="wrap grid min-h-[70svh] content-center items-center gap-x-16 gap-y-14 py-32 lg:grid-cols-[1.25fr_1fr]">
      <div className="grid gap-6">
        <h1 {...part("title")} className="max-w-[6.4em]" />
        <p {...part("lines")} className="grid max-w-[28.1em] text-lead">
          <b {...part("firstLine")} />
          <span {...part("line")} />
        </p>
        <p {...part("text")} className="max-w-[28.1em] text-lead text-ink-soft" />
        <form {...part("form")} method="post" className="grid max-w-[28.1em] gap-6">
          <input {...part("hidden")} type="hidden" />
          <fieldset {...part("times")} className="time-choice">
            <legend {...part("timesLabel")} />
            <div className="time-days">
              <div {...part("day")}>
                {/* Each time names the day itself. */}
                <p {...part("dayName")} aria-hidden />
                <Times />
              </div>
            </div>
            <details {...part("otherTimes")}>
              <summary {...part("otherTimesLabel")} />
              <details {...part("otherDay")} name="day">
                <summary {...part("dayName")} />
                <Times />
              </details>
              <a {...part("laterDays")} className="link inline-block py-2" />
            </details>
          </fieldset>
          <div {...part("field")} className="field">
            <label {...part("label")} htmlFor="control">
              …
            </label>
            <input {...part("input")} id="control" />
            <textarea {...part("textarea")} id="control" />
          </div>
          {/* In its own row, so that the grid does not stretch it. */}
          <p>
            <button {...part("button")} type="submit" className="btn btn-primary" />
          </p>
        </form>
        <p {...part("links")} className="flex flex-wrap gap-3">
          <a {...part("mainLink")} className="btn btn-primary" />
          <a {...part("link")} className="btn btn-ghost" />
        </p>
        <p {...part("defaultLinks")} className="flex flex-wrap gap-3">
          <DefaultLinks />
        </p>
      </div>
      <div {...part("founder")} className="grid justify-items-center gap-2 [--signature:3.8rem]">
        <FounderPortrait />
        <p className="max-w-[21em] text-center text-fine text-ink-soft">
          {t("founder.text", { founder: site.founder.name })}
        </p>
      </div>
    </div>
  );
}

/** Radio buttons that look like the buttons of the contact page. */
function Times() {
  return (
    <div className="booking-times">
      <label {...part("time")} className="booking-time">
        <input {...part("timeInput")} type="radio" required />
        <span {...part("timeDay")} className="sr-only" />
        <b {...part("timeText")} />
      </label>
    </div>
  );
}
